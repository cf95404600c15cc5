import CFFmpeg
import Motion

/// Premultiplied BGRA to the pixel format of an encoder, with the colours that its tags announce.
///
/// `@unchecked Sendable`: used by one worker at a time, which is the contract of `FrameConverter`; libswscale keeps
/// all state in the contexts that this object owns.
final class VideoConverter: FrameConverter, @unchecked Sendable {
  private let scaler: BandScaler
  private let width: Int
  private let height: Int
  private let padded: (width: Int, height: Int)
  private let matte: MatteBlend?
  private let keepsAlpha: Bool
  /// The picture at its even size and with straight colours or none of its transparency; nil when the drawn one will do.
  private let scratch: UnsafeMutableBufferPointer<UInt32>?

  init(_ settings: OutputSettings, _ recipe: VideoRecipe) throws(OutputError) {
    width = settings.width
    height = settings.height
    padded = recipe.size(settings)
    keepsAlpha = recipe.hasAlpha
    matte = settings.isOpaque || recipe.hasAlpha ? nil : MatteBlend(settings.matte ?? .black)
    scaler = try BandScaler(width: padded.width, height: padded.height, recipe)
    let isPadded = padded != (width, height)
    scratch = isPadded || matte != nil || keepsAlpha ? .allocate(capacity: padded.width * padded.height) : nil
    scratch?.initialize(repeating: 0)
  }

  deinit { scratch?.deallocate() }

  func convert(
    _ pixels: RawSpan, stride: Int, changes: Range<Int>?, into frame: ConvertedFrame
  ) throws(OutputError) {
    try PixelRows.check(pixels, width: width, height: height, stride: stride)
    if changes?.isEmpty == true { return }
    try frame.makeWritable()
    // The last row of an odd picture is there twice.
    let changes = changes.map { $0.upperBound >= height ? $0.lowerBound..<padded.height : $0 }
    try pixels.withUnsafeBytes { (bytes) throws(OutputError) in
      guard let base = bytes.baseAddress else { return }
      for band in scaler.bands(covering: changes) {
        if let scratch, let whole = scratch.baseAddress {
          prepare(base, stride: stride, rows: band, in: whole)
          let prepared = UnsafeRawPointer(whole).assumingMemoryBound(to: UInt8.self)
          try scaler.scale(prepared, stride: padded.width * 4, rows: band, into: frame.frame)
        } else {
          try scaler.scale(
            base.assumingMemoryBound(to: UInt8.self), stride: stride, rows: band, into: frame.frame)
        }
      }
    }
  }

  /// Blends over the matte or divides by alpha, and repeats the last column and row, so that an odd size grows by its own edge.
  private func prepare(
    _ base: UnsafeRawPointer, stride: Int, rows: Range<Int>, in scratch: UnsafeMutablePointer<UInt32>
  ) {
    for y in rows {
      let source = (base + min(y, height - 1) * stride).assumingMemoryBound(to: UInt32.self)
      let row = scratch + y * padded.width
      if let matte {
        for x in 0..<width { row[x] = matte.opaque(source[x]) }
      } else if keepsAlpha {
        StraightAlpha.divide(source, into: row, count: width)
      } else {
        row.update(from: source, count: width)
      }
      for x in width..<padded.width { row[x] = row[width - 1] }
    }
  }
}
