internal import Motion

/// A report of `segue render --json`, read back.
struct RunReport {
  private struct Entry {
    var scene: JSON
    var outputs: [JSON]
    var number: Int { scene["number"]?.int ?? 0 }
    /// Runs of the same scene by the same command line.
    var key: String { "\(number)\t\(scene["scene"]?.string ?? "")" }
  }

  private var entries: [Entry]
  private(set) var versions: [String]
  /// The parts that were joined, as `1/3`; empty for whole runs.
  private var shards: Set<String>

  /// - Throws: `ReportFault`.
  init(path: String) throws {
    let bytes = try InputFile.read(path, limit: 1 << 28)
    let value: JSON
    do throws(JSONReader.Fault) {
      value = try JSONReader.value(bytes)
    } catch {
      throw ReportFault(path: path, bytes: bytes, error)
    }
    guard let scenes = value["scenes"]?.items, let outputs = value["outputs"]?.items else {
      throw ReportFault(path: path, message: "is no report of `segue render --json`")
    }
    var rest = outputs[...]
    // Outputs stand in the order of their scenes.
    entries = scenes.map { scene in
      let count = scene["outputs"]?.items?.count ?? 0
      defer { rest = rest.dropFirst(count) }
      return Entry(scene: scene, outputs: Array(rest.prefix(count)))
    }
    versions = value["version"]?.string.map { [$0] } ?? []
    shards = Set(value["shard"]?.string.map { [$0] } ?? [])
  }

  /// Takes the scenes of another report in. Of a scene that is in both, the other's counts: it was tried again.
  mutating func merge(_ other: RunReport) {
    var places: [String: Int] = [:]
    for (place, entry) in entries.enumerated() { places[entry.key] = place }
    for entry in other.entries {
      if let place = places[entry.key] {
        entries[place] = entry
      } else {
        places[entry.key] = entries.count
        entries.append(entry)
      }
    }
    shards.formUnion(other.shards)
    versions += other.versions.filter { !versions.contains($0) }
  }

  /// In the order of the whole run, where the reports are of its shards.
  private var sorted: [Entry] {
    entries.enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }.map(
      \.element)
  }

  /// Parts of the same runs that are not here, in order: `2/3`.
  var missingShards: [String] {
    let counts = Set(shards.compactMap { $0.split(separator: "/").last.flatMap { Int($0) } })
    return counts.sorted().flatMap { count in
      (1...max(min(count, 10_000), 1)).map { "\($0)/\(count)" }.filter { !shards.contains($0) }
    }
  }

  var json: JSON {
    .object([
      ("version", .string(versions.joined(separator: ", "))),
      ("outputs", .array(sorted.flatMap(\.outputs))), ("scenes", .array(sorted.map(\.scene))),
    ])
  }

  /// That of the first scene that failed.
  var exitCode: ExitCode {
    let codes = sorted.compactMap { $0.scene["exitCode"]?.int }
    return codes.first { $0 != 0 }.map { ExitCode(code: Int32(truncatingIfNeeded: $0)) } ?? .success
  }

  /// How many scenes ended in each way, by the words of the report.
  var statuses: [String: Int] {
    entries.reduce(into: [:]) { $0[$1.scene["status"]?.string ?? "", default: 0] += 1 }
  }

  /// What was printed about scenes that failed.
  var messages: [String] { sorted.compactMap { $0.scene["message"]?.string }.filter { !$0.isEmpty } }
}

/// A file that is no report (exit code 65).
struct ReportFault: Error {
  let path: String
  /// Follows the path.
  let message: String

  init(path: String, message: String) {
    self.path = path
    self.message = message
  }
}

extension ReportFault {
  init(path: String, bytes: [UInt8], _ fault: JSONReader.Fault) {
    let before = bytes.prefix(fault.offset)
    let line = before.count { $0 == 0x0A } + 1
    let column = before.count - ((before.lastIndex(of: 0x0A) ?? -1) + 1) + 1
    self.init(path: path, message: "is no JSON: line \(line), column \(column): \(fault.message)")
  }
}
