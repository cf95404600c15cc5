import Glibc
import Motion

/// Where a layer comes to stand on the canvas, in device pixels.
struct LayerGeometry {
  /// The frame after scaling, before rotation.
  let rect: Rect
  /// The rotation, about the anchor.
  let rotation: Affine
  /// From the points of a picture as large as `contentSize` to device pixels, before rotation.
  let uprightContent: Affine
  /// Radii for `rect`: those of the layer, in pixels, not scaled with it.
  let corners: Corners

  /// - Parameters:
  ///   - contentSize: In points; it is stretched to the layer's frame.
  ///   - snaps: Whether the frame's edges are put on whole pixels, where nothing but its place changes.
  init(_ layer: Layer, contentSize: Size, scale: Double, snaps: Bool) {
    let transform = layer.transform
    var frame = Rect(
      layer.frame.x * scale, layer.frame.y * scale, max(layer.frame.width, 0) * scale,
      max(layer.frame.height, 0) * scale)
    if snaps { frame = frame.snapped() }
    let anchor = Point(
      frame.x + frame.width * transform.anchor.x, frame.y + frame.height * transform.anchor.y)
    let scaling = Affine.scale(transform.scaleX, transform.scaleY).about(anchor)
    rotation = Affine.rotation(degrees: transform.rotation).about(anchor)
    rect = scaling.bounds(of: frame).limited()
    let stretch = Affine.scale(
      LayerGeometry.ratio(frame.width, contentSize.width * scale, tolerance: snaps ? 1 : 1e-6) * scale,
      LayerGeometry.ratio(frame.height, contentSize.height * scale, tolerance: snaps ? 1 : 1e-6) * scale)
    uprightContent = stretch.then(.translation(frame.x, frame.y)).then(scaling)
    let radii = layer.cornerRadius
    corners = Corners(
      radii.topLeft * scale, radii.topRight * scale, radii.bottomRight * scale, radii.bottomLeft * scale)
  }

  /// From the points of a picture as large as `contentSize` to device pixels.
  var content: Affine { uprightContent.then(rotation) }

  /// Exactly 1 where the two differ by less than `tolerance` pixels: a picture is not resampled for a rounded edge.
  private static func ratio(_ shown: Double, _ natural: Double, tolerance: Double) -> Double {
    guard natural > 0 else { return 0 }
    return abs(shown - natural) < tolerance ? 1 : shown / natural
  }
}

extension Rect {
  /// The edges on whole pixels. Two rectangles that share an edge still share it: the same number is rounded the
  /// same way, and the tiny term keeps a half that arithmetic made a little less than a half from going the other
  /// way.
  func snapped() -> Rect {
    let left = Rect.snap(x)
    let top = Rect.snap(y)
    return Rect(left, top, Rect.snap(maxX) - left, Rect.snap(maxY) - top)
  }

  /// The whole pixels that it covers for certain when its corners are rounded: where nothing behind need be drawn.
  func coveredPixels(corners: Corners) -> Rect {
    let radius = max(corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft, 0)
    let left = (x + radius).rounded(.up)
    let top = (y + radius).rounded(.up)
    let right = (maxX - radius).rounded(.down)
    let bottom = (maxY - radius).rounded(.down)
    return Rect(left, top, max(right - left, 0), max(bottom - top, 0))
  }

  static func snap(_ pixels: Double) -> Double { (pixels + 0.5 + 1e-6).rounded(.down) }
}
