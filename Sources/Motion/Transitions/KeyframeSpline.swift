/// A smooth way through keyframes: a cubic Hermite spline whose slope at a keyframe is that of the line between its two
/// neighbours (Catmull-Rom, for keyframes at any places; at both ends that of the part itself). Core Animation's cubic mode
/// has splines of this kind, with tension, continuity and bias of 0.
struct KeyframeSpline {
  /// Values with what each counts: the part's start and end, then their outer neighbours. The weights add up to 1, and
  /// those of the neighbours are never above 0.
  private var ends: [(value: Track.Value, weight: Double)]
  private var neighbours: [(value: Track.Value, weight: Double)] = []

  /// - Parameters:
  ///   - next: Index of the keyframe in which the part ends, at least 1.
  ///   - progress: Of the part, 0…1.
  init(_ keyframes: [Keyframe], next: Int, progress u: Double) {
    let (from, to) = (keyframes[next - 1], keyframes[next])
    let span = to.at - from.at
    let rest = 1 - u
    // Hermite's polynomials, the slopes' ones in units of the part's length.
    let (startSlope, endSlope) = (u * rest * rest, -u * u * rest)
    var start = rest * rest * (1 + 2 * u)
    var end = u * u * (3 - 2 * u)
    if next >= 2 {
      let share = startSlope * span / (to.at - keyframes[next - 2].at)
      end += share
      neighbours.append((keyframes[next - 2].value, -share))
    } else {
      (start, end) = (start - startSlope, end + startSlope)
    }
    if next + 1 < keyframes.count {
      let share = endSlope * span / (keyframes[next + 1].at - from.at)
      start -= share
      neighbours.append((keyframes[next + 1].value, share))
    } else {
      (start, end) = (start - endSlope, end + endSlope)
    }
    ends = [(from.value, start), (to.value, end)]
  }

  func mixed<Value: Interpolatable>(_ read: (Track.Value) -> Value) -> Value {
    var total = ends[0].weight + ends[1].weight
    var value = read(ends[0].value).interpolated(to: read(ends[1].value), ends[1].weight / total)
    for (neighbour, weight) in neighbours {
      total += weight
      value = value.interpolated(to: read(neighbour), weight / total)
    }
    return value
  }
}

extension Track.Property {
  /// Whether its values can be mixed from more than two.
  package var canBeSmooth: Bool {
    switch self {
    case .x, .y, .z, .scale, .scaleX, .scaleY, .rotation, .rotationX, .rotationY, .perspective, .anchor,
      .anchorZ, .alpha, .cornerRadius, .blur, .fold, .curl:
      true
    case .frame, .center, .width, .height, .shadow, .background: false
    }
  }
}
