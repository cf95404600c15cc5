package import Motion

/// A kind of file that films can be written to. Each is one file in `Formats/` and one line in `all`.
package struct OutputFormat: Sendable {
  /// As in `--format`.
  package let name: String
  /// Without the dot, in lower case; the first is the usual one.
  package let extensions: [String]
  /// One line for `list formats`.
  package let summary: String
  /// FFmpeg's name of the encoder that is used unless settings ask for another; nil where none is needed.
  package let encoder: String?
  package let carriesAlpha: Bool
  /// Pixels of a side.
  package let maxSide: Int
  /// Frames per second beyond which players do not keep to the file's times; nil is no limit.
  package let maxFrameRate: Int?
  /// Whether a pipe needs a detour over a temporary file.
  package let needsSeekableFile: Bool
  package let kind: Kind
  /// Whether it keeps every pixel, at least where settings ask for it.
  let isLosslessPossible: Bool
  /// Work for a pixel of a frame, as a multiple of what drawing it and coding it as H.264 takes: measured on the example
  /// scenes, rounded.
  package var effort = 1
  /// How a video is made; nil where the format is not made by `VideoWriter`.
  var recipe: (@Sendable (OutputSettings) throws(OutputError) -> VideoRecipe)?
  let converter: @Sendable (OutputSettings) throws(OutputError) -> any FrameConverter
  let frame: @Sendable (OutputSettings) throws(OutputError) -> ConvertedFrame
  let writer: @Sendable (OutputSettings, String) throws(OutputError) -> any FrameWriter

  package enum Kind: Sendable {
    case film
    /// One picture.
    case still
    /// One file a frame; the path is a pattern with `%d` or `%0Nd`.
    case sequence
  }

  package static let all: [OutputFormat] = [mp4, gif, webp, apng, webm, mov, png, pngSequence, avif]

  package static func named(_ name: String) -> OutputFormat? { all.first { $0.name == name } }

  /// The format of a path by its extension: a pattern of a sequence where the path has one. nil if there is none.
  package static func forPath(_ path: String) -> OutputFormat? {
    guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return nil }
    let suffix = name[name.index(after: dot)...].lowercased()
    let isPattern = (try? FramePattern(path)) != nil
    let fitting = all.filter { $0.extensions.contains(suffix) }
    return fitting.first { ($0.kind == .sequence) == isPattern } ?? fitting.first
  }

  package var isAvailable: Bool { encoder.map(MediaCapabilities.hasEncoder) ?? true }
}

extension OutputFormat {
  /// The rate at which the timeline is sampled for this format.
  package func frameRate(for wanted: Rational) -> Rational {
    guard let maxFrameRate else { return wanted }
    return min(wanted, Rational(maxFrameRate))
  }

  /// Throws what stands against the settings, before any work is done: `unsupported`, `encoderMissing`.
  package func check(_ settings: OutputSettings) throws(OutputError) {
    for side in [settings.width, settings.height] where side < 1 || side > maxSide {
      throw .unsupported(format: name, .side(side, limit: maxSide))
    }
    if !settings.isOpaque, !carriesAlpha, settings.matte == nil {
      throw .unsupported(format: name, .alpha)
    }
    if let maxFrameRate, settings.frameRate > Rational(maxFrameRate) {
      throw .unsupported(format: name, .frameRate(limit: maxFrameRate))
    }
    if settings.frameCount < 1 || (kind == .still && settings.frameCount != 1) {
      throw .unsupported(format: name, .frameCount(settings.frameCount))
    }
    if settings.isLossless, !isLosslessPossible { throw .unsupported(format: name, .lossless) }
    if let needed = try recipe?(settings).encoder ?? encoder, !MediaCapabilities.hasEncoder(needed) {
      throw .encoderMissing(name: needed, available: MediaCapabilities.availableFormats)
    }
  }

  /// Whether no other output of this kind may be open in the process at the same time.
  package func isExclusive(_ settings: OutputSettings) -> Bool {
    (try? recipe?(settings))?.isExclusive ?? false
  }

  /// Pixels of the written pictures: some formats need sides that are even, and get one more column or row.
  package func codedSize(_ settings: OutputSettings) -> (width: Int, height: Int) {
    (try? makeFrame(settings))?.size ?? (settings.width, settings.height)
  }

  /// One for each worker.
  package func makeConverter(_ settings: OutputSettings) throws(OutputError) -> any FrameConverter {
    try converter(settings)
  }

  /// One for each ring slot.
  package func makeFrame(_ settings: OutputSettings) throws(OutputError) -> ConvertedFrame {
    try frame(settings)
  }

  /// Checks the settings, makes missing folders and opens the file; `-` is standard output.
  package func makeWriter(_ settings: OutputSettings, path: String) throws(OutputError) -> any FrameWriter {
    try check(settings)
    return try writer(settings, path)
  }
}

extension OutputFormat {
  /// A film, or a still picture, that `VideoWriter` makes by a recipe.
  static func video(
    name: String, extensions: [String], summary: String, encoder: String, carriesAlpha: Bool, maxSide: Int,
    isLosslessPossible: Bool = false, kind: Kind = .film, effort: Int = 1,
    recipe: @escaping @Sendable (OutputSettings) throws(OutputError) -> VideoRecipe
  ) -> OutputFormat {
    OutputFormat(
      name: name, extensions: extensions, summary: summary, encoder: encoder, carriesAlpha: carriesAlpha,
      maxSide: maxSide, maxFrameRate: nil, needsSeekableFile: true, kind: kind,
      isLosslessPossible: isLosslessPossible, effort: effort, recipe: recipe,
      converter: { (settings) throws(OutputError) in try VideoConverter(settings, recipe(settings)) },
      frame: { (settings) throws(OutputError) in try recipe(settings).makeFrame(settings) },
      writer: { (settings, path) throws(OutputError) in
        let file = try OutputFile(path, needsSeeking: true, overwrites: settings.overwrites)
        return try VideoWriter(settings, recipe(settings), file: file)
      })
  }
}
