internal import Motion

/// Animations that code asks UIKit or Core Animation for by name.
enum BuiltInAnimation {
  /// - Parameter body: of `perform`.
  static func transition(_ body: String) -> YAMLValue? {
    if body.contains("CATransition") { return coreAnimation(body) }
    if let flip = flip(body) { return flip }
    guard !signsOfOwnAnimation.contains(where: body.contains) else { return nil }
    if body.contains("TransitionCrossDissolve") || body.contains("transitionCrossDissolve")
      || body.contains(".crossDissolve")
    {
      return timed("crossDissolve", nil, body)
    }
    return containerCall(body)
  }

  /// What code has that moves views itself, or lets an animator do it.
  private static let signsOfOwnAnimation = [
    "nimateWithDuration", ".animate(", "nimateKeyframes", "addKeyframe", "ViewPropertyAnimator",
    "beginAnimations",
    "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation", "CAAnimationGroup",
    "ransitioningDelegate",
    "animateTransition", "UIDynamicAnimator",
  ]

  /// A transition of the language with its arguments, and the duration that the code gives it.
  private static func timed(_ name: String, _ arguments: YAMLMap?, _ body: String) -> YAMLValue {
    let seconds = AnimationReading.duration(body, constants: body)
    guard arguments != nil || seconds != nil else { return .plain(name) }
    var map = YAMLMap([(name, arguments.map { .inline($0) } ?? .inline(YAMLMap()))])
    map.add("duration", seconds.map { .number($0) })
    return .inline(map)
  }

  /// A `perform` that only calls the navigation or presenting controller.
  private static func containerCall(_ body: String) -> YAMLValue? {
    let calls = [
      "pushViewController", "presentViewController", "present(", "popViewController", "popTo", "dismiss",
    ]
    guard calls.contains(where: body.contains) else { return nil }
    if body.contains(/animated\s*:\s*(?:false|NO)/) { return .plain("none") }
    return body.contains(/animated\s*:\s*(?:true|YES)/) ? .plain("system") : nil
  }

  private static func coreAnimation(_ body: String) -> YAMLValue? {
    let origin =
      ["Right", "Left", "Top", "Bottom"].first { body.contains("From\($0)") || body.contains(".from\($0)") }?
      .lowercased() ?? "left"
    // Core Animation's y axis points up on the layers that it was made for; on iOS fromTop comes from below.
    let direction = origin == "top" ? "bottom" : origin == "bottom" ? "top" : origin
    let kinds = [("Push", "slide"), ("MoveIn", "cover"), ("Reveal", "reveal"), ("Fade", "crossDissolve")]
    let word = body.firstMatch(of: /(?:kCATransition(?!From)|CATransitionType\.|[. ]type\s*[:=]\s*\.)(\w+)/)?
      .output.1
    let kind = kinds.first { $0.0.lowercased() == word?.lowercased() }
    guard let name = kind?.1 ?? (body.contains("type") ? nil : "crossDissolve"),
      TransitionKind.named(name) != nil
    else { return nil }
    var map = YAMLMap()
    map.add(name, name == "crossDissolve" ? .null : .inline(YAMLMap([("from", .plain(direction))])))
    if let seconds = AnimationReading.duration(body, constants: body) {
      map.add("duration", .number(seconds))
    }
    return map.entries.count == 1 && name == "crossDissolve" ? .plain(name) : .inline(map)
  }

  private static func flip(_ body: String) -> YAMLValue? {
    guard let match = body.firstMatch(of: /[tT]ransitionFlipFrom(Left|Right|Top|Bottom)/) else {
      if body.contains(/[tT]ransitionCurl(Up|Down)/) {
        return TransitionKind.named("pageCurl") == nil ? nil : timed("pageCurl", nil, body)
      }
      return nil
    }
    guard TransitionKind.named("flip") != nil else { return nil }
    return timed("flip", YAMLMap([("from", .plain(match.output.1.lowercased()))]), body)
  }
}
