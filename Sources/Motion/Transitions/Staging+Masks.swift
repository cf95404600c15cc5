extension Staging {
  /// The shape at this moment; nil where it cuts nothing.
  ///
  /// - Parameter own: The resting frame of the screen that is cut.
  func mask(_ mask: MaskTrack, own: Rect) -> Mask? {
    func sample(_ keyframes: [Keyframe]) -> Sample {
      timing.sample(of: keyframes, window: mask.window, curve: mask.curve)
    }
    switch mask.shape {
    case .circle(let center, let radius):
      let middle = sample(center).mixed { frames.point($0, own: own) }
      let size = sample(radius)
      let length = max(size.mixed { frames.radius($0, center: middle) }, 0)
      let isCovering = length >= frames.radius(.cover, center: middle)
      return isCovering ? nil : .circle(center: middle, radius: length)
    case .roundedRect(let frame, let cornerRadius):
      let place = sample(frame)
      let rect = frames.rect(place.start, own: own)
        .moved(to: frames.rect(place.end, own: own), place.progress, arc: 0)
      let corners = sample(cornerRadius).corners(in: frames.container.width)
      return corners.isZero && rect.contains(Rect(size: frames.container)) ? nil : .roundedRect(rect, corners)
    case .polygon(let keyframes):
      return polygon(sample(keyframes))
    }
  }

  private func polygon(_ sample: Sample) -> Mask? {
    guard case .polygon(let from) = sample.start, case .polygon(let to) = sample.end else { return nil }
    let container = frames.container
    let corners = zip(from, to).map { start, end in
      Point(
        start.x.interpolated(to: end.x, sample.progress).resolved(in: container.width),
        start.y.interpolated(to: end.y, sample.progress).resolved(in: container.height))
    }
    let isCovering = Rect(size: container).corners.allSatisfy { Mask.polygon(corners, contains: $0) }
    return isCovering ? nil : .polygon(corners)
  }
}

extension Mask {
  /// Whether a convex polygon has the point inside or on its edge.
  fileprivate static func polygon(_ corners: [Point], contains point: Point) -> Bool {
    guard corners.count >= 3 else { return false }
    let sides = corners.indices.map { index in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }
    return sides.allSatisfy { $0 >= -1e-6 } || sides.allSatisfy { $0 <= 1e-6 }
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [origin, Point(maxX, y), Point(maxX, maxY), Point(x, maxY)]
  }
}
