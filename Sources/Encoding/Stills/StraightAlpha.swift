/// Undoes the multiplication of colours with their alpha.
///
/// Cairo truncates when it multiplies a solid colour and rounds when it blends: a stored c stands for anything in
/// [c − ½, c + 1). Every value in [c, c + ½) gives c back under both rules; (c + 0.4) · 255 / alpha is the one that
/// also returns the colours that people write (50 % #3366CC is stored as 25, 51, 102 and comes back as 51, 102, 204).
/// Black stays black.
enum StraightAlpha {
  /// 256 rows of alpha, 256 columns of the stored component.
  static let table: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 1 << 16)
    for alpha in 1...255 {
      for stored in 1...255 {
        let tenths = (stored * 10 + 4) * 255
        table[alpha << 8 | stored] = UInt8(clamping: (tenths + alpha * 5) / (alpha * 10))
      }
    }
    return table
  }()
}
