internal import Motion

/// What an import had to guess, leave out or put in place of something else: one line a kind of finding.
package struct ImportReport: Sendable, Equatable {
  package enum Severity: String, Sendable { case warning, info }

  package struct Line: Sendable, Equatable {
    package var severity: Severity
    /// A word for machines, such as `image-missing`.
    package var kind: String
    package var message: String
    package var count: Int
    /// Id of the first element concerned.
    package var firstID: String?
    /// What it was the first time: a file's or class's name.
    package var example: String?
  }

  /// Warnings first; within a severity in the order of their first finding.
  package internal(set) var lines: [Line] = []

  package var hasWarnings: Bool { lines.contains { $0.severity == .warning } }

  /// One line a finding; empty where there is none.
  package var text: String {
    lines.map { line in
      var text = "\(line.severity.rawValue): \(line.message)"
      if let example = line.example { text += ": \(example)" }
      if line.count > 1 { text += " (\(line.count) times)" }
      if let id = line.firstID { text += line.count > 1 ? ", first at \(id)" : " at \(id)" }
      return text + "\n"
    }.joined()
  }

  package var json: String {
    JSON.object([
      (
        "findings",
        .array(
          lines.map { line in
            .object([
              ("severity", .string(line.severity.rawValue)), ("kind", .string(line.kind)),
              ("message", .string(line.message)), ("count", .int(line.count)),
              ("first", .optional(line.firstID)), ("example", .optional(line.example)),
            ])
          })
      )
    ]).text
  }
}
