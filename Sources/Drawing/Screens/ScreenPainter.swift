import Motion

/// Paints placed screens: the last step from values to pixels.
struct ScreenPainter {
  let context: Context
  let measurer: TextMeasurer
  let assets: AssetPictures
  let shadows: ShadowMasks
  /// Whether views outside of the clip are common enough to look for them.
  var isPartial = false
  /// For screens that are painted over and over; nil where it is once.
  var backgrounds: BackgroundPictures?

  /// The whole screen, in its own points under the current matrix.
  func paint(_ screen: PlacedScreen) throws(DrawingError) {
    let bounds = Rect(size: screen.size)
    let matrix = context.matrix
    let background = try backgrounds?.picture(of: screen.background, size: screen.size, under: matrix)
    context.add(bounds)
    if let background {
      try context.fill(with: background, placement: .scale(1 / matrix.xx, 1 / matrix.xx))
    } else {
      try context.fill(screen.background, in: bounds)
    }
    for view in screen.views { try paint(view, opacity: 1) }
  }

  /// - Parameter opacity: Of whatever contains the view, where that passes its own alpha on.
  func paint(_ view: PlacedView, opacity: Double) throws(DrawingError) {
    let alpha = min(max(view.alpha, 0), 1) * opacity
    guard alpha > 0, view.frame.isPlaced else { return }
    try context.saved { () throws(DrawingError) in
      guard context.apply(view.placement) else { return }
      if isPartial, !context.clipExtents.meets(InkBounds(measurer: measurer).localBounds(of: view)) { return }
      guard alpha < 1, view.paintedParts > 1 else { return try paintParts(of: view, opacity: alpha) }
      let ink = InkBounds(measurer: measurer).localBounds(of: view)
      try context.group(alpha: alpha, bounds: context.matrix.bounds(of: ink)) { () throws(DrawingError) in
        try paintParts(of: view, opacity: 1)
      }
    }
  }

  private func paintParts(of view: PlacedView, opacity: Double) throws(DrawingError) {
    if let shadow = view.shadow { try paint(shadow, of: view, opacity: opacity) }
    try paintBody(of: view, opacity: opacity)
  }

  /// All but the shadow.
  private func paintBody(of view: PlacedView, opacity: Double) throws(DrawingError) {
    let bounds = Rect(size: view.frame.size)
    if let background = view.background, bounds.width > 0, bounds.height > 0 {
      context.add(bounds, corners: view.cornerRadius)
      try context.fill(background, in: bounds, opacity: opacity)
    }
    try context.saved { () throws(DrawingError) in
      if view.clips {
        context.add(bounds, corners: view.cornerRadius)
        context.clip()
      }
      try paintContent(of: view, in: bounds, opacity: opacity)
      for child in view.children { try paint(child, opacity: opacity) }
    }
    if let border = view.border {
      context.fillBorder(border, of: bounds, corners: view.cornerRadius, opacity: opacity)
    }
  }

  private func paintContent(of view: PlacedView, in bounds: Rect, opacity: Double) throws(DrawingError) {
    switch view.content {
    case .empty, .stack, .spacer, .control:
      break
    case .ellipse(let fill):
      context.addEllipse(in: bounds)
      try context.fill(fill, in: bounds, opacity: opacity)
    case .path(let path, let fill, let stroke):
      try paint(path, fill: fill, stroke: stroke, in: bounds, opacity: opacity)
    case .text(let text):
      try TextPainter(context: context, measurer: measurer)
        .paint(text, in: bounds, wrapWidth: view.wrapWidth, opacity: opacity)
    case .image(let asset, let mode):
      try ImagePainter(context: context, assets: assets)
        .paintImage(
          asset, mode: mode, change: view.contentModeChange, in: bounds, corners: view.cornerRadius,
          opacity: opacity)
    case .icon(let asset, let tint):
      try ImagePainter(context: context, assets: assets)
        .paintIcon(asset, tint: tint, in: bounds, opacity: opacity)
    }
  }

  private func paint(
    _ path: Path, fill: Fill?, stroke: Border?, in bounds: Rect, opacity: Double
  ) throws(DrawingError) {
    if let fill {
      context.add(path)
      try context.fill(fill, in: bounds, opacity: opacity)
    }
    if let stroke {
      context.add(path)
      context.stroke(stroke.color, width: stroke.width, opacity: opacity)
    }
  }

  /// An opaque background casts the shadow of its rounded rectangle; all else that of what is really drawn.
  private func paint(_ shadow: Shadow, of view: PlacedView, opacity: Double) throws(DrawingError) {
    let painter = ShadowPainter(context: context, masks: shadows)
    let silhouette = InkBounds(measurer: measurer).silhouette(of: view)
    if view.background?.isOpaque == true, silhouette == Rect(size: view.frame.size) {
      return try context.saved { () throws(DrawingError) in
        // What the view hides is most of the shadow.
        if opacity >= 1 { context.cutOut(hiddenBy: silhouette, corners: view.cornerRadius) }
        try painter.paint(shadow, of: silhouette, corners: view.cornerRadius, opacity: opacity)
      }
    }
    try painter.paint(shadow, ofDrawingIn: silhouette, opacity: opacity) { aside throws(DrawingError) in
      try ScreenPainter(context: aside, measurer: measurer, assets: assets, shadows: shadows)
        .paintBody(of: view, opacity: 1)
    }
  }
}

extension PlacedView {
  /// How many things may lie on top of each other: with at most one, an alpha can be given to that instead of to a
  /// picture of the whole.
  fileprivate var paintedParts: Int {
    let own =
      switch content {
      case .empty, .stack, .spacer, .control: 0
      case .ellipse, .image, .icon: 1
      case .path(_, let fill, let stroke): (fill == nil ? 0 : 1) + (stroke == nil ? 0 : 1)
      case .text(let text): text.paintsOnce ? 1 : 2
      }
    return own + children.count + (background == nil ? 0 : 1) + (border == nil ? 0 : 1)
      + (shadow == nil ? 0 : 1)
  }
}
