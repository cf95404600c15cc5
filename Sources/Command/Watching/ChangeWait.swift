internal import Encoding

/// Waits for changes that matter, until they have come to rest.
final class ChangeWait {
  /// An editor saves by several calls; they are over when nothing has come for this long. Milliseconds.
  private static let rest: Int32 = 60
  /// Whoever never stops writing is drawn in between, after so many rests.
  private static let mostRests = 40
  /// A file that is gone may be on its way back: rests until that is no longer believed.
  private static let restsForLost = 12
  /// Some file systems send no events. Milliseconds until the files' times are looked at.
  private static let patience: Int32 = 2000

  private let watch: FolderWatch
  private var files = WatchedFiles()
  private var sceneFolders: Set<String> = []
  /// Files of which it is not certain that they were drawn as they are.
  private var uncertain: Set<String> = []

  init() throws(OutputError) { watch = try FolderWatch() }

  /// Takes up what a render from `start` on depends on, and lets go of all else.
  ///
  /// - Parameters:
  ///   - paths: of files.
  ///   - sceneFolders: a new scene in one of these matters as well; each is ended by a slash.
  ///   - start: nanoseconds since 1970.
  func follow(_ paths: Set<String>, sceneFolders: [String], readSince start: Int) throws(OutputError) {
    self.sceneFolders = Set(sceneFolders)
    try watch.follow(Set(paths.map { FilePath($0).folder }).union(sceneFolders))
    uncertain = files.follow(paths, readSince: start)
  }

  /// Files that say something else than when they were taken up. Waits for a change; there may be none of a file where
  /// scenes or folders came or went.
  func next() -> Set<String> {
    if !uncertain.isEmpty { return uncertain.union(settled(from: [])) }
    while true {
      let first = concerning(watch.changes(within: Self.patience))
      if let touched = first { return settled(from: touched) }
      let restamped = files.restamped
      if !restamped.isEmpty { return settled(from: restamped) }
    }
  }

  private func settled(from touched: Set<String>) -> Set<String> {
    var touched = touched
    for count in 0..<Self.mostRests {
      if let more = concerning(watch.changes(within: Self.rest)) {
        touched.formUnion(more)
      } else if count >= Self.restsForLost || !files.hasLost(touched) {
        break
      }
    }
    return files.changed(among: touched)
  }

  /// Paths of watched files that changes tell of; nil where none of the changes matters.
  private func concerning(_ changes: Set<FolderWatch.Change>) -> Set<String>? {
    let known = files.paths
    var touched: Set<String>?
    for change in changes {
      switch change {
      case .anything: touched = (touched ?? []).union(files.restamped)
      case .file(let folder, let name):
        if known.contains(folder + name) {
          touched = (touched ?? []).union([folder + name])
        } else if sceneFolders.contains(folder), SceneList.isScene(name) {
          touched = touched ?? []
        }
      }
    }
    return touched
  }
}
