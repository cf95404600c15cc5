/// Which frames of a film are sent to an encoder.
///
/// x264 spends two thirds of the work of a moving frame on a still one. A few repeats let it refine the picture; after
/// them the last one simply stays. The last frame is always sent, so that the stream reaches its end.
struct HeldFrames {
  /// Repeats sent after a new picture.
  static let refinements = 4

  let sendsAll: Bool
  let frameCount: Int
  private var repeats = 0

  init(sendsAll: Bool, frameCount: Int) {
    self.sendsAll = sendsAll
    self.frameCount = frameCount
  }

  mutating func sends(_ index: Int, isRepeat: Bool) -> Bool {
    repeats = isRepeat ? repeats + 1 : 0
    return sendsAll || repeats <= HeldFrames.refinements || index == frameCount - 1
  }
}
