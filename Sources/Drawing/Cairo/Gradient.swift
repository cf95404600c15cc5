import CCairo
import Glibc
import Motion

/// A linear gradient across a box, as CSS's `linear-gradient(angle, …)` lays it.
///
/// The gradient line runs through the box's centre; its length is |w·sin a| + |h·cos a|, so that the corners have
/// exactly the first and the last colour (CSS Images 3, §3.1.1).
final class Gradient {
  /// Steps between two stops of different alpha: Cairo mixes straight colours where CSS mixes premultiplied ones,
  /// and with this many the two differ by less than one level of 255.
  private static let steps = 32

  let pointer: OpaquePointer

  init(_ colors: [Color], angle: Double, in box: Rect, opacity: Double) throws(DrawingError) {
    let directionX = Angle.sine(angle)
    let directionY = -Angle.cosine(angle)
    let half = (abs(box.width * directionX) + abs(box.height * directionY)) / 2
    let center = box.center
    guard
      let pointer = cairo_pattern_create_linear(
        center.x - directionX * half, center.y - directionY * half,
        center.x + directionX * half, center.y + directionY * half)
    else { throw .cairo("out of memory", during: "making a gradient") }
    self.pointer = pointer
    addStops(colors, opacity: opacity)
    try check(cairo_pattern_status(pointer), during: "making a gradient")
  }

  deinit { cairo_pattern_destroy(pointer) }

  private func addStops(_ colors: [Color], opacity: Double) {
    guard colors.count > 1 else { return add(colors.first ?? .clear, at: 0, opacity: opacity) }
    for (index, (from, to)) in zip(colors, colors.dropFirst()).enumerated() {
      let steps = from.alpha == to.alpha ? 1 : Gradient.steps
      for step in 0...steps {
        let progress = Double(step) / Double(steps)
        add(
          mix(from, to, progress), at: (Double(index) + progress) / Double(colors.count - 1), opacity: opacity
        )
      }
    }
  }

  /// A colour that cannot be seen takes the hue of the other, which is what mixing premultiplied colours leads to.
  private func mix(_ from: Color, _ to: Color, _ progress: Double) -> Color {
    let color = from.interpolated(to: to, progress)
    guard color.alpha == 0 else { return color }
    return (from.alpha > 0 ? from : to).withAlpha(0)
  }

  private func add(_ color: Color, at offset: Double, opacity: Double) {
    cairo_pattern_add_color_stop_rgba(
      pointer, offset, color.red, color.green, color.blue, color.alpha * opacity)
  }
}
