import CCairo
import Motion

/// The soft silhouette behind something, as coverage.
struct ShadowMask {
  let surface: Surface
  /// From the mask's pixels to pixels of the silhouette, whose top left is the origin.
  let placement: Affine
}

/// Makes soft silhouettes, and keeps those of rounded rectangles; for one thread at a time.
final class ShadowMasks {
  private struct Key: Hashable {
    var size: Size
    var corners: Corners
    var sigma: Double
  }

  /// For masks as large as they are painted.
  let scratch = Scratch()
  private static let limit = 64
  private var masks: [Key: ShadowMask] = [:]

  /// - Parameters: All in pixels.
  func box(_ size: Size, corners: Corners, sigma: Double) throws(DrawingError) -> ShadowMask {
    let key = Key(size: size, corners: corners, sigma: sigma)
    if let known = masks[key] { return known }
    let mask = try ShadowMasks.mask(size: size, sigma: sigma) { context in
      context.add(Rect(size: size), corners: corners)
      context.fill(.black)
    }
    if masks.count >= ShadowMasks.limit { masks.removeAll(keepingCapacity: true) }
    masks[key] = mask
    return mask
  }

  /// The blurred coverage of whatever `draw` draws inside of `size` pixels.
  static func mask(
    size: Size, sigma: Double, draw: (Context) throws(DrawingError) -> Void
  ) throws(DrawingError) -> ShadowMask {
    let scale = BlurScale(sigma: sigma, longestSide: max(size.width, size.height))
    let factor = Double(scale.factor)
    let margin = GaussianKernel.radius(sigma: scale.sigma) + 1
    let width = Int((min(size.width, 1e6) / factor).rounded(.up)) + 2 * margin
    let height = Int((min(size.height, 1e6) / factor).rounded(.up)) + 2 * margin
    let surface = try Surface(.coverage, width: width, height: height)
    let context = try Context(surface)
    context.matrix = Affine.scale(1 / factor, 1 / factor).then(.translation(Double(margin), Double(margin)))
    try draw(context)
    try context.checkStatus(during: "drawing a shadow")
    if scale.sigma > 0 {
      surface.withPixels { bytes, stride in
        GaussianKernel(sigma: scale.sigma)
          .blur(bytes, width: width, height: height, stride: stride, channels: 1, edge: .clear)
      }
    }
    let placement = Affine.translation(-Double(margin), -Double(margin)).then(.scale(factor, factor))
    return ShadowMask(surface: surface, placement: placement)
  }
}

/// Memory that is used again for every picture, and grows to the largest one.
final class Scratch {
  private var bytes: UnsafeMutableRawBufferPointer?

  deinit { bytes?.deallocate() }

  /// Undefined bytes, until it is asked for more again.
  func memory(_ byteCount: Int) -> UnsafeMutableRawBufferPointer {
    if let bytes, bytes.count >= byteCount { return bytes }
    bytes?.deallocate()
    let made = UnsafeMutableRawBufferPointer.allocate(byteCount: byteCount, alignment: 16)
    bytes = made
    return made
  }
}

extension Shadow {
  /// How far the shadow of `rect` reaches.
  func reach(of rect: Rect) -> Rect {
    let spread = max(radius, 0) * 3 + 1
    return Rect(
      rect.x + offset.x - spread, rect.y + offset.y - spread, rect.width + 2 * spread,
      rect.height + 2 * spread)
  }
}
