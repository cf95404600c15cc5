internal import Motion

extension Field {
  private static let trap =
    "a colour that starts with # needs quotes, as \"#FF0000\": without them it is a comment"

  func color() -> Color? {
    guard !reportTrap() else { return nil }
    return read("a colour") { text throws(ScalarFault) in
      try ColorGrammar.color(text, in: context.appearance)
    }
  }

  /// A colour, or `{gradient: [c0, c1], angle: 90}`.
  func fill() -> Fill? {
    let node = value
    if node.isInvalid { return nil }
    guard node.pairs != nil else { return color().map(Fill.color) }
    guard let keys = Keys(node, .gradient, context) else { return nil }
    let colors = keys.required("gradient")?.list("two or more colours", count: 2...16)?.compactMap {
      $0.color()
    }
    let angle = keys["angle"]?.number(-360_000...360_000) ?? 180
    keys.finish()
    guard let colors, colors.count >= 2 else { return nil }
    return .gradient(colors: colors, angle: angle)
  }

  /// Reports a colour that YAML has taken for a comment, or that is not there for another reason.
  private func reportTrap() -> Bool {
    let node = value
    guard !node.isInvalid, node.isNull else { return false }
    context.report.error("`\(name)` has no colour", at: raw.isEmpty ? key : raw, hint: Field.trap)
    return true
  }
}
