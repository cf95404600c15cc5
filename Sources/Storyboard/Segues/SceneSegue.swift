/// A segue as the scene will have it.
struct SceneSegue: Sendable {
  enum Target: Sendable, Equatable {
    case forward(to: String, presentation: String)
    case unwind(to: String)
  }

  /// Its key in the scene.
  var name: String
  /// nil for one that was asked for and is not in the storyboard.
  var record: SegueRecord?
  /// Controllers.
  var source: String
  var destination: String
  /// Screens.
  var from: String
  var target: Target
  /// Id of the view that performs it.
  var trigger: String?
  /// nil: the platform's own.
  var transition: YAMLValue?
  var comments: [String] = []
  /// What is uncertain about its custom class, for a report of what was asked for.
  var doubt: Finding?

  var isUnwind: Bool {
    if case .unwind = target { return true }
    return false
  }

  var isPush: Bool {
    if case .forward(_, "push") = target { return true }
    return false
  }

  /// The screen that is seen afterwards.
  var to: String {
    switch target {
    case .forward(let to, _), .unwind(let to): to
    }
  }

  var yaml: YAMLValue {
    var map = YAMLMap([("from", .text(from))])
    switch target {
    case .forward(let to, let presentation):
      map.add("to", .text(to))
      map.add("trigger", trigger.map { .text($0) })
      // A presentation is what a segue does where nothing else is said.
      if presentation != "present" { map.add("presentation", .plain(presentation)) }
    case .unwind(let to):
      map.add("unwind", .text(to))
      map.add("trigger", trigger.map { .text($0) })
    }
    map.add("transition", transition)
    return .map(map)
  }
}
