internal import Encoding
internal import Glibc

/// The index of a folder of outputs: what each of them was made from. It is a file called `.segue.index` in the folder.
///
/// It is only ever a shortcut: without it, or with one that cannot be read, everything is rendered again.
struct OutputIndex {
  private static let header = "segue-index 2\n"

  let folder: String
  private(set) var records: [String: IndexRecord] = [:]
  private var added: [IndexRecord] = []

  /// - Parameter folder: ended by a slash, or empty for the current one.
  init(folder: String) {
    self.folder = folder
    records = Self.read(path)
  }

  private var path: String { folder + ".segue.index" }

  mutating func add(_ record: IndexRecord) {
    records[record.key] = record
    added.append(record)
  }

  /// Joins what was added with what other runs have written meanwhile. The folder itself is locked, so that no file
  /// needs to stay behind for a lock.
  mutating func save() throws(OutputError) {
    guard !added.isEmpty else { return }
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    var records = Self.read(path)
    let keys = Set(added.map(\.key))
    let written = Set(added.flatMap { $0.outputs.map(\.file.path) })
    // A file that was written anew is no longer what an older record says.
    records = records.filter { key, record in
      !keys.contains(key) && !record.outputs.contains { written.contains($0.file.path) }
    }
    for record in added { records[record.key] = record }
    let lines = records.values.sorted { $0.key < $1.key }.map(\.text)
    let file = try OutputFile(path)
    try file.write(text: Self.header + lines.joined())
    try file.commit()
    added = []
  }

  private static func read(_ path: String) -> [String: IndexRecord] {
    guard let bytes = TextFile.bytes(path) else { return [:] }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(header) else { return [:] }
    var records: [String: IndexRecord] = [:]
    var current: IndexRecord?
    for line in text.dropFirst(header.count).split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      if fields.count == 2, fields[0] == "job" {
        if let current { records[current.key] = current }
        current = IndexRecord(key: String(fields[1]))
      } else if current?.add(fields) != true {
        current = nil
      }
    }
    if let current { records[current.key] = current }
    return records
  }
}
