internal import Motion

/// Reads how one property runs: a constant, a pair `[start, end]`, or keyframes `{0%: …, 60%: …, 100%: …}`.
struct KeyframeReader {
  let property: Track.Property
  /// The screen that ids without a prefix belong to: the one that does not move.
  let other: Role

  /// At least two keyframes, the first at 0 and the last at 1.
  func keyframes(_ field: Field) -> [Keyframe]? {
    let node = field.value
    if node.isInvalid { return nil }
    if node.pairs != nil, !isMapValue(node) { return steps(field) }
    if let items = node.items, !isListValue(items) {
      guard let ends = field.tuple("the start and the end", 2) else { return nil }
      let values = ends.compactMap { value($0) }
      guard values.count == 2 else { return nil }
      return [Keyframe(at: 0, values[0]), Keyframe(at: 1, values[1])]
    }
    return value(field).map { [Keyframe(at: 0, $0), Keyframe(at: 1, $0)] }
  }

  private func value(_ field: Field) -> Track.Value? { TrackValueReader(other: other).value(field, property) }

  /// A shadow is a map itself.
  private func isMapValue(_ node: Node) -> Bool {
    property == .shadow && !(node.pairs ?? []).contains { $0.key.text?.hasSuffix("%") ?? false }
  }

  /// A frame is a list of four, an anchor a list of two that are no lists themselves.
  private func isListValue(_ items: [Node]) -> Bool {
    switch property {
    case .frame: items.count == 4
    case .anchor: !items.contains { $0.items != nil }
    default: false
    }
  }

  private func steps(_ field: Field) -> [Keyframe]? {
    guard let entries = field.entries("keyframes") else { return nil }
    var keyframes: [Keyframe] = []
    for entry in entries {
      guard let at = place(entry), let keyframe = keyframe(entry, at: at) else { return nil }
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

  /// A value, or `{value: …, curve: …}`: the curve of the segment that ends here.
  private func keyframe(_ entry: Field, at place: Double) -> Keyframe? {
    let isTimed = entry.value.pairs?.contains { $0.key.text == "value" } ?? false
    guard isTimed, let keys = entry.map(.keyframe) else {
      return value(named(entry)).map { Keyframe(at: place, $0) }
    }
    let value = keys.required("value").flatMap { self.value(named($0)) }
    let curve = keys["curve"]?.curve()
    keys.finish()
    return value.map { Keyframe(at: place, $0, curve: curve) }
  }

  /// Messages call the value by its property.
  private func named(_ field: Field) -> Field {
    Field(name: property.rawValue, key: field.key, raw: field.raw, context: field.context)
  }
}
