/// What a `perform` with UIView's block animations does to the two screens: the state that it prepares, the state that
/// it animates to, how long and by which curve.
struct AnimationReading {
  var duration: Double
  /// Seconds before anything moves.
  var delay: Double
  var curve: String?
  var isSourceAbove: Bool
  var tracks: [(role: AnimatedRole, values: [(property: String, start: YAMLValue, end: YAMLValue)])] = []

  /// nil where there is no animation block.
  init?(_ written: String, constants: String) {
    let text = Self.withLengthsInPlace(written)
    guard let call = text.firstRange(of: /animateWithDuration|\.animate\s*\(/) else {
      return nil
    }
    let before = text[..<call.lowerBound]
    let after = text[call.lowerBound...]
    guard let brace = after.firstIndex(of: "{"), let block = SourceScanner.block(after, from: brace) else {
      return nil
    }
    let options = after[..<brace]
    duration = Self.duration(String(after), constants: constants) ?? 0.4
    delay =
      options.firstMatch(of: /\bdelay\s*:\s*([0-9]*\.?[0-9]+)/)
      .flatMap { Element.number(String($0.output.1).trimmingFloat) } ?? 0
    curve = Self.curve(String(options), constants)
    isSourceAbove = before.contains(
      /insertSubview[^\n;]*(?:belowSubview|atIndex\s*:\s*0|at\s*:\s*0)|sendSubview/)
    let roles = AnimatedRole.Names(text)
    var state = AnimatedState()
    for statement in AnimatedStatement.all(in: before, roles) { state.prepare(statement) }
    for statement in AnimatedStatement.all(in: block, roles) { state.animate(statement) }
    tracks = state.tracks
  }

  /// Variables for a width or a height, such as `let w = view.bounds.width`, become what they stand for.
  private static func withLengthsInPlace(_ text: String) -> String {
    let definition =
      /(?:let|var|CGFloat|float|double)\s+(\w+)\s*(?::\s*CGFloat\s*)?=\s*([^\n;={}]*(?:width|height)\b[^\n;{}]*)/
    var result = text
    for match in text.matches(of: definition) where !match.output.2.contains("Rect") {
      guard let place = result.firstRange(of: match.output.0) else { continue }
      let rest = result[place.upperBound...].replacing(/[\w.]+/) { word in
        word.output == match.output.1 ? "(" + match.output.2 + ")" : word.output
      }
      result = String(result[..<place.upperBound]) + rest
    }
    return result
  }

  /// Seconds: a number, or a constant of that name.
  static func duration(_ text: String, constants: String) -> Double? {
    let pattern =
      /(?:animateWithDuration\s*[:(]|(?:withDuration|[dD]uration)\s*[:=])\s*(?:NSTimeInterval\()?([\w\.]+)/
    guard let word = text.firstMatch(of: pattern)?.output.1 else { return nil }
    if let number = Element.number(String(word).trimmingFloat), number > 0, number <= 60 { return number }
    let name = word.split(separator: ".").last.map(String.init) ?? String(word)
    for match in constants.matches(of: /(\w+)\s*(?::\s*\w+\s*)?=\s*([0-9]*\.?[0-9]+)f?/)
    where match.output.1 == name {
      if let number = Element.number(String(match.output.2)), number > 0, number <= 60 { return number }
    }
    return constants.firstMatch(of: /#define\s+\w*(?i:duration)\w*\s+([0-9]*\.?[0-9]+)/)
      .flatMap { Element.number(String($0.output.1)) }
  }

  /// nil: UIView's ease-in-out, which is the language's default too.
  private static func curve(_ options: String, _ constants: String) -> String? {
    if let match = options.firstMatch(of: /usingSpringWithDamping\s*:\s*([0-9.]+)/) {
      let velocity = options.firstMatch(of: /initialSpringVelocity\s*:\s*(-?[0-9.]+)/)?.output.1 ?? "0"
      let damping = Element.number(String(match.output.1)) ?? 1
      let speed = Element.number(String(velocity)) ?? 0
      return "spring(damping: \(Decimal.text(min(max(damping, 0.05), 1))), velocity: \(Decimal.text(speed)))"
    }
    if options.contains(/[cC]urveEaseInOut/) { return nil }
    if options.contains(/[cC]urveEaseIn/) { return "easeIn" }
    if options.contains(/[cC]urveEaseOut/) { return "easeOut" }
    return options.contains(/[cC]urveLinear/) ? "linear" : nil
  }

  /// As an entry of `transitions:`.
  var yaml: YAMLMap {
    var map = YAMLMap([("duration", .number(delay + duration))])
    map.add("curve", curve.map { .text($0) })
    if isSourceAbove { map.add("above", .plain("source")) }
    var subjects = YAMLMap()
    for track in tracks {
      var values = YAMLMap(track.values.map { ($0.property, .flow([$0.start, $0.end])) })
      if delay > 0 { values.append(YAMLMap([("delay", .number(delay)), ("duration", .number(duration))])) }
      subjects.add(track.role.rawValue, .inline(values))
    }
    map.add("tracks", .map(subjects))
    return map
  }
}

extension String {
  /// `0.4f` as `0.4`, and `.4` as `0.4`.
  fileprivate var trimmingFloat: String {
    let number = hasSuffix("f") ? String(dropLast()) : self
    return number.hasPrefix(".") ? "0" + number : number
  }
}
