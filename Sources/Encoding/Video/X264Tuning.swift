import Motion

/// What x264 is told, measured on films of user interfaces (`docs/performance.md` has the figures).
///
/// Such films rest for most of their time, move as a whole, and have hard edges. The time line knows what rests, so
/// x264 need not look ahead for it: `VideoWriter` has held pictures sharpened. B-frames and trellis cost most of x264's
/// time here and save next to nothing, small partitions fit letters, little adaptive quantisation keeps them sharp, and
/// what psychovisual tuning adds to a photograph is dirt around a letter. Without a look-ahead x264 takes a third of
/// the memory.
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
    crf = X264Tuning.crf(settings.quality)
  }

  private static func parameters(_ quality: Quality) -> String {
    let common =
      "rc-lookahead=0:sync-lookahead=0:mbtree=0:scenecut=0:bframes=0:weightp=0:aq-strength=0.3:psy=0:deblock=-1,-1"
    switch quality {
    case .draft: return common
    case .normal: return common + ":subme=6:trellis=0:ref=2:partitions=all"
    case .high: return common + ":subme=7:trellis=1:ref=3:partitions=all"
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
