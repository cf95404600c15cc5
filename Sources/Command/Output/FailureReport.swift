internal import Drawing
internal import Encoding
internal import Glibc
internal import Motion
internal import Pipeline
internal import SceneFile
internal import Storyboard

/// Turns an error into words and an exit code; nothing else in the program does.
struct FailureReport {
  private let lines: [String]
  /// Diagnostics that already carry their places and labels.
  private let isFormatted: Bool
  private let exitCode: ExitCode

  init(_ error: any Error) {
    switch error {
    case let error as ExitCode: self.init([], error)
    case let error as UsageError:
      self.init(
        [error.message] + (error.hint.map { ["hint: " + $0] } ?? [])
          + (error.exitCode == .usage ? ["run `segue help` for help"] : []),
        error.exitCode)
    case let error as SceneFailure: self.init(formatted: error)
    case let error as OutputError: self.init(output: error)
    case let error as FontFailure: self.init([error.message], .encoderMissing, isFormatted: true)
    case let error as StoryboardError:
      let place = error.line.map { "\(error.path):\($0): " } ?? "\(error.path): "
      self.init(
        [place + error.message] + (error.hint.map { ["hint: " + $0] } ?? []),
        error.cause == .file ? .sceneIsWrong : .usage)
    case let error as ReportFault: self.init(["`\(error.path)` \(error.message)"], .sceneIsWrong)
    case let error as SizeExceeded: self.init(error.lines, .checkFailed)
    case let error as StarterConflict:
      self.init(
        ["\(error.names) exists already; nothing was written", "hint: write --force to replace it"],
        .outputCannotBeCreated)
    case let error as UnreadableInput:
      self.init(["`\(error.path)` \(error.reason)"], .inputUnreadable)
    case let error as AssetFailure:
      self.init(["`\(error.path)` cannot be decoded: \(Self.reason(error.cause))"], .inputUnreadable)
    case let error as DrawingError: self.init(drawing: error)
    default: self.init(["internal error: \(error)", "this is a fault of segue; please report it"], .ourBug)
    }
  }

  private init(_ lines: [String], _ exitCode: ExitCode, isFormatted: Bool = false) {
    self.lines = lines
    self.exitCode = exitCode
    self.isFormatted = isFormatted
  }

  private init(formatted failure: SceneFailure) {
    self.init([failure.message], failure.exitCode, isFormatted: true)
  }

  private init(output error: OutputError) {
    switch error {
    case .cannotCreate(let path, let code):
      self.init(["\(Self.name(path)) cannot be written: \(Self.reason(code))"], .outputCannotBeCreated)
    case .writeFailed(let path, let code):
      self.init(["writing \(Self.name(path)) failed: \(Self.reason(code))"], .writeFailed)
    case .readerWentAway:
      self.init([], .brokenPipe)
    case .encoderMissing(let name, let available):
      self.init(
        [
          "this FFmpeg has no encoder `\(name)`",
          "hint: formats that it can write: \(available.joined(separator: ", "))",
        ],
        .encoderMissing)
    case .library(let code, let operation):
      self.init(["internal error: \(operation) failed with \(code)"], .ourBug)
    case .unsupported(let format, let limitation):
      self.init(
        [limitation.message(format: format)] + [limitation.hint].compactMap { $0 }.map { "hint: " + $0 },
        .sceneIsWrong)
    case .badPattern(let path):
      self.init(
        [
          "`\(path)` is no pattern for a sequence of pictures",
          "hint: write one %d or %05d, as in frames/f%05d.png",
        ], .usage)
    case .frameOrder(let expected, let received):
      self.init(["internal error: frame \(received) of \(expected)"], .ourBug)
    }
  }

  private init(drawing error: DrawingError) {
    switch error {
    case .fontTooLarge(let pixels):
      self.init(
        [
          "a font of \(Int(exactly: pixels.rounded()) ?? Int.max) pixels is too large; at most \(Limits.fontSize) are allowed"
        ],
        .sceneIsWrong)
    case .notAFont(let path): self.init(["`\(path)` is not a font"], .inputUnreadable)
    case .markup(let message): self.init(["the markup of a text is wrong: \(message)"], .sceneIsWrong)
    case .vectorImage(let message): self.init(["an SVG cannot be drawn: \(message)"], .sceneIsWrong)
    case .invalidSize(let width, let height):
      self.init(["a picture of \(width) × \(height) pixels cannot be drawn"], .sceneIsWrong)
    case .cairo, .bufferTooSmall, .missingAsset:
      self.init(["internal error: \(error)", "this is a fault of segue; please report it"], .ourBug)
    }
  }

  private static func name(_ path: String) -> String { path == "-" ? "standard output" : "`\(path)`" }
  private static func reason(_ cause: any Error) -> String {
    switch cause {
    case DrawingError.vectorImage(let words), ImageError.damaged(let words): words
    case ImageError.unknownFormat: "it is none of the formats that are read"
    case ImageError.decoderMissing(let name): "this FFmpeg has no decoder `\(name)`"
    case ImageError.tooManyPixels(let limit): "it has more than \(limit) pixels"
    case ImageError.unsupportedPixels(let name): "its colours are laid out as \(name), which is not read"
    default: "\(cause)"
    }
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// The same without colours, for reports.
  var plainText: String { lines.joined(separator: isFormatted ? "" : "\n") }

  /// - Parameter scene: named where there are several, and the message does not name it by itself.
  func print(to terminal: Terminal, scene: String? = nil) -> ExitCode {
    if isFormatted {
      terminal.message(lines.joined())
    } else if let first = lines.first {
      terminal.error(DisplayText.escaping((scene.map { $0 + ": " } ?? "") + first))
      for line in lines.dropFirst() { terminal.message(DisplayText.escaping(line) + "\n") }
    }
    return exitCode
  }
}

extension OutputError.Limitation {
  fileprivate func message(format: String) -> String {
    switch self {
    case .side(let side, let limit): "\(format) cannot hold a side of \(side) pixels; at most \(limit)"
    case .smallSide(let side, let limit):
      "the codec cannot hold a side of \(side) pixels; at least \(limit)"
    case .alpha: "the canvas is transparent, and \(format) cannot be"
    case .frameRate(let limit): "\(format) plays at most \(limit) frames per second"
    case .frameCount(let count): "\(format) cannot hold \(count) frames"
    case .crf(let crf, let limit): "a crf of \(crf) is beyond the scale of the codec, which ends at \(limit)"
    case .lossless: "\(format) loses something with every codec that it can carry, or with the one chosen"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .side: "use a smaller --scale or --width"
    case .smallSide: "use a larger --scale or --width, or H.264"
    case .alpha: "write --matte COLOR, or give the canvas an opaque background"
    case .frameRate: "use --fps"
    case .lossless: "png, apng, webp, and mp4 with H.264 or HEVC can be lossless"
    case .frameCount, .crf: nil
    }
  }
}
