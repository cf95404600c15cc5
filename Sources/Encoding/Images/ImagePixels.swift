import CFFmpeg

/// Turns what decoders give into premultiplied BGRA. RGB and grey are read exactly; Y'CbCr goes through libswscale.
enum ImagePixels {
  static func read(_ frame: UnsafeMutablePointer<AVFrame>) throws(ImageError) -> DecodedImage {
    let format = AVPixelFormat(frame.pointee.format)
    if let reader = PackedReader(frame, format) { return image(frame, reader) }
    guard let layout = av_pix_fmt_desc_get(format) else { throw .unsupportedPixels("unknown") }
    let flags = layout.pointee.flags
    let isColorDifference =
      flags & UInt64(AV_PIX_FMT_FLAG_RGB | AV_PIX_FMT_FLAG_PAL | AV_PIX_FMT_FLAG_HWACCEL) == 0
    guard isColorDifference, layout.pointee.nb_components >= 3 else {
      throw .unsupportedPixels(String(cString: layout.pointee.name))
    }
    return try convert(frame, format, hasAlpha: flags & UInt64(AV_PIX_FMT_FLAG_ALPHA) != 0)
  }

  private static func image(_ frame: UnsafeMutablePointer<AVFrame>, _ reader: PackedReader) -> DecodedImage {
    let (width, height) = (Int(frame.pointee.width), Int(frame.pointee.height))
    return DecodedImage(width: width, height: height) { pixels in
      for y in 0..<height {
        for x in 0..<width { pixels[y * width + x] = premultiplied(reader.straight(x, y)) }
      }
    }
  }

  /// JPEG is full-range, lossy WebP limited-range; both are BT.601, as JFIF and RFC 9649 say. Films say what they are.
  private static func convert(
    _ frame: UnsafeMutablePointer<AVFrame>, _ format: AVPixelFormat, hasAlpha: Bool
  ) throws(ImageError) -> DecodedImage {
    let (width, height) = (Int(frame.pointee.width), Int(frame.pointee.height))
    var failure: OutputError?
    let image = DecodedImage(width: width, height: height) { pixels in
      do throws(OutputError) {
        try scale(frame, format, into: pixels, width: width, height: height)
      } catch {
        failure = error
        pixels.initialize(repeating: 0)
      }
      for place in pixels.indices {
        pixels[place] = premultiplied(hasAlpha ? pixels[place] : pixels[place] | 0xFF00_0000)
      }
    }
    if failure != nil { throw .unsupportedPixels(String(cString: av_get_pix_fmt_name(format))) }
    return image
  }

  private static func scale(
    _ frame: UnsafeMutablePointer<AVFrame>, _ format: AVPixelFormat,
    into pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int
  ) throws(OutputError) {
    // Bicubic: bilinear widens the chroma of 4:2:0 half a row off.
    let scaler = try Scaler(
      width: width, height: height, from: format, to: AV_PIX_FMT_BGRA,
      flags: SWS_BICUBIC | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT | SWS_FULL_CHR_H_INP)
    let isFull = frame.pointee.color_range == AVCOL_RANGE_JPEG || isAlwaysFull(format)
    let matrix = frame.pointee.colorspace == AVCOL_SPC_BT709 ? SWS_CS_ITU709 : SWS_CS_ITU601
    try scaler.setColors(matrix: matrix, isSourceFull: isFull, isDestinationFull: true)
    guard let base = pixels.baseAddress else { return }
    let bytes = UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self)
    try scaler.scale(frame, into: bytes, stride: width * 4)
  }

  private static func isAlwaysFull(_ format: AVPixelFormat) -> Bool {
    [AV_PIX_FMT_YUVJ420P, AV_PIX_FMT_YUVJ422P, AV_PIX_FMT_YUVJ444P, AV_PIX_FMT_YUVJ440P, AV_PIX_FMT_YUVJ411P]
      .contains(format)
  }

  /// Rounded, as pixman does when it blends.
  @inline(__always)
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    func times(_ component: UInt32) -> UInt32 {
      let product = component * alpha + 128
      return (product + product >> 8) >> 8
    }
    return alpha << 24 | times(pixel >> 16 & 0xFF) << 16 | times(pixel >> 8 & 0xFF) << 8 | times(pixel & 0xFF)
  }
}
