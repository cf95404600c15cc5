internal import Drawing
internal import Encoding
internal import Motion
internal import Pipeline
internal import SceneFile

extension Verb {
  static let filmstrip = Verb(
    name: "filmstrip", summary: "draw moments of a scene side by side, with their times",
    operands: "SCENE -o PATH.png|svg|pdf",
    options: [
      .value("output", short: "o", "PATH", "where to write; the extension is png, svg or pdf; `-` is PNG")
    ] + FilmstripMoments.options + [
      .value("width", "PIXELS", "width of each picture; default 240, or the scene's own"),
      .value("columns", "N", "pictures in a row; default all of them, at most 8"),
      .value("background", "COLOR", "colour of the sheet: #RRGGBB or transparent; default white"),
      OutputSelection.overwriting,
    ] + SceneSource.options + DependencyFile.options,
    details: """
      In an SVG or PDF the labels are outlines that stay sharp, and the pictures are pixels.

        segue filmstrip slide.yaml -o strip.png
        segue filmstrip slide.yaml --segue ShowDetails --count 5 -o strip.svg
        segue filmstrip slide.yaml --at 0,opened,end --columns 1 -o strip.pdf
      """,
    run: { arguments, terminal in try FilmstripRun(arguments, terminal).run() })
}

private struct FilmstripRun {
  let arguments: ParsedArguments
  let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitCode {
    let path = try arguments.onlyOperand("SCENE")
    guard let output = arguments.value("output") else {
      throw UsageError("a filmstrip needs an output", hint: "write -o PATH.png, .svg or .pdf")
    }
    let format = try Self.format(of: output)
    let background = try background()
    let source = try SceneSource(path, arguments, terminal: terminal)
    let moments = try FilmstripMoments(film: source.studio.film, arguments: arguments).moments()
    let own = Int(source.studio.film.pictureSize.width.rounded())
    let width = try arguments.integer("width", in: 8...Limits.canvasSide) ?? min(own, 240)
    let columns = try arguments.integer("columns", in: 1...100) ?? min(moments.count, 8)
    try WrittenFiles.check(output, reading: source.loaded.dependencies, arguments)
    let interruption = Interruption()
    defer { interruption.end() }
    let export = FilmstripExport(source.studio, moments: moments)
    let sheet = try export.sheet(width: width, columns: columns, background: background)
    try export.write(
      sheet, as: format, to: output,
      overwrites: arguments.overwriting)
    if output != "-" {
      try DependencyFile.write(
        [.init(outputs: [output], dependencies: source.loaded.dependencies)], arguments)
      terminal.note("\(output): \(moments.count) pictures, \(sheet.size.width) × \(sheet.size.height)")
    }
    return .success
  }

  private static func format(of output: String) throws(UsageError) -> FilmstripExport.Format {
    if output == "-" {
      if Terminal.isTerminal(1) {
        throw UsageError(
          "a picture cannot be shown on a terminal", hint: "redirect it to a file, or write -o PATH")
      }
      return .png
    }
    let suffix = FilePath(output).suffix.lowercased()
    if suffix == ".png" { return .png }
    if let page = VectorPage.allCases.first(where: { "." + $0.rawValue == suffix }) { return .page(page) }
    throw UsageError("the format of `\(output)` is not known", hint: "use .png, .svg or .pdf")
  }

  private func background() throws(UsageError) -> Color {
    guard let text = arguments.value("background") else { return .white }
    if text == "transparent" { return .clear }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.count == 6, let value = UInt32(digits, radix: 16) else {
      throw UsageError("`--background` cannot be `\(text)`", hint: "write #RRGGBB, or transparent")
    }
    return Color(hex: value)
  }
}
