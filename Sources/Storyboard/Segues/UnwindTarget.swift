/// Where an unwind segue goes back to: the file names an action only, and UIKit looks for the nearest controller below
/// that has it.
struct UnwindTarget {
  let context: ImportContext
  let proposals: TransitionProposals

  struct Found {
    var controller: String
    var isCertain: Bool
  }

  func find(_ segue: SegueRecord) -> Found? {
    let candidates = context.graph.unwindCandidates(segue)
    if candidates.count == 1 { return Found(controller: candidates[0], isCertain: true) }
    let implementing = implementing(segue)
    let both = candidates.filter { implementing.contains($0) }
    if both.count == 1 { return Found(controller: both[0], isCertain: true) }
    if candidates.isEmpty, implementing.count == 1 {
      return Found(controller: implementing[0], isCertain: true)
    }
    return candidates.first.map { Found(controller: $0, isCertain: false) }
  }

  /// Controllers whose class has the action, where the sources are at hand.
  private func implementing(_ segue: SegueRecord) -> [String] {
    guard let action = segue.element["unwindAction"] else { return [] }
    let classes = proposals.sources.classes(implementing: action)
    return context.document.controllers.filter { controller in
      controller.customClass.map { classes.contains($0) } ?? false
    }.map(\.id)
  }
}
