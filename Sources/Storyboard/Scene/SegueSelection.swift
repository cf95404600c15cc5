/// Finds the segues that were asked for.
struct SegueSelection {
  let document: StoryboardDocument
  let graph: StoryboardGraph
  let names: ScreenNames
  /// All of the storyboard.
  let segues: [SceneSegue]

  func selected(_ selection: ImportOptions.Selection) throws(StoryboardError) -> [SceneSegue] {
    switch selection {
    case .all:
      return segues
    case .segue(let text):
      let found = segues.filter { $0.record?.identifier == text || $0.record?.id == text || $0.name == text }
      guard !found.isEmpty else {
        throw StoryboardError(
          .request, path: document.path, "there is no segue \"\(text)\"", hint: known(segues.map(\.name)))
      }
      return found
    case .between(let from, let to):
      let (source, destination) = (try controller(from), try controller(to))
      let found = segues.filter { $0.source == source.id && $0.destination == destination.id }
      return found.isEmpty ? [made(source, destination)] : found
    }
  }

  private func controller(_ text: String) throws(StoryboardError) -> Controller {
    let found = document.controllers.filter { names[$0.id] != nil || $0.isContainer }
      .first { ScreenNames.matches(text, $0, name: names[$0.id]) }
    guard let found, let content = graph.content(of: found.id).flatMap({ document.controller($0) }),
      names[content.id] != nil
    else {
      throw StoryboardError(
        .request, path: document.path, "there is no screen \"\(text)\"",
        hint: known(document.controllers.compactMap { names[$0.id] }))
    }
    return content
  }

  /// Code goes from the one to the other: pushing where both may stand on a stack.
  private func made(_ source: Controller, _ destination: Controller) -> SceneSegue {
    let (from, to) = (names[source.id] ?? source.id, names[destination.id] ?? destination.id)
    let pushes = graph.inNavigation.contains(source.id)
    return SceneSegue(
      name: "\(from)-\(to)", record: nil, source: source.id, destination: destination.id, from: from,
      target: .forward(to: to, presentation: pushes ? "push" : "present"),
      comments: ["No segue of the storyboard: code goes here."])
  }

  private func known(_ names: [String]) -> String? {
    names.isEmpty ? nil : "there is " + names.prefix(20).joined(separator: ", ")
  }
}
