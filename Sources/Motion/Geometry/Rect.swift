/// An axis-aligned rectangle in points: origin at the top left, size never negative by construction of layout
/// (an overshooting interpolation clamps its size at use).
package struct Rect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(origin: Point = .zero, size: Size) {
    self.init(origin.x, origin.y, size.width, size.height)
  }

  package static let zero = Rect(0, 0, 0, 0)
  package var origin: Point { Point(x, y) }
  package var size: Size { Size(width, height) }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var center: Point { Point(x + width / 2, y + height / 2) }

  package func offset(by delta: Point) -> Rect {
    Rect(x + delta.x, y + delta.y, width, height)
  }
}
