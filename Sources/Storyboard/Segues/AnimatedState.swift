/// The state of the two screens as code sets it: offsets in screens or points from their resting place, scale, opacity.
struct AnimatedState {
  struct Values {
    var x: AnimatedOffset?
    var y: AnimatedOffset?
    var scale: Double?
    var alpha: Double?
  }

  private var start: [AnimatedRole: Values] = [:]
  private var end: [AnimatedRole: Values] = [:]

  mutating func prepare(_ statement: AnimatedStatement) {
    Self.apply(statement, to: &start[statement.role, default: Values()], relativeTo: Values())
  }

  mutating func animate(_ statement: AnimatedStatement) {
    let from = start[statement.role] ?? Values()
    Self.apply(statement, to: &end[statement.role, default: Values()], relativeTo: from)
  }

  private static func apply(_ statement: AnimatedStatement, to values: inout Values, relativeTo start: Values)
  {
    let text = statement.value
    switch statement.property {
    case .alpha:
      values.alpha = AnimatedOffset.number(String(text)).map { min(max($0, 0), 1) }
    case .transform:
      transform(text, &values)
    case .frame, .center:
      if !statement.path.isEmpty {
        component(statement, &values, start)
      } else if let move = AnimatedOffset.pair(text, isCenter: statement.property == .center) {
        // A frame that is offset moves from where it is.
        let base = move.isRelative ? start : Values()
        values.x = move.x + (base.x ?? .zero)
        values.y = move.y + (base.y ?? .zero)
      } else {
        // Set to another view's frame, or to a rectangle that was computed before: its resting place.
        (values.x, values.y) = (.zero, .zero)
      }
    }
  }

  private static func component(_ statement: AnimatedStatement, _ values: inout Values, _ start: Values) {
    guard statement.path.hasSuffix(".x") || statement.path.hasSuffix(".y") else { return }
    let isX = statement.path.hasSuffix(".x")
    var offset = AnimatedOffset(String(statement.value))
    if statement.operation == "-=" { offset = offset.negated }
    let isRelative = statement.operation != "="
    if isX {
      values.x = isRelative ? offset + (start.x ?? .zero) : offset
    } else {
      values.y = isRelative ? offset + (start.y ?? .zero) : offset
    }
  }

  private static func transform(_ text: Substring, _ values: inout Values) {
    if text.contains(/[iI]dentity\s*\)?\s*$/) {
      (values.x, values.y, values.scale) = (.zero, .zero, 1)
      return
    }
    if let found = text.firstRange(of: /MakeScale\s*\(|scaleX\s*:|CGAffineTransformScale\s*\(/) {
      let open = text[..<found.upperBound].lastIndex(of: "(") ?? text.startIndex
      let numbers = SourceScanner.arguments(text, from: open).compactMap { AnimatedOffset.number($0) }
      values.scale = numbers.first.map { max($0, 0) }
    }
    if let found = text.firstRange(of: /MakeTranslation\s*\(|translationX\s*:/) {
      let open = text[..<found.upperBound].lastIndex(of: "(") ?? text.startIndex
      let parts = SourceScanner.arguments(text, from: open)
      if parts.count >= 2 { (values.x, values.y) = (AnimatedOffset(parts[0]), AnimatedOffset(parts[1])) }
    }
  }

  /// What changes, for each screen: a value that only one of the two states sets has its resting value in the other.
  var tracks: [(role: AnimatedRole, values: [(property: String, start: YAMLValue, end: YAMLValue)])] {
    AnimatedRole.allCases.compactMap { role in
      let (from, to) = (start[role] ?? Values(), end[role] ?? Values())
      var values: [(property: String, start: YAMLValue, end: YAMLValue)] = []
      func add(_ name: String, _ from: AnimatedOffset?, _ to: AnimatedOffset?) {
        let (first, last) = (from ?? .zero, to ?? .zero)
        if first != last { values.append((name, first.yaml, last.yaml)) }
      }
      func add(_ name: String, _ from: Double?, _ to: Double?) {
        let (first, last) = (from ?? 1, to ?? 1)
        if first != last { values.append((name, .number(first), .number(last))) }
      }
      add("x", from.x, to.x)
      add("y", from.y, to.y)
      add("scale", from.scale, to.scale)
      add("alpha", from.alpha, to.alpha)
      return values.isEmpty ? nil : (role, values)
    }
  }
}
