/// When a palette is good enough for a picture: by what all of its pixels lose, and by what those lose that stay.
///
/// Where much stays, a film is coming to rest, and what is painted now is looked at for long. Little that stays is
/// chance: dark corners of a photograph that moves.
struct PaletteGoal {
  /// From this share of the pixels on, those that stay have a goal of their own: this part of the target.
  private static let much = 1.0 / 6
  private static let strictness = 1.0 / 8

  /// Squared errors, summed over pixels and channels.
  private let all: Double
  private let staying: Double
  /// What the error can be at most where every pixel counts by its weight.
  let weighted: Double

  init(_ targetError: Double, _ histogram: ColorHistogram) {
    let more = Double(ColorHistogram.stayingWeight - 1)
    let stays = Double(histogram.totalStaying)
    let pixels = Double(histogram.totalWeight) - stays * more
    let isMuch = stays >= pixels * PaletteGoal.much
    let part = isMuch ? PaletteGoal.strictness : 1
    all = targetError * 3 * pixels
    staying = isMuch ? targetError * 3 * stays * part : .infinity
    weighted = targetError * 3 * (pixels + stays * more * part)
  }

  /// `error` is weighted, `staying` that of the pixels that stay and is not.
  func isReached(_ error: Double, staying: Double) -> Bool {
    error - staying * Double(ColorHistogram.stayingWeight - 1) <= all && staying <= self.staying
  }
}
