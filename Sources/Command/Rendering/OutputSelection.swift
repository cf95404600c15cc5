internal import Encoding
internal import Motion
internal import Pipeline

/// Works out which files a run writes, and with which settings: the command line wins over the scene, and the scene
/// over the format.
struct OutputSelection {
  let scene: Scene
  let film: Film
  let arguments: ParsedArguments

  /// The option table of everything that decides an output.
  static let options: [Option] = [
    .value(
      "output", short: "o", "PATH", isRepeatable: true,
      "where to write; `-` is standard output; may be repeated"),
    .value(
      "format", short: "f", "FORMAT", isRepeatable: true,
      "the format, where the path does not say (`segue list formats`)"),
    .value("fps", "N", "frames per second: 25, 59.94 or 30000/1001"),
    .value("scale", "N", "pixels per point"),
    .value("width", "PIXELS", "width of the picture; the height follows"),
    .value("height", "PIXELS", "height of the picture; with --width it fits into both"),
    .value("loop", "forever|once|N", "how often the film plays in all"),
    .choice("quality", Quality.allCases.map(\.rawValue), "how much an output may lose"),
    .value("crf", "0…51", "H.264's constant rate factor, instead of --quality"),
    .value("colors", "2…256", "most colours of a GIF frame"),
    .value("matte", "COLOR", "what shows through where a format has no transparency: #RRGGBB"),
    .flag("constant-frame-rate", "send every frame of a video, also the ones that repeat"),
    .flag("overwrite", isNegatable: true, "replace files that exist (the default)"),
  ]

  /// The outputs in the order of the command line.
  ///
  /// - Parameter scenePath: names the output where none is given.
  /// - Throws: `UsageError`.
  func requests(scenePath: String) throws(UsageError) -> [OutputRequest] {
    var requests: [OutputRequest] = []
    for (path, format) in try outputs(scenePath: scenePath) {
      requests.append(OutputRequest(format: format, path: path, settings: try settings(for: format)))
    }
    let paths = requests.map(\.path)
    if let twice = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw UsageError("`\(twice)` is written twice")
    }
    return requests
  }

  /// The output of `segue frame`: one picture, as PNG.
  func still(scenePath: String) throws(UsageError) -> OutputRequest {
    let format = OutputFormat.png
    guard
      let path = arguments.value("output")
        ?? (scenePath == "-" ? nil : Self.withoutExtension(scenePath) + ".png")
    else { throw UsageError("a scene from standard input needs an output", hint: "write -o PATH") }
    if path != "-", let other = OutputFormat.forPath(path), other.kind == .film {
      throw UsageError(
        "`\(path)` is no picture", hint: "write a path that ends in .png, or use `segue render`")
    }
    return OutputRequest(format: format, path: path, settings: try settings(for: format))
  }

  private func outputs(scenePath: String) throws(UsageError) -> [(String, OutputFormat)] {
    let formats = try self.formats()
    let paths = arguments.values("output")
    if paths.isEmpty {
      guard scenePath != "-" else {
        throw UsageError("a scene from standard input needs an output", hint: "write -o PATH")
      }
      let base = Self.withoutExtension(scenePath)
      return (formats.isEmpty ? [OutputFormat.all[0]] : formats).map {
        (base + "." + ($0.extensions.first ?? $0.name), $0)
      }
    }
    guard formats.isEmpty || formats.count == 1 || formats.count == paths.count else {
      throw UsageError("\(paths.count) outputs and \(formats.count) formats do not go together")
    }
    var outputs: [(String, OutputFormat)] = []
    for (index, path) in paths.enumerated() {
      guard
        let format = formats.count == 1
          ? formats[0] : formats.isEmpty ? OutputFormat.forPath(path) : formats[index]
      else {
        let names = OutputFormat.all.map(\.name).joined(separator: ", ")
        throw UsageError(
          "the format of `\(path)` is not known",
          hint: "use one of its extensions, or -f with one of: \(names)")
      }
      outputs.append((path, format))
    }
    return outputs
  }

  private func formats() throws(UsageError) -> [OutputFormat] {
    var formats: [OutputFormat] = []
    for name in arguments.values("format").flatMap({ $0.split(separator: ",").map(String.init) }) {
      guard let format = OutputFormat.named(name) else {
        let names = OutputFormat.all.map(\.name).joined(separator: ", ")
        throw UsageError("there is no format `\(name)`", hint: "formats are: \(names)")
      }
      formats.append(format)
    }
    return formats
  }

  private func settings(for format: OutputFormat) throws(UsageError) -> OutputSettings {
    let defaults = scene.output[format.name] ?? OutputDefaults()
    let rate = format.frameRate(for: try arguments.frameRate("fps") ?? defaults.frameRate ?? scene.frameRate)
    let size = try pixelSize(defaults)
    let frames = format.kind == .still ? 1 : film.frameCount(at: rate)
    guard frames <= Limits.frames else {
      throw UsageError(
        "the film has \(frames) frames at \(rate) frames per second; at most \(Limits.frames) are allowed")
    }
    var settings = OutputSettings(
      width: size.width, height: size.height, frameRate: rate, frameCount: frames, duration: film.duration)
    settings.loop = try arguments.loop("loop") ?? scene.playback.loop ?? .forever
    settings.quality = arguments.value("quality").flatMap(Quality.init) ?? defaults.quality ?? .normal
    settings.crf = try arguments.integer("crf", in: 0...51)
    settings.colors = try arguments.integer("colors", in: 2...256) ?? 256
    settings.isConstantFrameRate = arguments.flag("constant-frame-rate")
    settings.isOpaque = film.canvas.background.alpha >= 1
    settings.matte = try matte()
    settings.overwrites = arguments.flag("overwrite", default: true)
    return settings
  }

  private func matte() throws(UsageError) -> Color? {
    guard let text = arguments.value("matte") else { return nil }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.count == 6, let value = UInt32(digits, radix: 16) else {
      throw UsageError("`--matte` cannot be `\(text)`", hint: "write a colour as #RRGGBB")
    }
    return Color(hex: value)
  }

  /// The pixels of the picture. A width or height on the command line wins over `--scale`, and both over the scene.
  private func pixelSize(_ defaults: OutputDefaults) throws(UsageError) -> (width: Int, height: Int) {
    let sides = 1...Limits.canvasSide
    var width = try arguments.integer("width", in: sides)
    var height = try arguments.integer("height", in: sides)
    let scale = try arguments.decimal("scale", in: 0.01...16)
    if width == nil, height == nil, scale == nil { (width, height) = (defaults.width, defaults.height) }
    let canvas = film.canvas.size
    let fitting = [width.map { Double($0) / canvas.width }, height.map { Double($0) / canvas.height }]
    let factor = fitting.compactMap { $0 }.min() ?? scale ?? film.canvas.scale
    let pixels = ((canvas.width * factor).rounded(), (canvas.height * factor).rounded())
    guard let pixelWidth = Int(exactly: pixels.0), let pixelHeight = Int(exactly: pixels.1),
      sides.contains(pixelWidth), sides.contains(pixelHeight)
    else {
      throw UsageError(
        "a picture of \(pixels.0) × \(pixels.1) pixels is not possible",
        hint: "each side must be 1 to \(Limits.canvasSide) pixels")
    }
    return (pixelWidth, pixelHeight)
  }

  static func withoutExtension(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), dot > (path.lastIndex(of: "/") ?? path.startIndex) else {
      return path
    }
    return String(path[..<dot])
  }
}
