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
  static let overwriting = Option.flag(
    "overwrite", isNegatable: true, "replace a file that exists (the default)")

  static let options: [Option] = [
    .value("fps", "N", "frames per second: 25, 59.94 or 30000/1001"),
    .value("scale", "N", "pixels per point; several with commas"),
    .value("width", "PIXELS", "width of the picture; the height follows"),
    .value("height", "PIXELS", "height of the picture; with --width it fits into both"),
    .value("loop", "forever|once|N", "how often the film plays in all"),
    .flag("ping-pong", isNegatable: true, "play the film forwards, then backwards"),
    .value("hold-end", "SECONDS", "how long the film rests at its end in addition"),
    .choice("quality", Quality.allCases.map(\.rawValue), "how much an output may lose"),
    .choice("codec", VideoCodec.allCases.map(\.rawValue), "what an MP4 is coded in, instead of H.264"),
    .value("crf", "0…63", "the video codec's constant rate factor, instead of --quality; H.264 ends at 51"),
    .choice("preset", VideoPreset.allCases.map(\.rawValue), "how long H.264 and HEVC look for smaller bytes"),
    .choice("chroma", ChromaSampling.allCases.map(\.rawValue), "MP4: 444 keeps the colour of every pixel"),
    .flag("lossless", "keep every pixel: H.264 or HEVC in RGB, lossless WebP"),
    .value("colors", "2…256", "most colours of a GIF frame"),
    .choice("dither", GIFDithering.allCases.map(\.rawValue), "GIF: spread what the palette lacks"),
    .choice(
      "gif-encoder", GIFEncoder.allCases.map(\.rawValue), "GIF: who compresses; the pixels are the same"),
    .value("matte", "COLOR", "what shows through where a format has no transparency: #RRGGBB"),
    .flag("constant-frame-rate", "send every frame of a video, also the ones that repeat"),
    overwriting.neutral,
  ]

  /// What to write to each place.
  ///
  /// - Throws: `UsageError`.
  func requests(for places: [OutputPlace]) throws(UsageError) -> [OutputRequest] {
    var requests: [OutputRequest] = []
    for place in places {
      requests.append(
        OutputRequest(format: place.format, path: place.path, settings: try settings(for: place.format)))
    }
    return requests
  }

  /// The output of `segue frame`: one picture, as PNG.
  func still(scenePath: String) throws(UsageError) -> OutputRequest {
    let format = OutputFormat.png
    guard
      let path = arguments.value("output")
        ?? (scenePath == "-" ? nil : FilePath(scenePath).folder + FilePath(scenePath).stem + ".png")
    else { throw UsageError("a scene from standard input needs an output", hint: "write -o PATH") }
    if path != "-", let other = OutputFormat.forPath(path), other.kind == .film {
      throw UsageError(
        "`\(path)` is no picture", hint: "write a path that ends in .png, or use `segue render`")
    }
    return OutputRequest(format: format, path: path, settings: try settings(for: format))
  }

  private func settings(for format: OutputFormat) throws(UsageError) -> OutputSettings {
    let defaults = scene.output[format.name] ?? OutputDefaults()
    let rate = format.frameRate(for: try arguments.frameRate("fps") ?? defaults.frameRate ?? scene.frameRate)
    let size = try pixelSize(defaults)
    let frames = format.kind == .still ? 1 : film.frameCount(at: rate)
    guard frames <= Limits.frames else {
      var error = UsageError(
        "the film has \(frames) frames at \(rate) frames per second; at most \(Limits.frames) are allowed",
        hint: "shorten the film, or lower its frame rate")
      if !arguments.has("fps") { error.exitCode = .sceneIsWrong }
      throw error
    }
    var settings = OutputSettings(
      width: size.width, height: size.height, frameRate: rate, frameCount: frames, duration: film.duration)
    settings.loop = try arguments.loop("loop") ?? scene.playback.loop ?? .forever
    settings.quality = arguments.value("quality").flatMap(Quality.init) ?? defaults.quality ?? .normal
    settings.colors = try arguments.integer("colors", in: 2...256) ?? 256
    settings.dithering = arguments.value("dither").flatMap(GIFDithering.init) ?? .none
    settings.gifEncoder = arguments.value("gif-encoder").flatMap(GIFEncoder.init) ?? .own
    try setCodec(&settings)
    settings.isConstantFrameRate = arguments.flag("constant-frame-rate")
    settings.isOpaque = film.canvas.background.alpha >= 1
    settings.matte = try matte()
    settings.overwrites = arguments.overwriting
    return settings
  }

  private func setCodec(_ settings: inout OutputSettings) throws(UsageError) {
    settings.codec = arguments.value("codec").flatMap(VideoCodec.init) ?? .h264
    settings.crf = try arguments.integer("crf", in: 0...63)
    settings.preset = arguments.value("preset").flatMap(VideoPreset.init)
    settings.chroma = arguments.value("chroma").flatMap(ChromaSampling.init) ?? .shared
    settings.isLossless = arguments.flag("lossless")
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
    let canvas = film.pictureSize
    let fitting = [width.map { Double($0) / canvas.width }, height.map { Double($0) / canvas.height }]
    let factor = fitting.compactMap { $0 }.min() ?? scale ?? film.canvas.scale
    let pixels = ((canvas.width * factor).rounded(), (canvas.height * factor).rounded())
    guard let pixelWidth = Int(exactly: pixels.0), let pixelHeight = Int(exactly: pixels.1),
      sides.contains(pixelWidth), sides.contains(pixelHeight)
    else {
      var error = UsageError(
        "a picture of \(Self.whole(pixels.0)) × \(Self.whole(pixels.1)) pixels is not possible",
        hint: "each side must be 1 to \(Limits.canvasSide) pixels")
      if !["width", "height", "scale"].contains(where: arguments.has) { error.exitCode = .sceneIsWrong }
      throw error
    }
    return (pixelWidth, pixelHeight)
  }

  private static func whole(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
}

extension ParsedArguments {
  /// What becomes of files that exist already.
  var overwriting: Overwriting {
    guard flag("overwrite", default: true) else { return .never }
    return flag("if-changed") ? .ifDifferent : .always
  }
}
