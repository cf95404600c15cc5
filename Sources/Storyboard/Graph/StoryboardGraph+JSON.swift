internal import Motion

extension StoryboardDocument {
  /// What was read, as JSON, for comparing by a machine: controllers, segues, and what follows from them.
  package var graphJSON: String { StoryboardGraph(self).json.text }
}

extension StoryboardGraph {
  var json: JSON {
    let root = document.tree.root
    let device = root.child("device")
    return .object([
      ("file", .string(document.path)),
      ("type", .string(document.type)),
      ("toolsVersion", .optional(root["toolsVersion"])),
      ("initial", .optional(root["initialViewController"])),
      (
        "device",
        device.map {
          .object([("id", .optional($0["id"])), ("orientation", .optional($0["orientation"]))])
        } ?? .null
      ),
      ("launchScreen", .bool(root.isYes("launchScreen"))),
      ("scenes", .array(document.controllers.map(scene))),
      ("segues", .array(document.segues.map(segue))),
    ])
  }

  private func scene(_ controller: Controller) -> JSON {
    .object([
      ("sceneID", .string(controller.sceneID)),
      ("id", .string(controller.id)),
      ("tag", .string(controller.tag)),
      ("customClass", .optional(controller.customClass)),
      ("storyboardIdentifier", .optional(controller.storyboardIdentifier)),
      ("title", .optional(controller.title)),
      ("navTitle", .optional(controller.navigationItem?.string("title"))),
      ("inNavigation", .bool(inNavigation.contains(controller.id))),
      ("view", controller.view.map(view) ?? .null),
      ("elements", elements(controller)),
    ])
  }

  private func view(_ element: Element) -> JSON {
    let frame = element.storedFrame.map { frame in
      JSON.array([frame.x, frame.y, frame.width, frame.height].map { .number(Self.held($0)) })
    }
    return .object([
      ("id", .optional(element.id)), ("tag", .string(element.tag)), ("frame", frame ?? .null),
    ])
  }

  /// Millionths of a point: files hold what a sum of thirds has left.
  private static func held(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  /// How many views of each kind stand below the controller's own.
  private func elements(_ controller: Controller) -> JSON {
    var counts: [(String, JSON)] = []
    var found: [String: Int] = [:]
    for element in controller.view?.subtree.dropFirst() ?? [] where isView(element) {
      found[element.tag, default: 0] += 1
    }
    for tag in found.keys.sorted() { counts.append((tag, .int(found[tag] ?? 0))) }
    return .object(counts)
  }

  private func isView(_ element: Element) -> Bool {
    element.parent?.tag == "subviews" || element.tag == "tableViewCell"
  }

  private func segue(_ segue: SegueRecord) -> JSON {
    var pairs: [(String, JSON)] = [
      ("id", .string(segue.id)),
      ("kind", .string(segue.kindName)),
      // As written, an empty one too.
      ("identifier", .optional(segue.element["identifier"])),
      ("customClass", .optional(segue.customClass)),
      ("relationship", .optional(segue.relationship)),
      ("sourceController", .string(segue.sourceController)),
      (
        "trigger",
        .object([("tag", .string(segue.trigger.tag)), ("id", .optional(segue.trigger.id))])
      ),
      ("destination", .string(segue.destination)),
      ("destinationTag", .optional(document[segue.destination]?.tag)),
    ]
    switch segue.kind {
    case .relationship:
      break
    case .unwind:
      pairs.append(("unwindAction", .optional(segue.element["unwindAction"])))
      pairs.append(("unwindCandidates", .array(unwindCandidates(segue).map { .string($0) })))
    default:
      if let content = content(of: segue.destination) {
        pairs.append(("contentDestination", .string(content)))
      }
    }
    if segue.kind == .show { pairs.append(("effective", .string(pushes(segue) ? "push" : "present"))) }
    for name in ["modalPresentationStyle", "modalTransitionStyle"] {
      if let value = segue.element[name] { pairs.append((name, .string(value))) }
    }
    return .object(pairs)
  }
}
