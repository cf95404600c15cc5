import Motion

extension ContentMode {
  /// Where content of a natural size comes to stand in `bounds`; it may stick out.
  func placement(of natural: Size, in bounds: Rect) -> Rect {
    guard natural.width > 0, natural.height > 0 else { return bounds }
    switch self {
    case .scaleToFill:
      return bounds
    case .center:
      return centred(natural, in: bounds)
    case .aspectFit, .aspectFill:
      let horizontal = bounds.width / natural.width
      let vertical = bounds.height / natural.height
      let scale = self == .aspectFit ? min(horizontal, vertical) : max(horizontal, vertical)
      return centred(Size(natural.width * scale, natural.height * scale), in: bounds)
    }
  }

  private func centred(_ size: Size, in bounds: Rect) -> Rect {
    Rect(
      bounds.center.x - size.width / 2, bounds.center.y - size.height / 2, size.width, size.height)
  }
}
