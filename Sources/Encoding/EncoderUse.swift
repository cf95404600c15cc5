internal import Motion

/// An encoder of FFmpeg's, and what it is needed for.
package struct EncoderUse: Hashable, Sendable {
  /// FFmpeg's name, such as "libx264".
  package let encoder: String
  /// The format, or the format and the option that asks for the encoder: "mp4", "mp4 --codec hevc".
  package let use: String
  package let isPresent: Bool

  package init(encoder: String, use: String, isPresent: Bool) {
    self.encoder = encoder
    self.use = use
    self.isPresent = isPresent
  }

  /// All uses, in the order of the formats.
  package static var all: [EncoderUse] { OutputFormat.all.flatMap(uses) }

  private static func uses(of format: OutputFormat) -> [EncoderUse] {
    let plain = OutputSettings(width: 16, height: 16, frameRate: Rational(1), frameCount: 1)
    var choices = [(format.name, plain)]
    for codec in VideoCodec.allCases {
      var settings = plain
      settings.codec = codec
      choices.append(("\(format.name) --codec \(codec.rawValue)", settings))
    }
    var lossless = plain
    lossless.isLossless = true
    choices.append(("\(format.name) --lossless", lossless))
    var found: [EncoderUse] = []
    for (use, settings) in choices {
      guard let encoder = encoder(of: format, settings), !found.contains(where: { $0.encoder == encoder })
      else { continue }
      found.append(
        EncoderUse(encoder: encoder, use: use, isPresent: MediaCapabilities.hasEncoder(encoder)))
    }
    return found
  }

  private static func encoder(of format: OutputFormat, _ settings: OutputSettings) -> String? {
    guard let recipe = format.recipe else { return format.encoder }
    return try? recipe(settings).encoder
  }
}
