internal import Motion

/// Writes where a view stands: by the facts that its constraints give, or as a frame.
struct PlacementWriter {
  let pins: ElementPins?

  func yaml(_ element: Element, _ frame: Rect, in parent: Size) -> YAMLMap {
    let horizontal = axis(
      element, .left, .right, .centerX, position: frame.x, length: frame.width, parent: parent.width)
    let vertical = axis(
      element, .top, .bottom, .centerY, position: frame.y, length: frame.height, parent: parent.height)
    if horizontal == .span, vertical == .span, frame == Rect(origin: .zero, size: parent) {
      return YAMLMap([("frame", .flow([.number(0), .number(0), .plain("100%"), .plain("100%")]))])
    }
    if horizontal == .start, vertical == .start { return Self.frame(frame) }
    var map = YAMLMap()
    write(horizontal, frame.x, frame.width, parent.width, ("left", "right", "width", "centerX"), &map)
    write(vertical, frame.y, frame.height, parent.height, ("top", "bottom", "height", "centerY"), &map)
    return map
  }

  static func frame(_ frame: Rect) -> YAMLMap {
    YAMLMap([("frame", .numbers([frame.x, frame.y, frame.width, frame.height]))])
  }

  private enum Kind { case start, end, span, center }

  private func axis(
    _ element: Element, _ start: LayoutAttribute.Line, _ end: LayoutAttribute.Line,
    _ center: LayoutAttribute.Line,
    position: Double, length: Double, parent: Double
  ) -> Kind {
    guard let pins else { return .start }
    let (hasStart, hasEnd) = (pins.has(start, element), pins.has(end, element))
    if hasStart, hasEnd { return .span }
    // Half a point off is the rounding to pixels.
    if pins.has(center, element), abs(position + length / 2 - parent / 2) <= 0.5 { return .center }
    return hasEnd && !hasStart ? .end : .start
  }

  private func write(
    _ axis: Kind, _ position: Double, _ length: Double, _ parent: Double,
    _ keys: (start: String, end: String, length: String, center: String), _ map: inout YAMLMap
  ) {
    let rest = parent - position - length
    switch axis {
    case .span:
      map.add(keys.start, .number(position))
      map.add(keys.end, .number(rest))
      return
    case .center: map.add(keys.center, .plain("50%"))
    case .end: map.add(keys.end, .number(rest))
    case .start: map.add(keys.start, .number(position))
    }
    map.add(keys.length, .number(length))
  }
}
