import Motion

/// The edges of a turned layer at which a layer that is painted after it begins, as the faces of a cube do.
///
/// Two edges that each cover a part of a pixel let the background through between them. Where the lower layer goes on
/// below the upper one, the pixel shows what both cover, and every other edge stays where it is.
struct AbuttingEdges: Equatable {
  /// Device pixels between two edges that are one; arithmetic leaves far less.
  private static let tolerance = 0.05
  /// Device pixels by which a layer goes on: then every pixel of the other's edge is covered below.
  private static let reach = 1.0

  var left = false
  var right = false
  var top = false
  var bottom = false

  static let none = AbuttingEdges()

  private init() {}

  /// - Parameters:
  ///   - corners: The layer's, from the top left on, clockwise, in device pixels.
  ///   - others: Those of the layers above.
  init(of corners: [Point], under others: [[Point]]) {
    func abuts(_ first: Int, _ second: Int) -> Bool {
      others.contains { other in
        other.indices.contains { (index: Int) in
          Self.isOne(corners[first], corners[second], other[index], other[(index + 1) % other.count])
        }
      }
    }
    top = abuts(0, 1)
    right = abuts(1, 2)
    bottom = abuts(2, 3)
    left = abuts(3, 0)
  }

  /// Whether the edge from `start` to `end` lies on the one from `first` to `second`, at least in part.
  private static func isOne(_ start: Point, _ end: Point, _ first: Point, _ second: Point) -> Bool {
    let along = Point(second.x - first.x, second.y - first.y)
    let length = (along.x * along.x + along.y * along.y).squareRoot()
    guard length > 1, length.isFinite else { return false }
    func place(_ point: Point) -> (along: Double, aside: Double) {
      let (x, y) = (point.x - first.x, point.y - first.y)
      return ((x * along.x + y * along.y) / length, (x * along.y - y * along.x) / length)
    }
    let (a, b) = (place(start), place(end))
    guard abs(a.aside) < tolerance, abs(b.aside) < tolerance else { return false }
    return min(max(a.along, b.along), length) - max(min(a.along, b.along), 0) > 1
  }

  /// Device pixels by which the picture goes on beyond its edges.
  var horizontalBleed: (Double, Double) { (left ? Self.reach : 0, right ? Self.reach : 0) }
  var verticalBleed: (Double, Double) { (top ? Self.reach : 0, bottom ? Self.reach : 0) }
}
