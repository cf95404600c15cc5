import Motion

/// Puts layers on a context whose unit is the device pixel.
struct LayerPainter {
  let context: Context
  let brush: Brush
  /// Pixels per point.
  let scale: Double
  /// In points; a layer as large as this one is moved by whole pixels, for two of them that abut must not let the
  /// background through between them.
  let canvas: Size

  /// - Parameter above: The layers that are painted later.
  func paint(_ layer: Layer, above: ArraySlice<Layer> = []) throws(DrawingError) {
    guard layer.isVisible else { return }
    try context.saved { () throws(DrawingError) in
      if let mask = layer.mask { clip(to: mask) }
      if layer.curl > 0 {
        try CurlPainter(painter: self).paint(layer)
      } else if layer.transform.isFlat {
        try paintFlat(layer)
      } else {
        try PerspectivePainter(painter: self).paint(layer, above: above)
      }
    }
  }

  /// The layer without perspective.
  func paintFlat(_ layer: Layer) throws(DrawingError) {
    switch layer.content {
    case .solid(let color):
      try paint(color, as: layer)
    case .screen(let snapshot) where layer.blur > 0 || (snapshot.isStill && snapshot.only == nil):
      try paintPicture(snapshot, as: layer)
    case .screen(let snapshot):
      try paintDirectly(snapshot, as: layer)
    }
  }

  private func clip(to mask: Mask) {
    switch mask {
    case .circle(let center, let radius):
      context.addCircle(Point(center.x * scale, center.y * scale), radius: max(radius, 0) * scale)
    case .roundedRect(let rect, let corners):
      let pixels = Rect(
        rect.x * scale, rect.y * scale, max(rect.width, 0) * scale, max(rect.height, 0) * scale)
      // Halves of one picture that part from each other abut at first, as full screens do.
      if corners.isZero {
        context.add(pixels.snapped())
      } else {
        context.add(pixels, corners: corners * scale)
      }
    case .polygon(let corners):
      context.addPolygon(corners.map { Point($0.x * scale, $0.y * scale) })
    }
    context.clip()
  }

  private func paint(_ color: Color, as layer: Layer) throws(DrawingError) {
    let geometry = LayerGeometry(
      layer, contentSize: layer.frame.size, scale: scale,
      snaps: layer.transform.isIdentity && layer.cornerRadius.isZero)
    try paintShadow(of: layer, geometry, opacity: color.alpha)
    try context.saved { () throws(DrawingError) in
      guard context.apply(geometry.rotation) else { return }
      context.add(geometry.rect, corners: geometry.corners)
      context.fill(color, opacity: layer.alpha)
    }
  }

  /// Shows pixels that were drawn before, or that are drawn aside because they are blurred.
  private func paintPicture(_ snapshot: Snapshot, as layer: Layer) throws(DrawingError) {
    let size = snapshot.only == nil ? snapshot.size : brush.place(snapshot).size
    let snaps = layer.transform.isIdentity && (snapshot.isStill || layer.frame.size == canvas)
    let geometry = LayerGeometry(layer, contentSize: size, scale: scale, snaps: snaps)
    let shown = geometry.uprightContent.largestScale
    guard shown > 0, shown.isFinite else { return }
    let still = try brush.picture(
      StillKey(
        snapshot: snapshot, scale: scale * Magnification.raster(for: shown / scale), overflows: !layer.isCut,
        blur: layer.blur > 0 ? min(layer.blur, Rect.farthest) * scale / shown : 0))
    if still.picture.isOpaque {
      try paintShadow(of: layer, geometry, opacity: 1)
    } else if layer.shadow != nil {
      try paintShadow(of: layer, geometry, ink: still.bounds) { aside throws(DrawingError) in
        aside.add(still.bounds)
        try aside.fill(with: still.picture, placement: still.placement)
      }
    }
    let base = context.matrix
    guard context.apply(layer.isCut ? geometry.rotation : geometry.content) else { return }
    context.add(layer.isCut ? geometry.rect : still.bounds, corners: layer.isCut ? geometry.corners : .zero)
    context.matrix = base
    try context.fill(
      with: still.picture, placement: still.placement.then(geometry.content), opacity: layer.alpha)
  }

  /// Draws what changes in this very frame, at its exact place.
  private func paintDirectly(_ snapshot: Snapshot, as layer: Layer) throws(DrawingError) {
    let screen = brush.place(snapshot)
    let geometry = LayerGeometry(
      layer, contentSize: screen.size, scale: scale,
      snaps: layer.transform.isIdentity && snapshot.only == nil && layer.frame.size == canvas)
    let ink = layer.isCut ? Rect(size: screen.size) : InkBounds(measurer: brush.measurer).bounds(of: screen)
    if layer.shadow != nil, screen.background.isOpaque {
      try paintShadow(of: layer, geometry, opacity: 1)
    } else if layer.shadow != nil {
      try paintShadow(of: layer, geometry, ink: ink) { aside throws(DrawingError) in
        try brush.screens(on: aside).paint(screen)
      }
    }
    guard layer.alpha < 1 else { return try paint(screen, geometry, cut: layer.isCut) }
    let bounds = geometry.content.then(context.matrix).bounds(of: ink)
    try context.group(alpha: layer.alpha, bounds: bounds) { () throws(DrawingError) in
      try paint(screen, geometry, cut: layer.isCut)
    }
  }

  private func paint(_ screen: PlacedScreen, _ geometry: LayerGeometry, cut: Bool) throws(DrawingError) {
    try context.saved { () throws(DrawingError) in
      let base = context.matrix
      guard context.apply(geometry.rotation) else { return }
      if cut {
        context.add(geometry.rect, corners: geometry.corners)
        context.clip()
      }
      context.matrix = base
      guard context.apply(geometry.content) else { return }
      try brush.screens(on: context).paint(screen)
    }
  }
}
