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
    var alphas: UInt32 = 255
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = reader.straight(x, y)
          alphas &= pixel >> 24
          pixels[y * width + x] = premultiplied(pixel)
        }
      }
      count = width * height
    }
    return DecodedImage(width: width, height: height, pixels: pixels, isOpaque: alphas == 255)
  }

  /// JPEG is full-range, lossy WebP limited-range; both are BT.601, as JFIF and RFC 9649 say.
  private static func convert(
    _ frame: UnsafeMutablePointer<AVFrame>, _ format: AVPixelFormat, hasAlpha: Bool
  ) throws(ImageError) -> DecodedImage {
    let (width, height) = (Int(frame.pointee.width), Int(frame.pointee.height))
    var pixels = [UInt32](repeating: 0, count: width * height)
    do throws(OutputError) {
      let scaler = try Scaler(
        width: width, height: height, from: format, to: AV_PIX_FMT_BGRA,
        flags: SWS_BILINEAR | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT | SWS_FULL_CHR_H_INP)
      let isFull = frame.pointee.color_range == AVCOL_RANGE_JPEG || isAlwaysFull(format)
      try scaler.setColors(matrix: SWS_CS_ITU601, isSourceFull: isFull, isDestinationFull: true)
      try pixels.withUnsafeMutableBufferPointer { (pixels) throws(OutputError) in
        guard let base = pixels.baseAddress else { return }
        let bytes = UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self)
        try scaler.scale(frame, into: bytes, stride: width * 4)
      }
    } catch {
      throw .unsupportedPixels(String(cString: av_get_pix_fmt_name(format)))
    }
    var alphas: UInt32 = 255
    for place in pixels.indices {
      let pixel = hasAlpha ? pixels[place] : pixels[place] | 0xFF00_0000
      alphas &= pixel >> 24
      pixels[place] = premultiplied(pixel)
    }
    return DecodedImage(width: width, height: height, pixels: pixels, isOpaque: alphas == 255)
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
