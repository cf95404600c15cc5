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

  /// In device pixels: between the user's points and those Cairo rounds in the middle of what it draws, so that a colour
  /// would depend on how much is drawn around it.
  let pointer: OpaquePointer

  /// - Parameter matrix: From the points of `box` to device pixels.
  init(
    _ colors: [Color], angle: Double, in box: Rect, under matrix: Affine, opacity: Double
  ) throws(DrawingError) {
    let line = Gradient.line(angle, across: box, under: matrix)
    guard let pointer = cairo_pattern_create_linear(line.start.x, line.start.y, line.end.x, line.end.y)
    else { throw .cairo("out of memory", during: "making a gradient") }
    self.pointer = pointer
    addStops(colors, opacity: opacity)
    try check(cairo_pattern_status(pointer), during: "making a gradient")
  }

  deinit { cairo_pattern_destroy(pointer) }

  /// The line along which the colours change, in device pixels.
  private static func line(
    _ angle: Double, across box: Rect, under matrix: Affine
  ) -> (start: Point, end: Point) {
    let directionX = Angle.sine(angle)
    let directionY = -Angle.cosine(angle)
    let half = (abs(box.width * directionX) + abs(box.height * directionY)) / 2
    let center = box.center
    let start = matrix(Point(center.x - directionX * half, center.y - directionY * half))
    let end = matrix(Point(center.x + directionX * half, center.y + directionY * half))
    // One colour goes across the line. Where the matrix slants that, the line in device pixels is at a right angle to it
    // again, and ends where the colour of the end meets it.
    let acrossX = matrix.xx * -directionY + matrix.xy * directionX
    let acrossY = matrix.yx * -directionY + matrix.yy * directionX
    let square = acrossX * acrossX + acrossY * acrossY
    guard square > 0 else { return (start, end) }
    let reach = ((end.x - start.x) * acrossY - (end.y - start.y) * acrossX) / square
    return (start, Point(start.x + acrossY * reach, start.y - acrossX * reach))
  }

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
