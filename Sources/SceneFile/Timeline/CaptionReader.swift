internal import Motion

/// Reads `caption: text`, `caption: {text, at, side}`, and the empty caption that takes the last one away.
struct CaptionReader {
  let timeline: TimelineReader

  func caption(_ field: Field) -> Step.Action? {
    if field.value.isNull { return .caption(nil) }
    guard field.value.pairs != nil, let keys = field.map(.caption) else {
      return field.text().map { Step.Action.caption(Caption($0)) }
    }
    keys.what = "`caption`"
    let text = keys.required("text")?.text()
    let at = keys["at"]
    let place = at.flatMap { self.place($0, keys) }
    keys.finish()
    guard let text, at == nil || place != nil else { return nil }
    return .caption(Caption(text, at: place ?? .bottom))
  }

  /// `top`, `bottom`, `[x, y]`, or the id of a view.
  private func place(_ field: Field, _ keys: Keys) -> Caption.Place? {
    let sideField = keys["side"]
    let side = sideField?.choice(Caption.Side.self)
    let fixed: Caption.Place?
    if field.value.items != nil {
      let point = field.tuple("x and y", 2)?.compactMap { $0.length() }
      guard let point, point.count == 2 else { return nil }
      fixed = .point(point[0], point[1])
    } else {
      fixed = [.top, .bottom].first { $0.name == field.value.text }
    }
    if let fixed {
      sideField?.error("only a caption beside a view has a `side`", at: sideField?.key)
      return fixed
    }
    guard let (id, node) = field.scalar("`top`, `bottom`, [x, y] or the id of a view"),
      timeline.checked(id, field, at: node)
    else { return nil }
    return .view(id, side)
  }
}

extension Caption.Place {
  fileprivate var name: String? {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .point, .view: nil
    }
  }
}
