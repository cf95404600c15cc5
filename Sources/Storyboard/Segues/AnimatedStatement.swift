/// An assignment of code to what an animation can move: `view.frame = …`, `[view setAlpha:0]`.
struct AnimatedStatement {
  enum Property: String { case frame, center, transform, alpha }

  var role: AnimatedRole
  var property: Property
  /// `.origin.x`, `.y`; empty for the whole property.
  var path: String
  /// `=`, `+=`, `-=`
  var operation: String
  var value: Substring

  static func all(in text: Substring, _ roles: AnimatedRole.Names) -> [AnimatedStatement] {
    var found: [AnimatedStatement] = []
    for line in text.split(whereSeparator: { $0 == "\n" || $0 == ";" }) {
      if let statement = assignment(line, roles) ?? setter(line, roles) { found.append(statement) }
    }
    return found
  }

  private static func assignment(_ line: Substring, _ roles: AnimatedRole.Names) -> AnimatedStatement? {
    let pattern = /^\s*(.*?)[.\]?!]+(frame|center|transform|alpha)((?:\.\w+)*)\s*(=|\+=|-=)(?!=)\s*(.+)$/
    guard let match = line.firstMatch(of: pattern), let property = Property(rawValue: String(match.output.2)),
      let role = roles.role(of: String(match.output.1))
    else { return nil }
    return AnimatedStatement(
      role: role, property: property, path: String(match.output.3), operation: String(match.output.4),
      value: match.output.5)
  }

  private static func setter(_ line: Substring, _ roles: AnimatedRole.Names) -> AnimatedStatement? {
    let pattern = /^\s*\[(.+?)\s+set(Frame|Center|Transform|Alpha)\s*:(.+)\]\s*$/
    guard let match = line.firstMatch(of: pattern),
      let property = Property(rawValue: match.output.2.lowercased()),
      let role = roles.role(of: String(match.output.1))
    else { return nil }
    return AnimatedStatement(
      role: role, property: property, path: "", operation: "=", value: match.output.3)
  }
}
