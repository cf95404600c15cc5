internal import Motion

/// Reads how one value runs: a constant, a pair `[start, end]`, or keyframes `{0%: …, 60%: …, 100%: …}`.
struct KeyframeReader {
  let kind: TrackValueKind
  let values: TrackValueReader

  /// - Parameter other: The screen that ids without a prefix belong to: the one that does not move.
  init(_ kind: TrackValueKind, other: Role) {
    self.kind = kind
    values = TrackValueReader(other: other)
  }

  /// At least two keyframes, the first at 0 and the last at 1.
  func keyframes(_ field: Field) -> [Keyframe]? {
    let node = field.value
    if node.isInvalid { return nil }
    let list = KeyframeList(isMapValue: kind.isValue)
    if list.isWritten(in: field) {
      return list.read(field, called: field.name, value)?.map {
        Keyframe(at: $0.at, $0.value, curve: $0.curve)
      }
    }
    if let items = node.items, !kind.isValue(list: items) {
      guard let ends = field.tuple("the start and the end", 2) else { return nil }
      let values = ends.compactMap { value($0) }
      guard values.count == 2 else { return nil }
      return Keyframe.pair(values[0], values[1])
    }
    return value(field).map { Keyframe.pair($0, $0) }
  }

  private func value(_ field: Field) -> Track.Value? { values.value(field, kind) }
}
