import CCairo
import Motion

/// What Cairo samples pictures with.
///
/// Cairo's sampler has numbers of 16.16 bits. What is lost in making them, Cairo makes up for in the middle of what is
/// drawn: the same pixel is sampled at another place when less is drawn around it. With numbers that the sampler has
/// exactly there is nothing to make up for, and a pixel depends on the picture and its place alone.
extension Affine {
  /// Device pixels are sampled at their middles, at halves: what is multiplied with halves has one bit less.
  private static let scaleSteps = 32_768.0
  private static let offsetSteps = 65_536.0

  /// From device pixels back to the picture's, exact at the picture's middle, where `self` maps a picture so large to
  /// device pixels. `self` is not singular.
  func sampling(width: Int, height: Int) -> Affine {
    let middle = Point(Double(width) / 2, Double(height) / 2)
    let place = self(middle)
    let area = determinant
    let exact = Affine(xx: yy / area, yx: -yx / area, xy: -xy / area, yy: xx / area)
    func stepped(_ value: Double) -> Double { (value * Affine.scaleSteps).rounded() / Affine.scaleSteps }
    var inverse = Affine(
      xx: stepped(exact.xx), yx: stepped(exact.yx), xy: stepped(exact.xy), yy: stepped(exact.yy))
    // One pixel over more than a whole canvas: there is one colour to see.
    if inverse.isSingular { inverse = exact }
    let found = inverse(place)
    inverse.x0 = ((middle.x - found.x) * Affine.offsetSteps).rounded() / Affine.offsetSteps
    inverse.y0 = ((middle.y - found.y) * Affine.offsetSteps).rounded() / Affine.offsetSteps
    return inverse
  }
}

extension Context {
  /// Sets what is drawn with to a picture.
  ///
  /// - Parameter placement: From the picture's pixels to device pixels.
  func setSource(_ surface: Surface, placement: Affine) {
    let outer = matrix
    matrix = .identity
    cairo_set_source_surface(pointer, surface.pointer, 0, 0)
    var sampling = cairo_matrix_t(placement.sampling(width: surface.width, height: surface.height))
    cairo_pattern_set_matrix(cairo_get_source(pointer), &sampling)
    matrix = outer
  }

  /// Paints `color` through a picture's coverage, the picture's pixel grid mapped by `placement`.
  ///
  /// - Parameter scratch: For coverage that is soft, so that it may be enlarged before it is painted.
  func paint(
    _ color: Color, through mask: Surface, placement: Affine, opacity: Double = 1, scratch: Scratch? = nil
  ) {
    let outer = matrix
    let device = placement.then(outer)
    guard !placement.isSingular, !device.isSingular else { return }
    let sampling = device.sampling(width: mask.width, height: mask.height)
    setSource(color, opacity: opacity)
    matrix = .identity
    defer { matrix = outer }
    if let scratch,
      let enlargement = MaskEnlargement(
        sampling: sampling, maskWidth: mask.width, maskHeight: mask.height, within: clipExtents)
    {
      return paint(through: mask, enlargement, scratch)
    }
    guard let pattern = cairo_pattern_create_for_surface(mask.pointer) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var numbers = cairo_matrix_t(sampling)
    cairo_pattern_set_matrix(pattern, &numbers)
    cairo_mask(pointer, pattern)
  }

  private func paint(through mask: Surface, _ enlargement: MaskEnlargement, _ scratch: Scratch) {
    let memory = scratch.memory(enlargement.stride * enlargement.height)
    mask.withPixels { bytes, stride in
      enlargement.draw(UnsafeRawBufferPointer(bytes), maskStride: stride, into: memory)
    }
    guard let start = memory.baseAddress,
      let surface = try? Surface(
        .coverage, over: start, width: enlargement.width, height: enlargement.height,
        stride: enlargement.stride)
    else { return }
    cairo_mask_surface(pointer, surface.pointer, Double(enlargement.left), Double(enlargement.top))
    surface.finish()
  }
}

extension cairo_matrix_t {
  init(_ map: Affine) {
    self.init(xx: map.xx, yx: map.yx, xy: map.xy, yy: map.yy, x0: map.x0, y0: map.y0)
  }
}
