internal import Encoding
internal import Glibc
internal import Motion
internal import Pipeline

/// What is known of an output once it is written.
struct OutputReport {
  private let request: OutputRequest
  private let film: Film
  /// nil for streams and sequences.
  private let bytes: Int?

  init(_ request: OutputRequest, _ film: Film) {
    self.request = request
    self.film = film
    var info = stat()
    let isFile = request.path != "-" && stat(request.path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
    bytes = isFile ? Int(info.st_size) : nil
  }

  /// `slide.gif: 750 × 1334, 160 frames, 3.2 s, 308 KB`
  var line: String {
    let settings = request.settings
    var parts = [
      "\(settings.width) × \(settings.height)", "\(settings.frameCount) frames", "\(duration.value) s",
    ]
    if let bytes { parts.append(Self.size(bytes)) }
    return "\(request.path): " + parts.joined(separator: ", ")
  }

  var json: JSON {
    let settings = request.settings
    return .object([
      ("path", .string(request.path)), ("format", .string(request.format.name)),
      ("width", .int(settings.width)), ("height", .int(settings.height)),
      ("frames", .int(settings.frameCount)),
      ("fps", .string(settings.frameRate.description)), ("duration", .string(duration.description)),
      ("loop", .string(loop)), ("bytes", bytes.map(JSON.int) ?? .null),
    ])
  }

  private var duration: Rational { film.duration }

  private var loop: String {
    switch request.settings.loop {
    case .forever: "forever"
    case .once: "once"
    case .times(let count): "\(count)"
    }
  }

  static func size(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) B" }
    if bytes < 1_000_000 { return "\((bytes + 500) / 1000) KB" }
    return ProgressDisplay.tenths(Double(bytes) / 1e6) + " MB"
  }
}
