internal import Motion

/// One of the ways in which a run draws every scene: a theme, a scale, a device.
struct Variant: Sendable {
  /// The command line with one value in the place of each list.
  var arguments: ParsedArguments
  /// By the name of the axis; only what the command line says.
  var values: [String: String] = [:]
}

/// The lists on a command line, multiplied: `--theme both --scale 1,2` are four variants.
struct VariantMatrix {
  /// Names of options that may be lists, the slowest first.
  static let axes = ["device", "direction", "theme", "scale"]

  let variants: [Variant]
  /// Axes with more than one value.
  let varying: Set<String>

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var variants = [Variant(arguments: arguments)]
    var varying: Set<String> = []
    for axis in Self.axes {
      guard let text = arguments.value(axis) else { continue }
      let values = try Self.values(text, of: axis)
      if values.count > 1 { varying.insert(axis) }
      variants = variants.flatMap { variant in
        values.map { value in
          var next = variant
          next.arguments = variant.arguments.setting(axis, to: value)
          next.values[axis] = value
          return next
        }
      }
    }
    self.variants = variants
    self.varying = varying
  }

  private static func values(_ text: String, of axis: String) throws(UsageError) -> [String] {
    if axis == "theme", text == "both" { return ["light", "dark"] }
    let values = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if values.contains("") {
      throw UsageError("`--\(axis)` cannot be `\(text)`", hint: "write values with commas between them")
    }
    if let twice = values.first(where: { value in values.count { $0 == value } > 1 }) {
      throw UsageError("`--\(axis)` has `\(twice)` twice")
    }
    return values
  }
}
