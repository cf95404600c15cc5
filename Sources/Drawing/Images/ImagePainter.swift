import Motion

/// Draws assets.
struct ImagePainter {
  let context: Context
  let assets: AssetPictures

  /// A picture placed in `bounds` by its content mode, and cut by their rounded edge; while the mode changes it lies
  /// between the places of both.
  func paintImage(
    _ asset: AssetID, mode: ContentMode, change: ContentModeChange?, in bounds: Rect, corners: Corners,
    opacity: Double
  ) throws(DrawingError) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let natural = try assets.naturalSize(of: asset)
    var target = mode.placement(of: natural, in: bounds)
    if let change {
      target = target.interpolated(to: change.target.placement(of: natural, in: bounds), change.progress)
    }
    guard target.width > 0, target.height > 0 else { return }
    let picture = try assets.picture(of: asset, pixels: pixels(of: target))
    try context.saved { () throws(DrawingError) in
      if target.contains(bounds) {
        context.add(bounds, corners: corners)
      } else {
        context.add(bounds, corners: corners)
        context.clip()
        context.add(target)
      }
      try context.fill(with: picture, placement: picture.placement(in: target), opacity: opacity)
    }
  }

  /// A drawing fitted into `bounds`; a tint replaces its colours and keeps its coverage.
  func paintIcon(_ asset: AssetID, tint: Color?, in bounds: Rect, opacity: Double) throws(DrawingError) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let target = ContentMode.aspectFit.placement(of: try assets.naturalSize(of: asset), in: bounds)
    let picture = try assets.picture(of: asset, pixels: pixels(of: target))
    guard let tint else {
      context.add(target)
      return try context.fill(with: picture, placement: picture.placement(in: target), opacity: opacity)
    }
    let placement = picture.placement(in: target)
    let level = MipChain.level(forScale: placement.then(context.matrix).largestScale)
    let (bitmap, found) = picture.bitmap(level: level)
    let factor = Double(1 << found)
    try bitmap.withSurface { surface throws(DrawingError) in
      context.paint(
        tint, through: surface, placement: Affine.scale(factor, factor).then(placement), opacity: opacity)
    }
  }

  /// The pixels that a rectangle covers along its own axes.
  private func pixels(of rect: Rect) -> Size {
    let matrix = context.matrix
    return Size(rect.width * matrix.scaleX, rect.height * matrix.scaleY)
  }
}

extension MipChain {
  /// From the picture's pixels into a rectangle.
  fileprivate func placement(in target: Rect) -> Affine {
    Affine.scale(target.width / Double(width), target.height / Double(height))
      .then(.translation(target.x, target.y))
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}
