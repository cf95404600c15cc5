internal import Motion

/// What any view can have beside its content: opacity, corners, border, shadow.
struct ElementLooks {
  let element: Element
  let context: ImportContext

  /// - Parameter hasOverflow: whether something inside sticks out of the bounds, so that clipping shows.
  func yaml(hasOverflow: Bool, hasChildren: Bool) -> YAMLMap {
    let attributes = RuntimeAttributes(element)
    var map = YAMLMap()
    if let alpha = element.number("alpha"), alpha < 1 { map.add("alpha", .number(max(alpha, 0))) }
    if element.isYes("hidden") { map.add("hidden", .bool(true)) }
    let radius = max(attributes.number("cornerRadius") ?? 0, 0)
    if radius > 0 { map.add("cornerRadius", .number(radius)) }
    map.add("border", border(attributes))
    map.add("shadow", shadow(attributes))
    let isClipped =
      element.isYes("clipsSubviews") || attributes.flag("masksToBounds") ?? false
      || attributes.flag("clipsToBounds") ?? false
    if isClipped, hasOverflow || (radius > 0 && hasChildren) { map.add("clip", .bool(true)) }
    return map
  }

  private func border(_ attributes: RuntimeAttributes) -> YAMLValue? {
    guard let width = attributes.number("borderWidth"), width > 0 else { return nil }
    let color = context.color(attributes.color("borderColor")) ?? ElementColor(color: .black)
    return .inline(YAMLMap([("width", .number(width)), ("color", color.yaml)]))
  }

  private func shadow(_ attributes: RuntimeAttributes) -> YAMLValue? {
    guard let opacity = attributes.number("shadowOpacity"), opacity > 0 else { return nil }
    let color = context.color(attributes.color("shadowColor")) ?? ElementColor(color: .black)
    // Core Animation's defaults: 3 points of blur, 3 upwards.
    let radius = attributes.number("shadowRadius") ?? 3
    let offset = attributes.size("shadowOffset") ?? Size(0, -3)
    return .inline(
      YAMLMap([
        ("color", color.yaml), ("opacity", .number(min(opacity, 1))),
        ("radius", .number(min(max(radius, 0), 200))),
        ("offset", .numbers([offset.width, offset.height])),
      ]))
  }
}
