import CFFmpeg

/// Reads single pixels of RGB, grey and palette pictures as straight 0xAARRGGBB.
struct PackedReader {
  private enum Layout {
    case palette, bits(inverted: Bool), gray, grayAlpha, gray16, grayAlpha16, rgb, rgba, argb, bgra, rgb16,
      rgba16
    case planarRGB(hasAlpha: Bool)
  }

  private let layout: Layout
  private let planes:
    (
      UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt8>?,
      UnsafeMutablePointer<UInt8>?
    )
  private let strides: (Int, Int, Int, Int)

  /// nil for layouts that hold something else.
  init?(_ frame: UnsafeMutablePointer<AVFrame>, _ format: AVPixelFormat) {
    guard let layout = PackedReader.layout(format), let first = frame.pointee.data.0 else { return nil }
    self.layout = layout
    let data = frame.pointee.data
    planes = (first, data.1, data.2, data.3)
    let sizes = frame.pointee.linesize
    strides = (Int(sizes.0), Int(sizes.1), Int(sizes.2), Int(sizes.3))
  }

  private static func layout(_ format: AVPixelFormat) -> Layout? {
    switch format {
    case AV_PIX_FMT_PAL8: .palette
    case AV_PIX_FMT_MONOBLACK: .bits(inverted: false)
    case AV_PIX_FMT_MONOWHITE: .bits(inverted: true)
    case AV_PIX_FMT_GRAY8: .gray
    case AV_PIX_FMT_YA8: .grayAlpha
    case AV_PIX_FMT_GRAY16BE: .gray16
    case AV_PIX_FMT_YA16BE: .grayAlpha16
    case AV_PIX_FMT_RGB24: .rgb
    case AV_PIX_FMT_RGBA: .rgba
    case AV_PIX_FMT_ARGB: .argb
    case AV_PIX_FMT_BGRA: .bgra
    case AV_PIX_FMT_RGB48BE: .rgb16
    case AV_PIX_FMT_RGBA64BE: .rgba16
    case AV_PIX_FMT_GBRP: .planarRGB(hasAlpha: false)
    case AV_PIX_FMT_GBRAP: .planarRGB(hasAlpha: true)
    default: nil
    }
  }

  func straight(_ x: Int, _ y: Int) -> UInt32 {
    let row = planes.0 + y * strides.0
    switch layout {
    case .palette: return paletteEntry(Int(row[x]))
    case .bits(let inverted):
      let isSet = row[x / 8] >> UInt8(7 - x % 8) & 1 == 1
      return isSet != inverted ? 0xFFFF_FFFF : 0xFF00_0000
    case .gray: return color(row[x], row[x], row[x])
    case .grayAlpha: return color(row[2 * x], row[2 * x], row[2 * x], row[2 * x + 1])
    case .gray16:
      let gray = high(row, x)
      return color(gray, gray, gray)
    case .grayAlpha16:
      let gray = high(row, 2 * x)
      return color(gray, gray, gray, high(row, 2 * x + 1))
    case .rgb: return color(row[3 * x], row[3 * x + 1], row[3 * x + 2])
    case .rgba: return color(row[4 * x], row[4 * x + 1], row[4 * x + 2], row[4 * x + 3])
    case .argb: return color(row[4 * x + 1], row[4 * x + 2], row[4 * x + 3], row[4 * x])
    case .bgra: return color(row[4 * x + 2], row[4 * x + 1], row[4 * x], row[4 * x + 3])
    case .rgb16: return color(high(row, 3 * x), high(row, 3 * x + 1), high(row, 3 * x + 2))
    case .rgba16:
      return color(high(row, 4 * x), high(row, 4 * x + 1), high(row, 4 * x + 2), high(row, 4 * x + 3))
    case .planarRGB(let hasAlpha):
      return color(plane(2, x, y), plane(0, x, y), plane(1, x, y), hasAlpha ? plane(3, x, y) : 255)
    }
  }

  @inline(__always)
  private func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// A big-endian 16-bit number to the nearest of 8 bits.
  private func high(_ row: UnsafeMutablePointer<UInt8>, _ index: Int) -> UInt8 {
    let value = Int(row[2 * index]) << 8 | Int(row[2 * index + 1])
    return UInt8((value * 255 + 32_767) / 65_535)
  }

  /// libav stores palettes as native 0xAARRGGBB.
  private func paletteEntry(_ index: Int) -> UInt32 {
    guard let palette = planes.1 else { return 0 }
    return UnsafeRawPointer(palette).loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
  }

  private func plane(_ index: Int, _ x: Int, _ y: Int) -> UInt8 {
    switch index {
    case 0: planes.0[y * strides.0 + x]
    case 1: planes.1?[y * strides.1 + x] ?? 0
    case 2: planes.2?[y * strides.2 + x] ?? 0
    default: planes.3?[y * strides.3 + x] ?? 255
    }
  }
}
