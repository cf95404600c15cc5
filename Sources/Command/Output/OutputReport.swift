internal import Encoding
internal import Glibc
internal import Motion
internal import Pipeline

/// What is known of an output once it is written.
struct OutputReport: Sendable {
  let path: String
  let format: String
  let width: Int
  let height: Int
  /// 0 for a file without pictures, such as a snippet; then nothing below it is said but its bytes.
  let frames: Int
  /// `50`, or a fraction.
  let frameRate: String
  /// Seconds, as a fraction.
  let duration: String
  let seconds: Double
  /// `forever`, `once`, or how often it plays in all.
  let loop: String
  /// nil for streams and sequences.
  var bytes: Int?
  /// 64 hexadecimal digits; nil for streams and sequences, and where nobody asked for it.
  var digest: String?
  /// What `--max-size` has given up; nil where nothing had to be.
  var choice: SizeChoice?

  /// The files that were written: of a sequence one a frame.
  var files: [String] {
    guard OutputFormat.named(format)?.kind == .sequence, let pattern = try? FramePattern(path) else {
      return [path]
    }
    return (1...max(frames, 1)).map(pattern.path)
  }

  /// `slide.gif: 750 × 1334, 160 frames, 3.2 s, 308 KB`
  var line: String {
    var parts: [String] = []
    if frames > 0 { parts.append("\(width) × \(height)") }
    if frames > 1 { parts += ["\(frames) frames", "\(seconds) s"] }
    if let bytes { parts.append(Self.size(bytes)) }
    if let choice { parts.append("made smaller: " + choice.words) }
    return "\(path): " + parts.joined(separator: ", ")
  }

  /// - Parameter scene: what it was made from.
  func json(scene: String) -> JSON {
    var pairs: [(String, JSON)] = [
      ("scene", .string(scene)), ("path", .string(path)), ("format", .string(format)),
    ]
    if frames > 0 {
      pairs += [
        ("width", .int(width)), ("height", .int(height)), ("frames", .int(frames)),
        ("fps", .string(frameRate)), ("duration", .string(duration)), ("loop", .string(loop)),
      ]
    }
    pairs += [("bytes", bytes.map(JSON.int) ?? .null), ("sha256", digest.map(JSON.string) ?? .null)]
    if frames > 0 { pairs.append(("reduced", choice?.json ?? .null)) }
    return .object(pairs)
  }

  static func size(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) B" }
    if bytes < 1_000_000 { return "\((bytes + 500) / 1000) KB" }
    if bytes < 1_000_000_000 { return ProgressDisplay.tenths(Double(bytes) / 1e6) + " MB" }
    return ProgressDisplay.tenths(Double(bytes) / 1e9) + " GB"
  }
}

extension OutputReport {
  init(_ request: OutputRequest, _ film: Film, hashing: Bool) throws(OutputError) {
    let settings = request.settings
    let loop =
      switch settings.loop {
      case .forever: "forever"
      case .once: "once"
      case .times(let count): "\(count)"
      }
    let (width, height) = request.format.codedSize(settings)
    self.init(
      path: request.path, format: request.format.name, width: width, height: height,
      frames: settings.frameCount, frameRate: settings.frameRate.description,
      duration: film.duration.description, seconds: film.duration.value, loop: loop)
    try measure(hashing: hashing)
  }

  /// - Parameter kind: what stands for the format.
  init(sidecar path: String, kind: String, hashing: Bool) throws(OutputError) {
    self.init(
      path: path, format: kind, width: 0, height: 0, frames: 0, frameRate: "", duration: "", seconds: 0,
      loop: "")
    try measure(hashing: hashing)
  }

  private mutating func measure(hashing: Bool) throws(OutputError) {
    var info = stat()
    guard path != "-", stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return }
    bytes = Int(info.st_size)
    digest = hashing ? try SHA256.hexadecimal(ofFile: path) : nil
  }

  /// The same output, found at another path.
  func at(_ path: String) -> OutputReport {
    OutputReport(
      path: path, format: format, width: width, height: height, frames: frames, frameRate: frameRate,
      duration: duration, seconds: seconds, loop: loop, bytes: bytes, digest: digest, choice: choice)
  }
}
