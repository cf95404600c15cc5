import Motion

/// What x264 is told, measured on films of user interfaces (`docs/performance.md` has the figures).
///
/// Such films rest for most of their time, move as a whole, and have hard edges. The time line knows what rests:
/// `VideoWriter` has pictures that stay sharpened. What moves, moves by up to a tenth of the picture from frame to frame,
/// which only a wide search finds. A look ahead by one frame tells what of a picture goes on into the next, and that
/// is enough to weigh it; B-frames and further references cost most of x264's time and memory here and save little.
/// Small partitions fit letters, little adaptive quantisation keeps them sharp, and what psychovisual tuning adds to a
/// photograph is dirt around a letter.
struct X264Tuning {
  let preset: String
  /// In x264's own syntax: `name=value`, with colons between.
  let parameters: String
  let crf: Int

  init(_ settings: OutputSettings) {
    var parts: [String] = []
    if let instructions = X264Processor.instructions { parts.append("asm=\(instructions)") }
    if settings.preset == nil { parts.append(X264Tuning.parameters(settings.quality)) }
    preset = settings.preset?.rawValue ?? (settings.quality == .draft ? "veryfast" : "medium")
    parameters = parts.joined(separator: ":")
    // Passing frames are coded alike whether or not x264 knows how long the others last.
    crf = X264Tuning.crf(settings.quality) - (settings.isConstantFrameRate ? 2 : 0)
  }

  private static func parameters(_ quality: Quality) -> String {
    let common =
      "rc-lookahead=1:sync-lookahead=0:mbtree=1:qcomp=0.7:scenecut=0:bframes=0:weightp=0:aq-strength=0.3:psy=0:deblock=-1,-1"
    let fine = common + ":me=umh:merange=24:trellis=1:partitions=all"
    return switch quality {
    case .draft: common
    case .normal: fine + ":subme=6:ref=1"
    case .high: fine + ":subme=7:ref=3"
    }
  }

  private static func crf(_ quality: Quality) -> Int {
    switch quality {
    case .draft: 24
    case .normal: 20
    case .high: 16
    }
  }
}
