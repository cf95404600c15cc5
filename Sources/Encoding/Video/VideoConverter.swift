import CFFmpeg
import Motion

/// Premultiplied BGRA to the pixel format of an encoder, with the colours that its tags announce.
///
/// `@unchecked Sendable`: used by one worker at a time, which is the contract of `FrameConverter`; libswscale keeps
/// all state in the context that this object owns.
final class VideoConverter: FrameConverter, @unchecked Sendable {
  private let scaler: Scaler
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
    // SWS_AREA averages the four pixels of a chroma sample: 0.8 dB on text against the default, and with
    // FULL_CHR_H_INP not slower.
    scaler = try Scaler(
      width: padded.width, height: padded.height, from: recipe.hasAlpha ? AV_PIX_FMT_BGRA : AV_PIX_FMT_BGR0,
      to: recipe.pixelFormat,
      flags: SWS_AREA | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INP)
    if recipe.tags.matrix == AVCOL_SPC_BT709 {
      try scaler.setColors(
        matrix: SWS_CS_ITU709, isSourceFull: true, isDestinationFull: recipe.tags.range == AVCOL_RANGE_JPEG)
    }
    let isPadded = padded != (width, height)
    scratch = isPadded || matte != nil || keepsAlpha ? .allocate(capacity: padded.width * padded.height) : nil
    scratch?.initialize(repeating: 0)
  }

  deinit { scratch?.deallocate() }

  func convert(_ pixels: RawSpan, stride: Int, into frame: ConvertedFrame) throws(OutputError) {
    try PixelRows.check(pixels, width: width, height: height, stride: stride)
    try frame.makeWritable()
    try pixels.withUnsafeBytes { (bytes) throws(OutputError) in
      guard let base = bytes.baseAddress else { return }
      if let scratch, let whole = scratch.baseAddress {
        prepare(base, stride: stride, in: whole)
        let prepared = UnsafeRawPointer(whole).assumingMemoryBound(to: UInt8.self)
        try scaler.scale(prepared, stride: padded.width * 4, into: frame.frame)
      } else {
        try scaler.scale(base.assumingMemoryBound(to: UInt8.self), stride: stride, into: frame.frame)
      }
    }
  }

  /// Blends over the matte or divides by alpha, and repeats the last column and row, so that an odd size grows by its own edge.
  private func prepare(_ base: UnsafeRawPointer, stride: Int, in scratch: UnsafeMutablePointer<UInt32>) {
    for y in 0..<height {
      let source = (base + y * stride).assumingMemoryBound(to: UInt32.self)
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
    for y in height..<padded.height {
      (scratch + y * padded.width).update(from: scratch + (height - 1) * padded.width, count: padded.width)
    }
  }
}
