import Motion

/// Turns a snapshot into pixels.
struct StillPainter {
  /// The side in pixels that no still exceeds; a larger one is drawn smaller and stretched.
  static let largestSide = 8192.0

  let brush: Brush

  func draw(_ key: StillKey) throws(DrawingError) -> Still {
    if key.blur > 0 {
      var sharp = key
      sharp.blur = 0
      return try blurred(brush.picture(sharp), key)
    }
    return try sharp(key)
  }

  private func sharp(_ key: StillKey) throws(DrawingError) -> Still {
    let screen = brush.place(key.snapshot)
    let own = Rect(size: screen.size)
    let ink = key.overflows ? InkBounds(measurer: brush.measurer).bounds(of: screen) : own
    let longest = max(ink.width, ink.height, 1e-9)
    let scale = min(key.scale, StillPainter.largestSide / longest)
    // Beyond the screen's own edge the picture grows by whole pixels, so that the screen stays on the grid.
    let left = ((ink.x - own.x) * scale).rounded(.down)
    let top = ((ink.y - own.y) * scale).rounded(.down)
    let right = key.overflows ? (ink.maxX * scale).rounded(.up) : max((own.width * scale).rounded(), 1)
    let bottom = key.overflows ? (ink.maxY * scale).rounded(.up) : max((own.height * scale).rounded(), 1)
    guard let width = Int(exactly: right - left), let height = Int(exactly: bottom - top) else {
      throw .invalidSize(width: 0, height: 0)
    }
    let isOpaque = screen.background.isOpaque && !key.overflows && key.snapshot.only == nil
    let bitmap = try Bitmap(width: width, height: height, isOpaque: isOpaque) {
      context throws(DrawingError) in
      context.matrix = Affine.scale(scale, scale).then(.translation(-left, -top))
      if isOpaque {
        // A last row or column that the screen covers only in part is covered in full.
        context.add(Rect(0, 0, screen.size.width + 1 / scale, screen.size.height + 1 / scale))
        try context.fill(screen.background, in: own)
      }
      try brush.screens(on: context).paint(screen)
    }
    return Still(
      picture: MipChain(bitmap), placement: Affine.translation(left, top).then(.scale(1 / scale, 1 / scale)))
  }

  /// A screen that ends at its edge is blurred as if its last pixels went on, as a view of a visual effect; one that
  /// may overflow fades out into nothing.
  private func blurred(_ still: Still, _ key: StillKey) throws(DrawingError) -> Still {
    let sigma = key.blur / still.placement.largestScale
    let scale = BlurScale(sigma: sigma)
    guard scale.sigma > 0 else { return still }
    let (source, level) = still.picture.bitmap(level: scale.factor.trailingZeroBitCount)
    let factor = Double(1 << level)
    let left = sigma / factor
    let kernel = GaussianKernel(sigma: level == scale.factor.trailingZeroBitCount ? scale.sigma : left)
    let margin = key.overflows ? kernel.radius + 1 : 0
    let blurred = try source.blurred(kernel, margin: margin, edge: key.overflows ? .clear : .extended)
    let placement = Affine.translation(-Double(margin), -Double(margin)).then(.scale(factor, factor))
    return Still(picture: MipChain(blurred), placement: placement.then(still.placement))
  }
}

extension Bitmap {
  /// The picture with so many transparent pixels around it, blurred.
  func blurred(
    _ kernel: GaussianKernel, margin: Int, edge: GaussianKernel.Edge
  ) throws(DrawingError) -> Bitmap {
    let (columns, rows) = (width + 2 * margin, height + 2 * margin)
    try Surface.checkSize(columns, rows)
    return Bitmap(width: columns, height: rows, isOpaque: isOpaque && edge == .extended) { target in
      withBytes { source in
        for y in 0..<height {
          let start = ((y + margin) * columns + margin) * 4
          UnsafeMutableRawBufferPointer(rebasing: target[start..<(start + width * 4)])
            .copyMemory(
              from: UnsafeRawBufferPointer(rebasing: source[(y * width * 4)..<((y + 1) * width * 4)]))
        }
      }
      kernel.blur(target, width: columns, height: rows, stride: columns * 4, channels: 4, edge: edge)
    }
  }
}
