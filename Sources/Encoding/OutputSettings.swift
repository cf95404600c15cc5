package import Motion

/// What an output is made of: everything that decides its bytes, apart from the pictures.
package struct OutputSettings: Hashable, Sendable {
  /// Pixels of the pictures that are handed over; a format that needs an even size pads by itself.
  package var width: Int
  package var height: Int
  package var frameRate: Rational
  /// Frames that will be appended, repeats included.
  package var frameCount: Int
  /// Seconds; the last picture stays until then. Video counts in frames and uses `frameCount / frameRate`.
  package var duration: Rational
  package var loop: Loop
  package var quality: Quality
  /// Replaces the constant rate factor of `quality`: lower is better, 0…51 for H.264 and HEVC, 0…63 for VP9 and AV1.
  package var crf: Int?
  /// MP4: what the video is coded in.
  package var codec: VideoCodec = .h264
  /// MP4: replaces the preset of `quality`.
  package var preset: VideoPreset?
  /// MP4: whether pixels share colour samples.
  package var chroma: ChromaSampling = .shared
  /// Every pixel comes back as it was. For formats that can, others refuse.
  package var isLossless = false
  /// Send every frame, also those that repeat the one before.
  package var isConstantFrameRate: Bool
  /// Whether every pixel of every picture is opaque.
  package var isOpaque: Bool
  /// What shows through where a format cannot hold (partial) transparency.
  package var matte: Color?
  /// GIF: mean square error per channel that a palette may cost; nil takes that of `quality`.
  package var targetError: Double?
  /// GIF: entries of a palette, 2…256, the transparent one included.
  package var colors: Int
  package var dithering: GIFDithering = .none
  package var gifEncoder: GIFEncoder = .own
  /// What happens to a file that exists.
  package var overwrites: Overwriting
  /// Threads that a writer may keep busy next to the one that calls it. Changes nothing but the time it takes.
  package var workers = 1

  package init(
    width: Int, height: Int, frameRate: Rational, frameCount: Int, duration: Rational? = nil,
    loop: Loop = .forever, quality: Quality = .normal, crf: Int? = nil, isConstantFrameRate: Bool = false,
    isOpaque: Bool = true, matte: Color? = nil, targetError: Double? = nil, colors: Int = 256,
    overwrites: Overwriting = .always
  ) {
    self.width = width
    self.height = height
    self.frameRate = frameRate
    self.frameCount = frameCount
    self.duration = duration ?? Rational(frameCount) / frameRate
    self.loop = loop
    self.quality = quality
    self.crf = crf
    self.isConstantFrameRate = isConstantFrameRate
    self.isOpaque = isOpaque
    self.matte = matte
    self.targetError = targetError
    self.colors = colors
    self.overwrites = overwrites
  }
}
