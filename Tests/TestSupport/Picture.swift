/// Pixels in a test: premultiplied BGRA, four bytes a pixel, rows without gaps.
package struct Picture: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package var bytes: [UInt8]

  package init(width: Int, height: Int, bytes: [UInt8]? = nil) {
    self.width = width
    self.height = height
    self.bytes = bytes ?? [UInt8](repeating: 0, count: width * height * 4)
  }

  package struct Pixel: Equatable, Sendable, CustomStringConvertible {
    package var red: Int
    package var green: Int
    package var blue: Int
    package var alpha: Int

    package init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    package var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    /// The largest difference of any component.
    package func distance(to other: Pixel) -> Int {
      max(
        abs(red - other.red), abs(green - other.green), abs(blue - other.blue), abs(alpha - other.alpha))
    }
  }

  package subscript(x: Int, y: Int) -> Pixel {
    let start = (y * width + x) * 4
    return Pixel(Int(bytes[start + 2]), Int(bytes[start + 1]), Int(bytes[start]), Int(bytes[start + 3]))
  }

  package var pixels: [Pixel] {
    (0..<height).flatMap { y in (0..<width).map { x in self[x, y] } }
  }

  /// The largest difference of any component of any pixel; nil for pictures of different sizes.
  package func distance(to other: Picture) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    return zip(bytes, other.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  /// The mean of a component's distance from `background`, as weights for the centre of what was drawn.
  package func centroid(of weight: (Pixel) -> Double) -> (x: Double, y: Double, total: Double) {
    var sum = (x: 0.0, y: 0.0, total: 0.0)
    for y in 0..<height {
      for x in 0..<width {
        let ink = weight(self[x, y])
        sum.x += ink * (Double(x) + 0.5)
        sum.y += ink * (Double(y) + 0.5)
        sum.total += ink
      }
    }
    return (sum.x / sum.total, sum.y / sum.total, sum.total)
  }
}
