internal import Motion

/// Reads what a scene asks of each format, and what happens when the film has ended.
struct OutputReader {
  let context: SceneContext

  func defaults(_ field: Field) -> [String: OutputDefaults] {
    var defaults: [String: OutputDefaults] = [:]
    let formats = context.options.formats
    for entry in field.entries("formats") ?? [] {
      guard formats.isEmpty || formats.contains(entry.name) else {
        entry.error(
          "there is no format \"\(entry.name)\"", at: entry.key,
          hint: "formats are " + formats.joined(separator: ", "),
          suggestion: Spelling.suggestion(for: entry.name, among: formats))
        continue
      }
      guard let keys = entry.map(.output) else { continue }
      keys.what = "the output `\(entry.name)`"
      defaults[entry.name] = OutputDefaults(
        width: keys["width"]?.integer(1...Limits.canvasSide),
        height: keys["height"]?.integer(1...Limits.canvasSide),
        frameRate: keys["fps"]?.frameRate(), quality: keys["quality"]?.choice(Quality.self))
      keys.finish()
    }
    return defaults
  }

  /// What the command line says wins; what the scene says is read all the same, so that its faults are found.
  func playback(_ keys: Keys) -> Playback {
    let (count, isPingPong) = (keys["loop"].flatMap { loop($0) }, keys["pingPong"]?.bool())
    let (rest, options) = (keys["holdEnd"]?.duration(), context.options)
    return Playback(
      loop: options.loop ?? count, pingPong: options.pingPong ?? isPingPong ?? false,
      holdEnd: options.holdEnd ?? rest ?? .zero)
  }

  /// `forever`, `once`, or how often the film plays in all.
  private func loop(_ field: Field) -> Loop? {
    if let text = field.value.text, DecimalNumber(text) != nil {
      return field.integer(1...65535).map { $0 == 1 ? .once : .times($0) }
    }
    return field.choice([("forever", .forever), ("once", .once)])
  }
}

extension Field {
  func frameRate() -> Rational? {
    guard let rate = fraction(1...Double(Limits.framesPerSecond)) else { return nil }
    if rate.numerator <= Limits.frameRateNumerator { return rate }
    error(
      "`\(name)` must be a fraction of numbers up to \(Limits.frameRateNumerator), as 30000/1001 or 23.976",
      at: value)
    return nil
  }
}
