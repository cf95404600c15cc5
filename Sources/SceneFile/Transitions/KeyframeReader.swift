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
    if node.pairs != nil, !kind.isValue(map: node) { return steps(field) }
    if let items = node.items, !kind.isValue(list: items) {
      guard let ends = field.tuple("the start and the end", 2) else { return nil }
      let values = ends.compactMap { value($0) }
      guard values.count == 2 else { return nil }
      return Keyframe.pair(values[0], values[1])
    }
    return value(field).map { Keyframe.pair($0, $0) }
  }

  private func value(_ field: Field) -> Track.Value? { values.value(field, kind) }

  private func steps(_ field: Field) -> [Keyframe]? {
    guard let entries = field.entries("keyframes") else { return nil }
    var keyframes: [Keyframe] = []
    for entry in entries {
      guard let at = place(entry), let keyframe = keyframe(entry, at: at, in: field) else { return nil }
      if let last = keyframes.last, at < last.at {
        entry.error("the keyframe \(entry.name) comes after a later one", at: entry.key)
        return nil
      }
      keyframes.append(keyframe)
    }
    guard keyframes.count >= 2, keyframes.first?.at == 0, keyframes.last?.at == 1 else {
      field.error("keyframes of `\(field.name)` begin at 0% and end at 100%", at: field.key)
      return nil
    }
    return keyframes
  }

  private func place(_ entry: Field) -> Double? {
    guard entry.name.hasSuffix("%"), let number = DecimalNumber(entry.name.dropLast())?.value,
      (0...100).contains(number)
    else {
      entry.error("a keyframe stands at 0% to 100%, not at \"\(entry.name)\"", at: entry.key)
      return nil
    }
    return number / 100
  }

  /// A value, or `{value: …, curve: …}`: the curve of the segment that ends here. Messages call the value by the name of
  /// its track.
  private func keyframe(_ entry: Field, at place: Double, in track: Field) -> Keyframe? {
    func named(_ field: Field) -> Field {
      Field(name: track.name, key: field.key, raw: field.raw, context: field.context)
    }
    let isTimed = entry.value.pairs?.contains { $0.key.text == "value" } ?? false
    guard isTimed, let keys = entry.map(.keyframe) else {
      return value(named(entry)).map { Keyframe(at: place, $0) }
    }
    let value = keys.required("value").flatMap { self.value(named($0)) }
    let curve = keys["curve"]?.curve()
    keys.finish()
    return value.map { Keyframe(at: place, $0, curve: curve) }
  }
}
