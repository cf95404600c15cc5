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
  /// Replaces the constant rate factor of `quality`: 0…51, lower is better. For video.
  package var crf: Int?
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
  /// Whether a file that exists may be replaced.
  package var overwrites: Bool

  package init(
    width: Int, height: Int, frameRate: Rational, frameCount: Int, duration: Rational? = nil,
    loop: Loop = .forever, quality: Quality = .normal, crf: Int? = nil, isConstantFrameRate: Bool = false,
    isOpaque: Bool = true, matte: Color? = nil, targetError: Double? = nil, colors: Int = 256,
    overwrites: Bool = true
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
