/// The two values that a track is between at a moment, and how far: 0 at `start`, 1 at `end`; it overshoots where the
/// curve does. The reader has made sure that the values of a track agree in kind.
struct Sample {
  var start: Track.Value
  var end: Track.Value
  var progress: Double
  /// See `Track.arc`.
  var arc: Double
  /// Of a smooth track.
  var spline: KeyframeSpline?

  func mixed<Value: Interpolatable>(_ read: (Track.Value) -> Value) -> Value {
    spline?.mixed(read) ?? read(start).interpolated(to: read(end), progress)
  }

  var number: Double {
    mixed { value in
      if case .number(let number) = value { return number }
      return 0
    }
  }

  /// A number that cannot leave the range of a share.
  var share: Double { min(max(number, 0), 1) }

  /// A distance in points, 0 for infinitely far. Its reciprocal is what moves evenly, as `m34` of a layer's transform.
  var eyeDistance: Double {
    let nearness = mixed { value -> Double in
      if case .number(let distance) = value, distance > 0 { return 1 / distance }
      return 0
    }
    return nearness > 1e-9 ? 1 / nearness : 0
  }

  /// In points.
  func length(in container: Double) -> Double {
    mixed { value in
      if case .length(let length) = value { return length.resolved(in: container) }
      return 0
    }
  }

  /// In points, none below zero.
  func corners(in container: Double) -> Corners {
    let corners = mixed { value -> Corners in
      switch value {
      case .length(let length): Corners(length.resolved(in: container))
      case .corners(let radii) where radii.count == 4:
        Corners(
          radii[0].resolved(in: container), radii[1].resolved(in: container),
          radii[2].resolved(in: container), radii[3].resolved(in: container))
      default: .zero
      }
    }
    return Corners(
      max(corners.topLeft, 0), max(corners.topRight, 0), max(corners.bottomRight, 0),
      max(corners.bottomLeft, 0))
  }

  var color: Color? {
    guard case .color(let from) = start, case .color(let to) = end else { return nil }
    return from.interpolated(to: to, progress)
  }

  var shadow: Shadow? {
    guard case .shadow(let from) = start, case .shadow(let to) = end else { return nil }
    let shadow = from.interpolated(to: to, progress)
    return shadow.opacity > 0 ? shadow : nil
  }

  /// A scale that is positive at both ends never turns into its mirror image where a curve overshoots.
  func scale(_ read: (Track.Value) -> Double) -> Double {
    let value = mixed(read)
    return read(start) >= 0 && read(end) >= 0 ? max(value, 0) : value
  }
}

extension Point {
  /// On the way to `target` along an arc; see `Track.arc`.
  ///
  /// The control point is the corner that Material's arc motion takes: a movement up starts sideways, one down starts
  /// downwards, so that the way back follows the same line.
  func moved(to target: Point, _ progress: Double, arc: Double) -> Point {
    guard arc != 0 else { return interpolated(to: target, progress) }
    let corner = y > target.y ? Point(target.x, y) : Point(x, target.y)
    let middle = Point((x + target.x) / 2, (y + target.y) / 2)
    let control = middle.interpolated(to: corner, arc)
    if progress == 1 { return target }
    let (a, b, c) = ((1 - progress) * (1 - progress), 2 * (1 - progress) * progress, progress * progress)
    return Point(a * x + b * control.x + c * target.x, a * y + b * control.y + c * target.y)
  }
}

extension Rect {
  /// On the way to `target`, the middle along an arc; the size never falls below zero.
  func moved(to target: Rect, _ progress: Double, arc: Double) -> Rect {
    var rect = interpolated(to: target, progress)
    rect.width = max(rect.width, 0)
    rect.height = max(rect.height, 0)
    guard arc != 0 else { return rect }
    let middle = center.moved(to: target.center, progress, arc: arc)
    return Rect(middle.x - rect.width / 2, middle.y - rect.height / 2, rect.width, rect.height)
  }
}
