import Motion

extension LayerPainter {
  /// The shadow of a layer that fills its frame with something of this opacity.
  func paintShadow(of layer: Layer, _ geometry: LayerGeometry, opacity: Double) throws(DrawingError) {
    guard let shadow = layer.shadow else { return }
    try context.saved { () throws(DrawingError) in
      guard context.apply(geometry.rotation) else { return }
      if layer.alpha >= 1, opacity >= 1, geometry.rotation == .identity { context.cutOut(geometry.hidden) }
      try brush.shadows(on: context).paint(
        shadow.scaled(by: scale), of: geometry.rect, corners: geometry.corners,
        opacity: layer.alpha * opacity)
    }
  }

  /// The shadow of what `draw` draws in the content's points.
  func paintShadow(
    of layer: Layer, _ geometry: LayerGeometry, ink: Rect, draw: (Context) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    guard let shadow = layer.shadow else { return }
    let bounds = geometry.uprightContent.bounds(of: ink)
    try context.saved { () throws(DrawingError) in
      guard context.apply(geometry.rotation) else { return }
      try brush.shadows(on: context).paint(
        shadow.scaled(by: scale), ofDrawingIn: bounds, opacity: layer.alpha
      ) { aside throws(DrawingError) in
        if layer.isCut {
          aside.add(geometry.rect, corners: geometry.corners)
          aside.clip()
        }
        guard aside.apply(geometry.uprightContent) else { return }
        try draw(aside)
      }
    }
  }
}

extension LayerGeometry {
  /// The whole pixels that an opaque layer covers for certain: where nothing behind it need be drawn.
  fileprivate var hidden: Rect {
    let radius = max(corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft, 0)
    let left = (rect.x + radius).rounded(.up)
    let top = (rect.y + radius).rounded(.up)
    let right = (rect.maxX - radius).rounded(.down)
    let bottom = (rect.maxY - radius).rounded(.down)
    return Rect(left, top, max(right - left, 0), max(bottom - top, 0))
  }
}

extension Shadow {
  /// From points to pixels.
  func scaled(by scale: Double) -> Shadow {
    Shadow(
      color: color, opacity: opacity, radius: radius * scale,
      offset: Point(offset.x * scale, offset.y * scale))
  }
}
