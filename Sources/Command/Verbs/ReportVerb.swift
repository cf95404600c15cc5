internal import Encoding
internal import Motion
internal import SceneFile

extension Verb {
  static let report = Verb(
    name: "report", summary: "join the reports of several runs into one", operands: "REPORT.json...",
    completion: .files([".json"]),
    options: [
      .value("output", short: "o", "PATH", "where to write; standard output if it is left out")
    ],
    details: """
      The reports are those of `segue render --json`. Those of all shards of a run, in any order, give the report that
      the run would have given as a whole. Of a scene that was tried again, the last report counts. What is wrong with
      scenes is printed again, and the exit code is that of the first one that failed, or 1 where a shard is missing.

        segue report shard-1.json shard-2.json -o report.json
      """,
    run: { arguments, terminal in
      guard let first = arguments.operands.first else { throw UsageError("REPORT.json is missing") }
      var report = try RunReport(path: first)
      for path in arguments.operands.dropFirst() { report.merge(try RunReport(path: path)) }
      let file = try OutputFile(arguments.value("output") ?? "-")
      try file.write(text: report.json.text)
      try file.commit()
      for line in report.messages.flatMap({ $0.split(separator: "\n") }) {
        terminal.message(DisplayText.escaping(line) + "\n")
      }
      if report.versions.count > 1 {
        terminal.warning("the reports are of different versions: \(report.versions.joined(separator: ", "))")
      }
      terminal.note(RunSummary.text(report.statuses))
      guard report.missingShards.isEmpty else {
        terminal.error(
          "the report of shard \(report.missingShards.prefix(10).joined(separator: ", ")) is missing")
        return report.exitCode == .success ? .checkFailed : report.exitCode
      }
      return report.exitCode
    })
}
