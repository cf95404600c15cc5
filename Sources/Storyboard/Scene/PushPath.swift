/// The way along pushes from the root of a navigation stack.
struct PushPath {
  private let graph: StoryboardGraph
  /// The controllers that push a controller, by its id.
  private let sources: [String: [String]]

  init(segues: [SceneSegue], graph: StoryboardGraph) {
    self.graph = graph
    sources = Dictionary(grouping: segues.filter(\.isPush), by: \.destination).mapValues { $0.map(\.source) }
  }

  /// Controllers from the root to `controller`, the shortest way; the controller alone where none is known.
  func path(to controller: String) -> [String] {
    var pushed: [String: String] = [:]
    var reached = [controller]
    var next = 0
    while next < reached.count {
      let place = reached[next]
      next += 1
      if isRoot(place) { return Array(sequence(first: place) { $0 == controller ? nil : pushed[$0] }) }
      for source in sources[place] ?? [] where source != controller && pushed[source] == nil {
        pushed[source] = place
        reached.append(source)
      }
    }
    return [controller]
  }

  private func isRoot(_ id: String) -> Bool {
    graph.containers(of: id).contains { $0.tag == "navigationController" }
  }
}
