import Motion
import Testing

@Suite struct ColorTests {
  @Test func `mixing with transparent keeps the colour`() {
    let half = Color(hex: 0xFF0000).interpolated(to: .clear, 0.5)
    #expect(half == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func `mixing is premultiplied`() {
    // 0.5·red·1 + 0.5·blue·0.2 over an alpha of 0.6.
    let mixed = Color(hex: 0xFF0000).interpolated(to: Color(hex: 0x0000FF, alpha: 0.2), 0.5)
    #expect(abs(mixed.red - 0.5 / 0.6) < 1e-12)
    #expect(abs(mixed.blue - 0.1 / 0.6) < 1e-12)
    #expect(abs(mixed.alpha - 0.6) < 1e-12)
  }

  @Test func `an overshooting curve leaves colours in range`() {
    #expect(Color.black.interpolated(to: .white, 1.3) == .white)
    #expect(Color.black.interpolated(to: .white, -0.3) == .black)
  }

  @Test func `radii are clamped to half of the shorter side`() {
    #expect(Corners(50).clamped(to: Size(40, 60)) == Corners(20))
    #expect(Corners(-3).clamped(to: Size(40, 60)) == .zero)
    #expect(Corners(10, 30, 5, 0).clamped(to: Size(40, 60)) == Corners(10, 20, 5, 0))
  }
}
