internal import Motion

/// Reads keyframes: `{0%: 100%, 60%: {value: -4%, curve: easeOut}, 100%: 0}`.
struct KeyframeList {
  typealias Keyframe<Value> = (at: Double, value: Value, curve: Curve?)

  /// Whether a map is one value itself.
  var isMapValue: (Node) -> Bool = { _ in false }

  func isWritten(in field: Field) -> Bool { field.value.pairs != nil && !isMapValue(field.value) }

  /// At least two, the first at 0 and the last at 1; messages call their values `name`.
  func read<Value>(
    _ field: Field, called name: String, _ value: (Field) -> Value?
  ) -> [Keyframe<Value>]? {
    guard let entries = field.entries("keyframes") else { return nil }
    var keyframes: [Keyframe<Value>] = []
    for entry in entries {
      guard let at = place(entry), let keyframe = keyframe(entry, at, name, value) else { return nil }
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
  private func keyframe<Value>(
    _ entry: Field, _ at: Double, _ name: String, _ value: (Field) -> Value?
  ) -> Keyframe<Value>? {
    func named(_ field: Field) -> Field {
      Field(name: name, key: field.key, raw: field.raw, context: field.context)
    }
    let isTimed = entry.value.pairs?.contains { $0.key.text == "value" } ?? false
    guard isTimed, let keys = entry.map(.keyframe) else {
      return value(named(entry)).map { (at, $0, nil) }
    }
    let read = keys.required("value").flatMap { value(named($0)) }
    let curve = keys["curve"]?.curve()
    keys.finish()
    return read.map { (at, $0, curve) }
  }
}
