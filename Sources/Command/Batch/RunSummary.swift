/// The last line about a run of several scenes.
enum RunSummary {
  private static let words: [(RenderOutcome.Status, String)] = [
    (.rendered, "rendered"), (.upToDate, "up to date"), (.failed, "failed"), (.skipped, "not started"),
  ]

  /// `100 scenes: 98 rendered, 1 up to date, 1 failed`
  ///
  /// - Parameter statuses: how many scenes ended in each way, by the words of the report.
  static func text(_ statuses: [String: Int]) -> String {
    let counts = words.compactMap { status, word in statuses[status.rawValue].map { "\($0) \(word)" } }
    let total = statuses.values.reduce(0, +)
    let scenes = "\(total) scene\(total == 1 ? "" : "s")"
    return counts.isEmpty ? scenes : "\(scenes): " + counts.joined(separator: ", ")
  }

  static func text(_ outcomes: [RenderOutcome]) -> String {
    text(outcomes.reduce(into: [:]) { $0[$1.status.rawValue, default: 0] += 1 })
  }
}
