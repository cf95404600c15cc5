internal import Motion

/// SVG path data (SVG 2, section 9.3) as absolute moves, lines and cubics.
struct PathData {
  private var scanner: PathScanner
  private var segments: [Path.Segment] = []
  private var current = Point.zero
  private var start = Point.zero
  /// Control points that a following `S` or `T` mirrors.
  private var lastCubic: Point?
  private var lastQuadratic: Point?

  /// Throws a fault with its offset into the text.
  static func path(_ text: String) throws(ScalarFault) -> Path {
    var data = PathData(scanner: PathScanner(text))
    try data.read()
    return Path(data.segments)
  }

  private init(scanner: PathScanner) { self.scanner = scanner }

  private mutating func read() throws(ScalarFault) {
    scanner.skipSpace()
    guard let first = scanner.peek, first == "M" || first == "m" else {
      throw scanner.fault("path data must begin with M or m")
    }
    var command = first
    while let letter = scanner.command() {
      command = letter
      if command == "Z" || command == "z" {
        close()
        continue
      }
      repeat {
        try segment(command)
        guard segments.count <= 100_000 else { throw scanner.fault("the path has more than 100000 segments") }
        // Further pairs after a move are lines.
        if command == "M" { command = "L" } else if command == "m" { command = "l" }
      } while scanner.startsNumber
    }
    scanner.skipSpace()
    guard scanner.peek == nil else { throw scanner.fault("this is not part of path data") }
  }

  private mutating func close() {
    segments.append(.close)
    current = start
    forgetControls()
  }

  private mutating func forgetControls() {
    lastCubic = nil
    lastQuadratic = nil
  }

  private mutating func segment(_ command: Character) throws(ScalarFault) {
    let isRelative = command.isLowercase
    let base = isRelative ? current : .zero
    switch command.lowercased() {
    case "m":
      current = try point(base)
      start = current
      segments.append(.move(current))
      forgetControls()
    case "l": line(to: try point(base))
    case "h": line(to: Point(try scanner.number() + base.x, current.y))
    case "v": line(to: Point(current.x, try scanner.number() + base.y))
    case "c": cubic(try point(base), try point(base), try point(base))
    case "s":
      let mirrored = mirror(lastCubic)
      cubic(mirrored, try point(base), try point(base))
    case "q":
      let control = try point(base)
      quadratic(control, try point(base))
    case "t":
      let mirrored = mirror(lastQuadratic)
      quadratic(mirrored, try point(base))
    default: try arc(base)
    }
  }

  private mutating func point(_ base: Point) throws(ScalarFault) -> Point {
    let x = try scanner.number()
    return Point(base.x + x, base.y + (try scanner.number()))
  }

  private func mirror(_ control: Point?) -> Point {
    guard let control else { return current }
    return Point(2 * current.x - control.x, 2 * current.y - control.y)
  }

  private mutating func line(to end: Point) {
    segments.append(.line(end))
    current = end
    forgetControls()
  }

  private mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point) {
    segments.append(.cubic(control1, control2, end))
    (current, lastCubic, lastQuadratic) = (end, control2, nil)
  }

  private mutating func quadratic(_ control: Point, _ end: Point) {
    func raise(_ from: Point) -> Point {
      Point(from.x + (control.x - from.x) * 2 / 3, from.y + (control.y - from.y) * 2 / 3)
    }
    segments.append(.cubic(raise(current), raise(end), end))
    (current, lastCubic, lastQuadratic) = (end, nil, control)
  }

  private mutating func arc(_ base: Point) throws(ScalarFault) {
    let (rx, ry) = (try scanner.number(), try scanner.number())
    let rotation = try scanner.number()
    let (isLarge, isSweep) = (try scanner.flag(), try scanner.flag())
    let end = try point(base)
    let arc = EllipticalArc(
      from: current, to: end, radii: Size(abs(rx), abs(ry)), rotation: rotation, isLarge: isLarge,
      isSweep: isSweep)
    segments += arc.segments
    current = end
    forgetControls()
  }
}
