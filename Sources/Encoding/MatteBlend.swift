import Motion

/// Puts premultiplied pixels over one opaque colour. Pixels are 0xAARRGGBB.
struct MatteBlend: Sendable {
  private let red: UInt32
  private let green: UInt32
  private let blue: UInt32

  init(_ color: Color) {
    func byte(_ component: Double) -> UInt32 {
      component.isFinite ? UInt32(min(max(component, 0), 1) * 255 + 0.5) : 0
    }
    red = byte(color.red)
    green = byte(color.green)
    blue = byte(color.blue)
  }

  @inline(__always)
  func opaque(_ pixel: UInt32) -> UInt32 {
    let rest = 255 - pixel >> 24
    if rest == 0 { return pixel }
    /// c·rest / 255, rounded, for a product below 65,536; capped for pixels that are brighter than their alpha.
    func over(_ component: UInt32, _ matte: UInt32) -> UInt32 {
      let product = matte * rest + 128
      return min(component + (product + product >> 8) >> 8, 255)
    }
    return 0xFF00_0000 | over(pixel >> 16 & 0xFF, red) << 16 | over(pixel >> 8 & 0xFF, green) << 8
      | over(pixel & 0xFF, blue)
  }
}
