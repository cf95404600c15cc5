/// Gathers findings while a scene is written. One import uses one, on one thread.
final class ReportBuilder {
  private var lines: [Finding: ImportReport.Line] = [:]
  private var order: [Finding] = []
  private var seen: Set<Key> = []

  private struct Key: Hashable {
    var finding: Finding
    var id: String?
    var example: String?
  }

  /// Counts a finding once for each element and example, however often it is met.
  func add(_ finding: Finding, _ id: String? = nil, example: String? = nil) {
    guard seen.insert(Key(finding: finding, id: id, example: example)).inserted else { return }
    if lines[finding] == nil {
      order.append(finding)
      lines[finding] = ImportReport.Line(
        severity: finding.severity, kind: finding.rawValue, message: finding.message, count: 0, firstID: id,
        example: example)
    }
    lines[finding]?.count += 1
  }

  var report: ImportReport {
    let sorted = order.compactMap { lines[$0] }
    return ImportReport(
      lines: sorted.filter { $0.severity == .warning } + sorted.filter { $0.severity == .info })
  }
}
