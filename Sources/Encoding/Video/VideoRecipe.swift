import CFFmpeg
import Motion

/// How one kind of video is made: what differs from codec to codec, and nothing else.
struct VideoRecipe {
  /// FFmpeg's name.
  var encoder: String
  var options: [(String, String)]
  var pixelFormat = AV_PIX_FMT_YUV420P
  var tags = ColorTags.video
  /// Sides must be multiples of this: 2 where two pixels share a colour sample.
  var sideMultiple = 2
  /// Fixed, never the machine's: x264's bytes depend on the number of threads.
  var threads: Int32 = 4
  var held = HeldFrames.Treatment.plain
  /// As in FFmpeg's `-bsf`; nil for none.
  var bitstreamFilters: String?
  /// Whether held frames are coded too, whatever the settings say.
  var sendsEveryFrame = false
  /// Whether the codec's library keeps state that all encoders of a process share, so that only one may be open.
  var isExclusive = false
  /// Four letters, where the container's usual ones for the codec are not the ones that players want.
  var codecTag: String?
  /// FFmpeg's name of the muxer.
  var container = ""
  var containerOptions: [(String, String)] = []

  /// Whether the encoder takes transparency.
  var hasAlpha: Bool { pixelFormat == AV_PIX_FMT_YUVA420P || pixelFormat == AV_PIX_FMT_YUVA444P10LE }

  /// The tag as a container stores it: the first letter in the lowest byte.
  var codecTagValue: UInt32? {
    codecTag?.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Pixels of the encoded picture.
  func size(_ settings: OutputSettings) -> (width: Int, height: Int) {
    func roundUp(_ side: Int) -> Int { (side + sideMultiple - 1) / sideMultiple * sideMultiple }
    return (roundUp(settings.width), roundUp(settings.height))
  }

  func makeFrame(_ settings: OutputSettings) throws(OutputError) -> ConvertedFrame {
    let size = size(settings)
    return try ConvertedFrame(width: size.width, height: size.height, format: pixelFormat, tags: tags)
  }
}

extension AVRational {
  /// nil when a part does not fit 32 bits.
  init?(_ value: Rational) {
    guard let numerator = Int32(exactly: value.numerator), let denominator = Int32(exactly: value.denominator)
    else { return nil }
    self.init(num: numerator, den: denominator)
  }
}
