internal import Motion

/// Reads when a part of a transition runs: `at: [0, 0.3]` in fractions, or `delay` and `duration` in seconds.
enum WindowReader {
  static func window(_ keys: Keys) -> Track.Window {
    let (at, delay, duration) = (keys["at"], keys["delay"], keys["duration"])
    if let at {
      if let other = delay ?? duration {
        other.error(
          "`at` and `\(other.name)` both place the track in time", at: other.key, hint: "drop one of them")
      }
      guard let ends = at.tuple("the start and the end", 2)?.compactMap({ $0.number(0...1) }), ends.count == 2
      else {
        return .whole
      }
      guard ends[0] <= ends[1] else {
        at.error("`at` ends before it starts")
        return .whole
      }
      return .fraction(ends[0], ends[1])
    }
    if delay == nil, duration == nil { return .whole }
    guard let duration else {
      delay?.error("a track with a `delay` needs a `duration`", at: delay?.key)
      return .whole
    }
    let seconds = duration.duration()?.value
    return .seconds(delay: delay?.duration()?.value ?? 0, duration: seconds ?? 0)
  }
}
