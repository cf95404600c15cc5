/// What one job wrote, and what it was made from.
struct IndexRecord: Sendable {
  /// Names the scene, the options and the program: whatever else could change the outputs.
  let key: String
  /// In the order of the command line; `report.path` is relative to the folder of the index.
  var outputs: [(file: TrackedFile, report: OutputReport)] = []
  var dependencies: [TrackedFile] = []
}

extension IndexRecord {
  /// One line for the job and one for each of its files; fields are separated by tabs.
  var text: String {
    var text = "job\t\(key)\n"
    for (file, report) in outputs {
      let fields = [
        "out", "\(file.stamp.size)", "\(file.stamp.modified)", file.digest, report.format, "\(report.width)",
        "\(report.height)", "\(report.frames)", report.frameRate, report.duration, "\(report.seconds)",
        report.loop, report.bytes.map { "\($0)" } ?? "", report.choice?.text ?? "", Self.escaped(file.path),
      ]
      text += fields.joined(separator: "\t") + "\n"
    }
    for file in dependencies {
      text += "dep\t\(file.stamp.size)\t\(file.stamp.modified)\t\(file.digest)\t\(Self.escaped(file.path))\n"
    }
    return text
  }

  /// Adds a line to the record; false for what is no such line.
  mutating func add(_ fields: [Substring]) -> Bool {
    guard fields.count >= 5, let size = Int(fields[1]), let modified = Int(fields[2]), let last = fields.last,
      let path = Self.unescaped(last)
    else { return false }
    let file = TrackedFile(
      path: path, stamp: FileStamp(size: size, modified: modified), digest: String(fields[3]))
    switch fields[0] {
    case "dep" where fields.count == 5: dependencies.append(file)
    case "out" where fields.count == 15:
      guard let report = OutputReport(fields, path: path, digest: file.digest) else { return false }
      outputs.append((file, report))
    default: return false
    }
    return true
  }

  /// Names may have tabs and line feeds in them.
  private static func escaped(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x25 }) else { return path }
    return path.replacing("%", with: "%25").replacing("\t", with: "%09").replacing("\n", with: "%0A")
  }

  private static func unescaped(_ text: Substring) -> String? {
    guard text.utf8.contains(0x25) else { return String(text) }
    return String(text).replacing("%0A", with: "\n").replacing("%09", with: "\t").replacing("%25", with: "%")
  }
}

extension OutputReport {
  fileprivate init?(_ fields: [Substring], path: String, digest: String) {
    guard let width = Int(fields[5]), let height = Int(fields[6]), let frames = Int(fields[7]),
      let seconds = Double(fields[10])
    else { return nil }
    self.init(
      path: path, format: String(fields[4]), width: width, height: height, frames: frames,
      frameRate: String(fields[8]), duration: String(fields[9]), seconds: seconds, loop: String(fields[11]),
      bytes: Int(fields[12]), digest: digest.isEmpty ? nil : digest,
      choice: fields[13].isEmpty ? nil : SizeChoice(text: fields[13]))
  }
}
