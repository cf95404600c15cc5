internal import Locking

/// The files that a run writes and those that it reads: none may be written twice, and no input replaced.
final class WrittenFiles: Sendable {
  /// Who writes a file.
  struct Writer: Equatable {
    /// The number of the job; 0 is the run as a whole.
    var job = 0
    /// Its place among what the job writes. A job that is done again writes the same files in the same places.
    let number: Int
    /// Of the job.
    var scene: String?
    /// Whether it goes with a film.
    var isCompanion = false

    /// Variants of one scene have posters in common, such as those of two scales that DocC has one name for.
    func mayShare(with other: Writer) -> Bool {
      self == other || (isCompanion && other.isCompanion && scene == other.scene && job != other.job)
    }
  }

  private struct State {
    var written = FileTable<Writer>()
    var read = FileTable<Void>()
  }

  private let state = Locked(State())

  /// - Throws: `UsageError` where something else writes the file, or it is known to be read.
  func write(_ path: String, by writer: Writer) throws(UsageError) {
    guard let place = FilePlace(path) else { return }
    let (other, input) = state.withLock { state in
      let found = (state.written.entry(at: place), state.read.entry(at: place))
      if found.0 == nil { state.written.insert(path, place, writer) }
      return found
    }
    if let input { throw Self.replaced(input.path, by: path) }
    guard let other, !writer.mayShare(with: other.value) else { return }
    var hint = other.path == path ? nil : "`\(other.path)` and `\(path)` are one file"
    if let one = other.value.scene, let two = writer.scene, one != two {
      hint = "`\(one)` and `\(two)` have one name; see --name"
    }
    throw UsageError("`\(path)` is written twice", hint: hint)
  }

  /// - Throws: `UsageError` where the run writes the file.
  func read(_ path: String) throws(UsageError) {
    guard let place = FilePlace(path) else { return }
    let output = state.withLock { state in
      state.read.insert(path, place, ())
      return state.written.entry(at: place)
    }
    if let output { throw Self.replaced(path, by: output.path) }
  }

  /// For a command that reads one scene and writes a file, and perhaps its dependencies.
  static func check(
    _ output: String, reading dependencies: [String], _ arguments: ParsedArguments
  ) throws(UsageError) {
    let files = WrittenFiles()
    for (number, path) in [output, arguments.value("deps")].compactMap(\.self).enumerated() {
      try files.write(path, by: Writer(number: number))
    }
    for path in dependencies { try files.read(path) }
  }

  private static func replaced(_ input: String, by output: String) -> UsageError {
    UsageError(
      "`\(output)` is read by the scene, and would be replaced",
      hint: (input == output ? "" : "it is the same file as `\(input)`; ") + "write to another path")
  }
}

/// Finds files by where they are, however they are spelled.
private struct FileTable<Value> {
  struct Entry {
    /// As it was given.
    let path: String
    let value: Value
  }

  private var byPath: [String: Entry] = [:]
  private var byIdentity: [FilePlace.Identity: Entry] = [:]

  mutating func insert(_ path: String, _ place: FilePlace, _ value: Value) {
    let entry = Entry(path: path, value: value)
    byPath[place.path] = entry
    if let identity = place.identity { byIdentity[identity] = entry }
  }

  func entry(at place: FilePlace) -> Entry? {
    if let entry = byPath[place.path] { return entry }
    guard let identity = place.identity, let entry = byIdentity[identity] else { return nil }
    // File systems use the number of a file that has been replaced for the next one.
    return FilePlace(entry.path)?.identity == identity ? entry : nil
  }
}
