import CFFmpeg

/// Converts pictures for video, whole or in bands of rows.
///
/// libswscale converts a picture from its top on. A band is given to it as a picture of its own; the result is the same
/// to the last bit, since no row that a pixel of the result is made of lies beyond the band.
final class BandScaler {
  /// Rows of a band: higher ones convert more than what has changed, lower ones cost more for each row (3 % more than a
  /// whole picture for 64 rows, 8 % for 32, 14 % for 16).
  private static let bandHeight = 32

  private let width: Int
  private let height: Int
  private let recipe: VideoRecipe
  private let whole: Scaler
  /// Made for the first film in which only a part of a picture changes.
  private var band: Scaler?

  /// - Parameters:
  ///   - width, height: Multiples of the pixels that share a colour sample.
  init(width: Int, height: Int, _ recipe: VideoRecipe) throws(OutputError) {
    self.width = width
    self.height = height
    self.recipe = recipe
    whole = try Self.scaler(width: width, height: height, recipe)
  }

  private static func scaler(width: Int, height: Int, _ recipe: VideoRecipe) throws(OutputError) -> Scaler {
    // SWS_AREA averages the four pixels of a chroma sample: 0.8 dB on text against the default, and with
    // FULL_CHR_H_INP not slower.
    let scaler = try Scaler(
      width: width, height: height, from: recipe.hasAlpha ? AV_PIX_FMT_BGRA : AV_PIX_FMT_BGR0,
      to: recipe.pixelFormat,
      flags: SWS_AREA | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INP)
    if recipe.tags.matrix == AVCOL_SPC_BT709 {
      try scaler.setColors(
        matrix: SWS_CS_ITU709, isSourceFull: true, isDestinationFull: recipe.tags.range == AVCOL_RANGE_JPEG)
    }
    return scaler
  }

  /// What has to be converted for the rows `changes`; nil is all rows.
  func bands(covering changes: Range<Int>?) -> [Range<Int>] {
    let all = [0..<height]
    // Rows that share colour samples stay together: the last band would begin between two of an odd number.
    guard let changes, changes.count + Self.bandHeight < height, height % 2 == 0 else { return all }
    let start = min(changes.lowerBound / 2 * 2, height - Self.bandHeight)
    return stride(from: start, to: changes.upperBound, by: Self.bandHeight).map { top in
      let top = min(top, height - Self.bandHeight)
      return top..<(top + Self.bandHeight)
    }
  }

  /// - Parameters:
  ///   - pixels: The first row of the picture, `stride` bytes from row to row.
  ///   - rows: One of `bands`.
  func scale(
    _ pixels: UnsafePointer<UInt8>, stride: Int, rows: Range<Int>,
    into frame: UnsafeMutablePointer<AVFrame>
  ) throws(OutputError) {
    try scaler(for: rows).scale(
      pixels + rows.lowerBound * stride, stride: stride, into: frame, top: rows.lowerBound)
  }

  private func scaler(for rows: Range<Int>) throws(OutputError) -> Scaler {
    if rows.count == height { return whole }
    if let band { return band }
    let made = try Self.scaler(width: width, height: Self.bandHeight, recipe)
    band = made
    return made
  }
}
