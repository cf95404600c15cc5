internal import Motion

/// Animations that code asks UIKit or Core Animation for by name.
enum BuiltInAnimation {
  /// - Parameter body: of `perform`.
  static func transition(_ body: String) -> YAMLValue? {
    if body.contains("CATransition") { return coreAnimation(body) }
    if let flip = flip(body) { return flip }
    let isAnimated =
      body.contains("nimateWithDuration") || body.contains(".animate(") || body.contains("CABasicAnimation")
    guard !isAnimated else { return nil }
    if body.contains("TransitionCrossDissolve") || body.contains("transitionCrossDissolve")
      || body.contains(".crossDissolve")
    {
      return .plain("crossDissolve")
    }
    return containerCall(body)
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
    let kind = kinds.first {
      body.contains("Transition\($0.0)")
        || body.contains(".\($0.0.prefix(1).lowercased() + $0.0.dropFirst())")
    }
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
        return TransitionKind.named("pageCurl") == nil ? nil : .plain("pageCurl")
      }
      return nil
    }
    guard TransitionKind.named("flip") != nil else { return nil }
    return .inline(YAMLMap([("flip", .inline(YAMLMap([("from", .plain(match.output.1.lowercased()))])))]))
  }
}
