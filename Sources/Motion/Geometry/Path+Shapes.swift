extension Path {
  /// A closed rectangle whose corners are quarters of circles, clockwise.
  static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    let r = min(max(radius, 0), rect.width / 2, rect.height / 2)
    // The control points that bring a cubic nearest to a quarter of a circle.
    let k = r * 0.5522847498
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    func point(_ x: Double, _ y: Double) -> Point { Point(x, y) }
    return Path([
      .move(point(left + r, top)), .line(point(right - r, top)),
      .cubic(point(right - r + k, top), point(right, top + r - k), point(right, top + r)),
      .line(point(right, bottom - r)),
      .cubic(point(right, bottom - r + k), point(right - r + k, bottom), point(right - r, bottom)),
      .line(point(left + r, bottom)),
      .cubic(point(left + r - k, bottom), point(left, bottom - r + k), point(left, bottom - r)),
      .line(point(left, top + r)),
      .cubic(point(left, top + r - k), point(left + r - k, top), point(left + r, top)), .close,
    ])
  }

  static func + (first: Path, second: Path) -> Path { Path(first.segments + second.segments) }

  /// The same closed shape, drawn the other way round: with another around it, it is a hole. For one closed subpath.
  var reversed: Path {
    var points: [Point] = []
    var curves: [(Point, Point)?] = []
    for segment in segments {
      switch segment {
      case .move(let end): points.append(end)
      case .line(let end):
        points.append(end)
        curves.append(nil)
      case .cubic(let first, let second, let end):
        points.append(end)
        curves.append((first, second))
      case .close: break
      }
    }
    guard let last = points.last else { return self }
    var result: [Segment] = [.move(last)]
    for index in curves.indices.reversed() {
      if let (first, second) = curves[index] {
        result.append(.cubic(second, first, points[index]))
      } else {
        result.append(.line(points[index]))
      }
    }
    return Path(result + [.close])
  }
}
