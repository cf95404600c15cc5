internal import Motion

/// The scale at which a picture has so many pixels.
enum PictureScale {
  /// Pixels per point at which `size`, in points, rounds to that width and to that height. Both have been rounded from
  /// some scale, so there is one; of all of them that of one side exactly, so that whole scales stay whole.
  static func scale(width: Int, height: Int, of size: Size) -> Double {
    let (wide, high) = (Double(width) / size.width, Double(height) / size.height)
    if (size.height * wide).rounded() == Double(height) { return wide }
    if (size.width * high).rounded() == Double(width) { return high }
    let lower = max((Double(width) - 0.5) / size.width, (Double(height) - 0.5) / size.height)
    let upper = min((Double(width) + 0.5) / size.width, (Double(height) + 0.5) / size.height)
    return (lower + upper) / 2
  }
}
