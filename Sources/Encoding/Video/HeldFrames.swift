import Motion

/// Which frames of a film are sent to an encoder, and how well it shall code them.
///
/// x264 spends two thirds of the work of a moving frame on a still one, so a picture that stays is sent once or a few
/// times, and then simply stays. The last frame is always sent, so that the stream reaches its end.
struct HeldFrames {
  /// What is done about a picture that stays.
  struct Treatment {
    /// Repeats sent after a new picture.
    var refinements: Int
    /// Steps on the codec's quantiser scale by which pictures that stay are coded better than those that pass.
    var sharpening: Int

    /// The encoder does not know what stays; its rate control refines the repeats.
    static let plain = Treatment(refinements: 4, sharpening: 0)
    /// Sent once, at half of the error: measured, as sharp as with a repeat that refines it, for fewer bytes.
    static let sharpened = Treatment(refinements: 0, sharpening: 6)
    /// x264 codes a picture finer the longer it lasts, as far as it is told: where every frame lasts as long as the
    /// others, four steps are left to us.
    static let sharpenedAtConstantRate = Treatment(refinements: 0, sharpening: 10)
  }

  /// What passes in less than this is not read.
  private static let shortestStay = Rational(1, 10)

  let treatment: Treatment
  let sendsAll: Bool
  let frameCount: Int
  /// Frames from one that stands alone to the next.
  let keyframeInterval: Int
  private let leastFrames: Int
  private var stays = false
  private var repeats = 0
  private var sent = 0

  /// - Parameter rate: Frames a second.
  init(_ treatment: Treatment, sendsAll: Bool, frameCount: Int, keyframeInterval: Int, rate: Rational) {
    self.treatment = treatment
    self.sendsAll = sendsAll
    self.frameCount = frameCount
    self.keyframeInterval = keyframeInterval
    let frames = Int((rate * HeldFrames.shortestStay).value.rounded(.up))
    leastFrames = treatment.sharpening > 0 ? max(frames, 2) : 1
  }

  /// Whether a picture that is shown for so many frames stays, for all that is known by then.
  func stays(_ frames: Int) -> Bool { frames >= leastFrames }

  mutating func sends(_ index: Int, isRepeat: Bool, stays: Bool) -> Bool {
    self.stays = stays
    repeats = isRepeat ? repeats + 1 : 0
    let isSent = sendsAll || repeats <= treatment.refinements || index == frameCount - 1
    if isSent { sent += 1 }
    return isSent
  }

  /// For the frame that was sent last. A keyframe within a picture that stays forgets what was coded before it.
  var sharpening: Int {
    let isKeyframe = (sent - 1) % keyframeInterval == 0
    return stays && (repeats == 0 || isKeyframe) ? treatment.sharpening : 0
  }
}
