/// The way along pushes from the root of a navigation stack.
struct PushPath {
  let segues: [SceneSegue]
  let graph: StoryboardGraph

  /// Controllers from the root to `controller`, the shortest way; the controller alone where none is known.
  func path(to controller: String) -> [String] {
    var paths = [[controller]]
    var seen: Set<String> = [controller]
    while !paths.isEmpty {
      let path = paths.removeFirst()
      if isRoot(path[0]) { return path }
      for segue in segues where segue.isPush && segue.destination == path[0] {
        if seen.insert(segue.source).inserted { paths.append([segue.source] + path) }
      }
    }
    return [controller]
  }

  private func isRoot(_ id: String) -> Bool {
    graph.containers(of: id).contains { $0.tag == "navigationController" }
  }
}
