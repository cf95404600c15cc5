import Motion

extension LayerPainter {
  /// The shadow of a layer that fills its frame with something of this opacity.
  func paintShadow(of layer: Layer, _ geometry: LayerGeometry, opacity: Double) throws(DrawingError) {
    guard let shadow = layer.shadow else { return }
    try context.saved { () throws(DrawingError) in
      guard context.apply(geometry.rotation) else { return }
      if layer.alpha >= 1, opacity >= 1, geometry.rotation == .identity {
        context.cutOut(geometry.rect.coveredPixels(corners: geometry.corners))
      }
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

extension Shadow {
  /// From points to pixels.
  func scaled(by scale: Double) -> Shadow {
    Shadow(
      color: color, opacity: opacity, radius: radius * scale,
      offset: Point(offset.x * scale, offset.y * scale))
  }
}
