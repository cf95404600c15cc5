extension PlacedView {
  /// The view with this id, this one or one inside of it.
  package func find(_ id: String) -> PlacedView? {
    if self.id == id { return self }
    return children.lazy.compactMap { $0.find(id) }.first
  }

  /// The frame of the view with this id in the coordinates that this view's frame is in. Scale and rotation of the
  /// views around it are left out of account.
  package func frame(of id: String) -> Rect? {
    if self.id == id { return frame }
    return children.lazy.compactMap { $0.frame(of: id) }.first?.offset(by: frame.origin)
  }

  func removing(_ ids: Set<String>) -> PlacedView? {
    if ids.isEmpty { return self }
    if ids.contains(id) { return nil }
    var copy = self
    copy.children = children.compactMap { $0.removing(ids) }
    return copy
  }

  /// The same view on its way to another state. Alpha, colour, size and radius stay in their range where the
  /// progress overshoots.
  func interpolated(to target: PlacedView, _ progress: Double) -> PlacedView {
    var result = progress < 0.5 ? self : target
    result.frame = frame.interpolated(to: target.frame, progress)
    result.frame.width = max(result.frame.width, 0)
    result.frame.height = max(result.frame.height, 0)
    result.wrapWidth = target.wrapWidth
    result.alpha = min(max(alpha.interpolated(to: target.alpha, progress), 0), 1)
    if let background, let end = target.background {
      result.background = background.interpolated(to: end, progress)
    }
    result.cornerRadius = cornerRadius.interpolated(to: target.cornerRadius, progress)
    if let shadow, let end = target.shadow { result.shadow = shadow.interpolated(to: end, progress) }
    result.rotation = rotation.interpolated(to: target.rotation, progress)
    result.scaleX = scaleX.interpolated(to: target.scaleX, progress)
    result.scaleY = scaleY.interpolated(to: target.scaleY, progress)
    if case .text(var text) = result.content, case .text(let from) = content,
      case .text(let to) = target.content
    {
      text.color = from.color.interpolated(to: to.color, progress)
      result.content = .text(text)
    }
    if case .image(_, let from) = content, case .image(_, let to) = target.content, from != to {
      if case .image(let shown, _) = result.content { result.content = .image(shown, from) }
      result.contentModeChange = ContentModeChange(target: to, progress: progress)
    }
    result.children = zip(children, target.children).map { $0.interpolated(to: $1, progress) }
    return result
  }
}
