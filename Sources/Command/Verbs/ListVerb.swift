internal import Encoding
internal import Motion

extension Verb {
  static let list = Verb(
    name: "list", summary: "print what a scene can name",
    operands: Catalogue.all.map(\.name).joined(separator: "|"),
    completion: .words(Catalogue.all.map(\.name)),
    options: [
      .value("show", "NAME", "print a transition as YAML, to copy into a scene and change")
        .offering(TransitionKind.all.map(\.name))
    ],
    details: "One name a line with what it is, on standard output.",
    run: { arguments, terminal in
      let name = try arguments.onlyOperand("a list")
      if let shown = arguments.value("show") {
        guard name == "transitions" else { throw UsageError("only a transition can be shown") }
        try terminal.write(try TransitionListing.yaml(of: shown))
        return .success
      }
      guard let catalogue = Catalogue.all.first(where: { $0.name == name }) else {
        let names = Catalogue.all.map(\.name).joined(separator: ", ")
        throw UsageError("there is no list `\(name)`", hint: "lists are: \(names)")
      }
      let rows = catalogue.rows()
      let width = rows.map(\.0.count).max() ?? 0
      let lines = rows.map { name, summary in
        name + String(repeating: " ", count: width - name.count) + "  " + summary + "\n"
      }
      try terminal.write(lines.joined())
      return .success
    })
}

/// A list that can be printed.
private struct Catalogue {
  let name: String
  let rows: @Sendable () -> [(String, String)]

  static let all: [Catalogue] = [
    Catalogue(name: "transitions") { TransitionListing.rows },
    Catalogue(name: "curves") { Curve.named.map { ($0.name, $0.summary) } + forms },
    Catalogue(name: "devices") {
      Device.all.map { device in
        (
          device.name,
          "\(short(device.size.width)) × \(short(device.size.height)) points at \(short(device.scale))×"
        )
      }
    },
    Catalogue(name: "formats") {
      OutputFormat.all.map { format in
        (format.name, format.summary + (format.isAvailable ? "" : " (not in this FFmpeg)"))
      }
    },
    Catalogue(name: "colors") {
      SystemColor.all.map { ($0.name, "\(hex($0.light)), dark \(hex($0.dark))") }
        + Color.css.sorted { $0.key < $1.key }.map { ($0.key, hex(Color(hex: $0.value))) }
    },
  ]

  private static let forms = [
    ("cubic-bezier(x1, y1, x2, y2)", "as in CSS"), ("steps(n, position)", "as in CSS"),
    ("linear(0, 0.2 30%, 1)", "as in CSS"),
    ("spring(damping:, velocity:)", "UIKit's, over the duration"),
    ("spring(mass:, stiffness:, damping:, velocity:)", "Core Animation's, with its own duration"),
    ("spring(response:, dampingFraction:)", "SwiftUI's"), ("spring(duration:, bounce:)", "SwiftUI's"),
  ]

  /// `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque.
  private static func hex(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    return "#"
      + parts.map { part in
        let byte = UInt8(min(max(part * 255, 0), 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  private static func short(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }
}
