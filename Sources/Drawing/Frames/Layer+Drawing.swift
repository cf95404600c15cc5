import Motion

extension Layer {
  /// Whether anything of the layer can be seen: it has a place and an area, it is not transparent, and it shows its
  /// face.
  var isVisible: Bool {
    alpha > 0 && frame.isPlaced && frame.width > 0 && frame.height > 0 && transform.isFinite
      && transform.scaleX != 0 && transform.scaleY != 0 && transform.showsFace(in: frame)
  }

  /// Whether content is cut at the frame's edge.
  var isCut: Bool { clips || !cornerRadius.isZero }
}

extension Transform {
  fileprivate var isFinite: Bool {
    [
      scaleX, scaleY, rotation, rotationX, rotationY, perspective, anchor.x, anchor.y, anchorZ, z,
      vanishingPoint?.x ?? 0, vanishingPoint?.y ?? 0,
    ].allSatisfy(\.isFinite)
  }
}

extension Rect {
  /// Farther away, in points or pixels, nothing can be seen, and Cairo's coordinates of 24 bits would overflow.
  static let farthest = 1e6

  /// Whether all numbers are finite and near enough to be drawn.
  var isPlaced: Bool {
    [x, y, width, height].allSatisfy { abs($0) <= Rect.farthest }
  }

  /// The part that is near enough to be drawn.
  func limited() -> Rect {
    func limit(_ value: Double) -> Double { min(max(value, -Rect.farthest), Rect.farthest) }
    let left = limit(x)
    let top = limit(y)
    return Rect(left, top, limit(maxX) - left, limit(maxY) - top)
  }
}

extension Corners {
  static func * (corners: Corners, factor: Double) -> Corners {
    Corners(
      corners.topLeft * factor, corners.topRight * factor, corners.bottomRight * factor,
      corners.bottomLeft * factor)
  }
}

/// How much larger than shown a still may have to be drawn.
enum Magnification {
  /// Magnified stills are drawn larger in steps of two, so that text stays sharp while it grows and only few sizes
  /// are drawn; four is as far as a screen can be magnified before it leaves the canvas anyway.
  static func raster(for magnification: Double) -> Double {
    if magnification <= 1.001 { return 1 }
    return magnification <= 2.001 ? 2 : 4
  }
}
