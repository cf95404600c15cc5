internal import Locking
import Motion

/// The gradient behind a screen in motion as pixels, for all workers: working it out again for the rows of every frame
/// takes several times as long as copying it.
///
/// The pixels are those of the gradient, so that it cannot be seen which of the two a frame has.
final class BackgroundPictures: Sendable {
  private struct Key: Hashable {
    var fill: Fill
    /// In points.
    var size: Size
    /// Pixels per point.
    var scale: Double
  }

  private struct State {
    /// What was asked for last: a gradient that changes is never asked for twice.
    var asked: Key?
    var known: (key: Key, picture: MipChain)?
  }

  private let state = Locked(State())

  /// nil for what is better painted anew.
  ///
  /// - Parameter matrix: From points to device pixels. A gradient that begins at another place is rounded otherwise.
  func picture(of fill: Fill, size: Size, under matrix: Affine) throws(DrawingError) -> MipChain? {
    let scale = matrix.xx
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard case .gradient = fill, fill.isOpaque, scale > 0, matrix == .scale(scale, scale),
      min(width, height) >= 1, max(width, height) <= StillPainter.largestSide
    else { return nil }
    let key = Key(fill: fill, size: size, scale: scale)
    return try state.withLock { (state) throws(DrawingError) -> MipChain? in
      if let known = state.known, known.key == key { return known.picture }
      guard state.asked == key else {
        state.asked = key
        return nil
      }
      let bitmap = try Bitmap(width: Int(width), height: Int(height), isOpaque: true) {
        context throws(DrawingError) in
        context.matrix = matrix
        context.add(Rect(0, 0, width / scale + 1, height / scale + 1))
        try context.fill(fill, in: Rect(size: size))
      }
      let picture = MipChain(bitmap)
      state.known = (key, picture)
      return picture
    }
  }
}
