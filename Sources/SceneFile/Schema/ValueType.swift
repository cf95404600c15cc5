internal import Motion

/// What the value of a key can be, as far as a schema can say it.
indirect enum ValueType: Sendable {
  /// Any text, taken as it is written; numbers and `true` are text too.
  case text
  case bool
  case number(ClosedRange<Double>)
  /// Above 0, up to a limit.
  case positive(Double)
  case integer(ClosedRange<Int>)
  /// Points, or percent of the parent.
  case length
  /// A length that is not negative.
  case size
  /// Seconds, or milliseconds with their unit.
  case duration
  /// A number, or a fraction of two whole numbers.
  case fraction(ClosedRange<Double>)
  case color
  case curve
  /// The path of a file.
  case file
  /// Text with a grammar of its own, which a schema cannot hold it against.
  case notation
  /// A name that the scene gives.
  case name
  /// The name of something in the scene.
  case reference
  /// One of a few words.
  case word([String])
  case list(ValueType, ClosedRange<Int>)
  case tuple([ValueType])
  /// A map with the keys of the table of that name. By name, since tables contain one another.
  case map(String)
  /// A map whose keys are names that the scene chooses.
  case entries(ValueType)
  /// A constant, a pair of start and end, or keyframes.
  case keyframes(ValueType)
  /// No value.
  case nothing
  /// A variable of a theme, or a parameter of a component. Single values can always be one.
  case variable
  /// Anything at all.
  case anything
  case either([ValueType])
}

extension ValueType {
  static let fill = either([.color, .map("gradient"), .variable])
  static let font = either([fontSize, .map("font"), .variable])
  static let fontSize = positive(Double(Limits.fontSize))
  static let border = either([.map("border"), .variable])
  static let shadow = either([.map("shadow"), .variable])
  static let views = list(.map("view"), any)
  static let angle = number(-360_000...360_000)
  static let speed = fraction(0.01...100)
  static let frameRate = fraction(1...Double(Limits.framesPerSecond))
  static let pixels = integer(1...Limits.canvasSide)
  /// `[x, y, width, height]`.
  static let frame = tuple([.length, .length, .size, .size])
  static let distance = number(0...Field.reach)
  static let padding = either([
    distance, .tuple([distance, distance]), .tuple([distance, distance, distance, distance]), .variable,
  ])
  /// A radius, or those of the four corners.
  static let corners = either([
    distance, .tuple([distance, distance, distance, distance]), .variable,
  ])
  /// Any number of entries.
  static let any = 0...Limits.nodes

  static func words<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> ValueType
  where Value.RawValue == String {
    word(Value.allCases.map(\.rawValue))
  }
}
