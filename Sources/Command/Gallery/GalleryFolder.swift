internal import Encoding
internal import Motion

/// The films of a folder, with the scenes that they were made from.
struct GalleryFolder {
  /// Outputs that show the same scene: its formats, sizes and themes.
  struct Group {
    let name: String
    var files: [File] = []
    /// The path of the scene file, where it is known.
    var scene: String?
  }

  struct File {
    /// As this process can open it.
    let path: String
    let format: OutputFormat
    /// What the name says: `dark` of `slide~dark.gif`.
    let theme: String?
    /// `@2x`, `-2x` or empty.
    let scale: String
    /// From the index of the folder, where that has it.
    let report: OutputReport?
  }

  private(set) var groups: [Group] = []

  /// - Parameter scenes: a folder to look for scenes in, by the names of the films.
  /// - Throws: `UnreadableInput` where the folder cannot be read or has no films.
  init(_ folder: String, scenes: String?) throws(UnreadableInput) {
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    let paths = try ProjectFiles(folder).paths
    let known = Self.known(root, Set(paths.map { FilePath($0).folder }))
    var places: [String: Int] = [:]
    for path in paths {
      let name = Name(FilePath(path).stem)
      guard let format = OutputFormat.forPath(path), format.kind == .film else { continue }
      let title = FilePath(path).folder + name.base
      let place = places[title] ?? groups.count
      if place == groups.count {
        places[title] = place
        groups.append(Group(name: title))
      }
      let record = known[root + path]
      groups[place].files.append(
        File(path: root + path, format: format, theme: name.theme, scale: name.scale, report: record?.report))
      groups[place].scene =
        groups[place].scene ?? record?.scene ?? scenes.flatMap { Self.scene(title, in: $0) }
    }
    for place in groups.indices { groups[place].files.sort(by: Self.isBefore) }
    guard !groups.isEmpty else { throw UnreadableInput(path: folder, reason: "has no films") }
  }

  /// In the order in which formats are listed, small ones before large ones, light ones before dark ones.
  private static func isBefore(_ one: File, _ other: File) -> Bool {
    func key(_ file: File) -> (Int, String, String) {
      (OutputFormat.all.firstIndex { $0.name == file.format.name } ?? 0, file.scale, file.theme ?? "")
    }
    return key(one) < key(other)
  }

  /// What the indexes of `--incremental` say about outputs, by path.
  private static func known(
    _ root: String, _ folders: Set<String>
  ) -> [String: (report: OutputReport, scene: String)] {
    var known: [String: (report: OutputReport, scene: String)] = [:]
    for folder in folders {
      for record in OutputIndex(folder: root + folder).records.values {
        guard let scene = record.dependencies.first?.path else { continue }
        for output in record.outputs {
          known[root + folder + output.file.path] = (output.report, root + folder + scene)
        }
      }
    }
    return known
  }

  private static func scene(_ name: String, in folder: String) -> String? {
    let base = (folder.hasSuffix("/") ? folder : folder + "/") + name
    return [base + ".yaml", base + ".yml"].first { FileStamp($0) != nil }
  }
}

/// The parts of an output's name, as `NamePattern` puts them together.
private struct Name {
  var base: String
  var theme: String?
  var scale = ""

  init(_ stem: String) {
    base = stem
    // `@2x` comes last; `-2x` of videos before the theme.
    takeScale()
    if let tilde = base.lastIndex(of: "~"), tilde != base.startIndex {
      theme = String(base[base.index(after: tilde)...])
      base = String(base[..<tilde])
    }
    takeScale()
  }

  private mutating func takeScale() {
    guard scale.isEmpty, let match = base.firstMatch(of: /.[@-][0-9.]+x$/) else { return }
    scale = String(base[match.range].dropFirst())
    base.removeLast(scale.count)
  }
}
