internal import Motion

/// Reads `tracks`: subjects with the properties that move.
struct TrackReader {
  let context: SceneContext

  func tracks(_ field: Field) -> [Track] {
    (field.entries("subjects") ?? []).flatMap { subject($0) }
  }

  private func subject(_ field: Field) -> [Track] {
    guard let (subject, role) = subject(named: field), let keys = field.map(.track) else { return [] }
    keys.what = "the track of `\(field.name)`"
    let window = window(keys)
    let curve = keys["curve"]?.curve()
    let tracks = Track.Property.allCases.compactMap { property -> Track? in
      guard let value = keys[property.rawValue],
        let keyframes = KeyframeReader(property: property, other: role.other).keyframes(value)
      else { return nil }
      return Track(subject, property, keyframes, window: window, curve: curve)
    }
    let isEmpty = !keys.written.contains { Track.Property(rawValue: $0.name) != nil }
    keys.finish()
    if isEmpty, let first = keys.written.first {
      context.report.error("the track of `\(field.name)` moves nothing", at: first.key)
    }
    // The order in which they are written, whatever the order of the list of properties.
    let order = keys.written.map(\.name)
    return tracks.sorted {
      (order.firstIndex(of: $0.property.rawValue) ?? 0) < (order.firstIndex(of: $1.property.rawValue) ?? 0)
    }
  }

  /// `source`, `destination`, and `source.ID`, where the id `labels` means every text.
  private func subject(named field: Field) -> (Track.Subject, Role)? {
    let parts = field.name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    if ["bar", "tabBar"].contains(field.name) {
      field.error("tracks of `\(field.name)` are not supported yet", at: field.key)
      return nil
    }
    guard let role = Role(rawValue: parts[0]), parts.count == 1 || !parts[1].isEmpty else {
      let suggestion = Spelling.suggestion(for: parts[0], among: Role.allCases.map(\.rawValue))
      field.error(
        "a track moves `source`, `destination`, `source.ID` or `destination.ID`, not \"\(field.name)\"",
        at: field.key,
        suggestion: suggestion.map { ([$0] + parts.dropFirst()).joined(separator: ".") })
      return nil
    }
    if parts.count == 1 { return (.screen(role), role) }
    return (parts[1] == "labels" ? .labels(role) : .element(role, parts[1]), role)
  }

  /// `at: [0, 0.3]` in fractions, or `delay` and `duration` in seconds.
  private func window(_ keys: Keys) -> Track.Window {
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
