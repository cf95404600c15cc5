/// How the scenes hang together: what is only implied in the file.
struct StoryboardGraph: Sendable {
  let document: StoryboardDocument
  /// Controllers that a navigation stack shows, by id.
  let inNavigation: Set<String>
  private let relationships: [String: [SegueRecord]]

  init(_ document: StoryboardDocument) {
    self.document = document
    relationships = Dictionary(
      grouping: document.segues.filter { $0.kind == .relationship }, by: \.sourceController)
    inNavigation = Self.navigated(document)
  }

  /// The root of every navigation controller, and what is pushed from there on. A presentation leaves the stack, and
  /// so does a custom segue as far as the file says.
  private static func navigated(_ document: StoryboardDocument) -> Set<String> {
    let containers = Set(document.controllers.filter(\.isContainer).map(\.id))
    var found: Set<String> = []
    var pending = document.segues
      .filter { $0.kind == .relationship && $0.relationship == "rootViewController" }
      .map(\.destination)
    let shows = Dictionary(
      grouping: document.segues.filter { $0.kind == .show || $0.kind == .push }, by: \.sourceController)
    while let next = pending.popLast() {
      guard !containers.contains(next), found.insert(next).inserted else { continue }
      pending += (shows[next] ?? []).map(\.destination)
    }
    // A push of Xcode 5 says itself that its source and destination are on a stack.
    for segue in document.segues where segue.kind == .push {
      for id in [segue.sourceController, segue.destination] where !containers.contains(id) {
        found.insert(id)
      }
    }
    return found
  }

  /// The controller whose view is seen where `id` is shown: the root of a navigation controller, the first tab.
  /// nil where there is none, as in another storyboard.
  func content(of id: String) -> String? {
    var seen: Set<String> = []
    var current = id
    while let controller = document.controller(current), controller.isContainer {
      guard seen.insert(current).inserted else { return nil }
      let children = relationships[current] ?? []
      let root =
        children.first {
          $0.relationship == "rootViewController" || $0.relationship == "masterViewController"
        }
      guard let next = root ?? children.first else { return nil }
      current = next.destination
    }
    return document.controller(current)?.id
  }

  /// The containers around a controller, innermost first.
  func containers(of id: String) -> [Controller] {
    var found: [Controller] = []
    var current = id
    while let segue = document.segues.first(where: { $0.kind == .relationship && $0.destination == current }),
      let container = document.controller(segue.sourceController),
      !found.contains(where: { $0.id == container.id })
    {
      found.append(container)
      current = container.id
    }
    return found
  }

  /// The navigation controller whose stack shows a controller, also where that was pushed.
  func navigationController(of id: String) -> Controller? {
    var seen: Set<String> = []
    var pending = [id]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let found = containers(of: next).first(where: { $0.tag == "navigationController" }) { return found }
      pending += document.segues
        .filter { $0.destination == next && ($0.kind == .show || $0.kind == .push) }.map(\.sourceController)
    }
    return nil
  }

  func tabBarController(of id: String) -> Controller? {
    containers(of: id).first { $0.tag == "tabBarController" }
  }

  /// Whether a segue of kind `show` pushes (in a navigation stack) or presents.
  func pushes(_ segue: SegueRecord) -> Bool { inNavigation.contains(segue.sourceController) }

  /// The controllers that an unwind segue may go back to: those from which a segue enters its scene. The file names
  /// only the action, so where there are several, or none, the target is open.
  func unwindCandidates(_ segue: SegueRecord) -> [String] {
    var found: [String] = []
    for entering in document.segues where entering.kind != .unwind && entering.kind != .relationship {
      guard content(of: entering.destination) == segue.sourceController,
        !found.contains(entering.sourceController)
      else { continue }
      found.append(entering.sourceController)
    }
    return found
  }
}
