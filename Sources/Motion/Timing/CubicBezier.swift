/// A CSS timing function `cubic-bezier(x1, y1, x2, y2)`; x1 and x2 lie in 0…1.
package struct CubicBezier: Hashable, Sendable {
  package var x1: Double
  package var y1: Double
  package var x2: Double
  package var y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  package func value(at x: Double) -> Double {
    Piece(Point(0, 0), Point(x1, y1), Point(x2, y2), Point(1, 1)).value(at: x)
  }

  /// A cubic Bézier segment of a timing path; x never decreases along it.
  package struct Piece: Hashable, Sendable {
    package var start: Point
    package var control1: Point
    package var control2: Point
    package var end: Point

    package init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
      self.start = start
      self.control1 = control1
      self.control2 = control2
      self.end = end
    }

    /// y where the segment passes x, by bisection to the last bit: x rises along the segment, so it always converges.
    func value(at x: Double) -> Double {
      var low = 0.0
      var high = 1.0
      while true {
        let middle = (low + high) / 2
        guard low < middle, middle < high else { break }
        if polynomial(\.x, middle) < x { low = middle } else { high = middle }
      }
      return polynomial(\.y, (low + high) / 2)
    }

    private func polynomial(_ axis: KeyPath<Point, Double>, _ s: Double) -> Double {
      let r = 1 - s
      return r * r * r * start[keyPath: axis] + 3 * r * r * s * control1[keyPath: axis]
        + 3 * r * s * s * control2[keyPath: axis] + s * s * s * end[keyPath: axis]
    }

    static func value(of pieces: [Piece], at x: Double) -> Double {
      let piece = pieces.first { x <= $0.end.x } ?? pieces[pieces.count - 1]
      return piece.value(at: x)
    }
  }
}
