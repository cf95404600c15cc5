/// How the scenes hang together: what is only implied in the file.
struct StoryboardGraph: Sendable {
  let document: StoryboardDocument
  /// Controllers that a navigation stack shows, by id.
  let inNavigation: Set<String>
  private let relationships: [String: [SegueRecord]]
  /// The container that shows a controller as its own, by the controller's id.
  private let containers: [String: Controller]
  /// The controllers of the segues that enter a scene, by the controller that is seen there.
  private let entering: [String: [String]]
  /// By the id of a controller that their stack shows.
  private var navigationControllers: [String: Controller] = [:]
  /// By the id of a controller that is seen only as a part of it.
  private var hosts: [String: String] = [:]

  init(_ document: StoryboardDocument) {
    self.document = document
    let related = document.segues.filter { $0.kind == .relationship }
    relationships = Dictionary(grouping: related, by: \.sourceController)
    containers = Dictionary(
      related.compactMap { segue in
        document.controller(segue.sourceController).map { (segue.destination, $0) }
      },
      uniquingKeysWith: { first, _ in first })
    inNavigation = Self.navigated(document)
    entering = Self.entering(document, relationships)
    navigationControllers = stacks()
    hosts = embedders()
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

  private static func entering(
    _ document: StoryboardDocument, _ relationships: [String: [SegueRecord]]
  ) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for segue in document.segues where segue.kind != .unwind && segue.kind != .relationship {
      guard let content = content(of: segue.destination, document, relationships),
        !(found[content] ?? []).contains(segue.sourceController)
      else { continue }
      found[content, default: []].append(segue.sourceController)
    }
    return found
  }

  /// Each navigation controller's own, and what is pushed from there on.
  private func stacks() -> [String: Controller] {
    var found: [String: Controller] = [:]
    var pending: [String] = []
    for controller in document.controllers {
      guard let stack = containers(of: controller.id).first(where: { $0.tag == "navigationController" })
      else {
        continue
      }
      found[controller.id] = stack
      pending.append(controller.id)
    }
    let shows = Dictionary(
      grouping: document.segues.filter { $0.kind == .show || $0.kind == .push }, by: \.sourceController)
    var next = 0
    while next < pending.count {
      let source = pending[next]
      next += 1
      for segue in shows[source] ?? [] where found[segue.destination] == nil {
        found[segue.destination] = found[source]
        pending.append(segue.destination)
      }
    }
    return found
  }

  /// A controller that nothing but embed segues lead to is never a screen of its own.
  private func embedders() -> [String: String] {
    let embedded = Set(document.segues.filter { $0.kind == .embed }.map(\.destination))
    var found: [String: String] = [:]
    var entered = Set([document.initialController.flatMap { content(of: $0.id) }].compactMap { $0 })
    for segue in document.segues where segue.kind != .unwind {
      guard let content = content(of: segue.destination) else { continue }
      switch segue.kind {
      case .embed: if found[content] == nil { found[content] = segue.sourceController }
      case .relationship:
        let isPart = containers(of: segue.destination).contains { embedded.contains($0.id) }
        if !isPart { entered.insert(content) }
      default: entered.insert(content)
      }
    }
    return found.filter { !entered.contains($0.key) }
  }

  /// The controller whose screen shows another one: itself, or the one that embeds it.
  func screen(showing id: String) -> String {
    var seen: Set<String> = [id]
    var current = id
    while let host = hosts[current], seen.insert(host).inserted { current = host }
    return current
  }

  /// The controller whose view is seen where `id` is shown: the root of a navigation controller, the first tab.
  /// nil where there is none, as in another storyboard.
  func content(of id: String) -> String? { Self.content(of: id, document, relationships) }

  private static func content(
    of id: String, _ document: StoryboardDocument, _ relationships: [String: [SegueRecord]]
  ) -> String? {
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
    while let container = containers[current], !found.contains(where: { $0.id == container.id }) {
      found.append(container)
      current = container.id
    }
    return found
  }

  /// The navigation controller whose stack shows a controller, also where that was pushed.
  func navigationController(of id: String) -> Controller? { navigationControllers[id] }

  /// The tab bar controller around a controller, or around the stack that it was pushed onto.
  func tabBarController(of id: String) -> Controller? {
    let around = containers(of: id) + (navigationController(of: id).map { containers(of: $0.id) } ?? [])
    return around.first { $0.tag == "tabBarController" }
  }

  /// Whether a segue of kind `show` pushes (in a navigation stack) or presents.
  func pushes(_ segue: SegueRecord) -> Bool { inNavigation.contains(segue.sourceController) }

  /// The controllers that an unwind segue may go back to: those from which a segue enters its scene. The file names
  /// only the action, so where there are several, or none, the target is open.
  func unwindCandidates(_ segue: SegueRecord) -> [String] { entering[segue.sourceController] ?? [] }
}
