import Motion

/// A screen, or a part of one, as pixels that never change.
struct Still: Sendable {
  let picture: MipChain
  /// From the picture's pixels to the screen's points.
  let placement: Affine

  /// Bytes with all halves made: 1 + 1/4 + 1/16 + … = 4/3.
  var byteCount: Int { picture.byteCount * 4 / 3 }

  /// The rectangle that the picture covers, in the screen's points.
  var bounds: Rect {
    placement.bounds(of: Rect(0, 0, Double(picture.width), Double(picture.height)))
  }
}

/// What makes two stills the same picture.
struct StillKey: Hashable, Sendable {
  var snapshot: Snapshot
  /// Pixels per point.
  var scale: Double
  /// Whether drawing beyond the screen's edge is kept.
  var overflows: Bool
  /// Standard deviation of a blur in points; 0 is sharp.
  var blur = 0.0
}
