import CFFmpeg
import Glibc

/// Converts pixels from one layout to another of the same size.
final class Scaler {
  private let context: OpaquePointer
  private let height: Int32

  init(
    width: Int, height: Int, from source: AVPixelFormat, to destination: AVPixelFormat, flags: Int32
  ) throws(OutputError) {
    _ = LibAV.isQuiet
    let (columns, rows) = (Int32(clamping: width), Int32(clamping: height))
    guard
      let context = sws_getContext(columns, rows, source, columns, rows, destination, flags, nil, nil, nil)
    else { throw .library(code: -EINVAL, operation: "sws_getContext") }
    self.context = context
    self.height = rows
  }

  deinit { sws_freeContext(context) }

  /// `matrix` of the side that is Y'CbCr (`SWS_CS_…`); ranges are full or limited.
  func setColors(matrix: Int32, isSourceFull: Bool, isDestinationFull: Bool) throws(OutputError) {
    let coefficients = sws_getCoefficients(matrix)
    // Brightness 0, contrast and saturation 1, in 16.16 fixed point.
    let status = sws_setColorspaceDetails(
      context, coefficients, isSourceFull ? 1 : 0, coefficients, isDestinationFull ? 1 : 0, 0, 1 << 16,
      1 << 16)
    try check(status, "sws_setColorspaceDetails")
  }

  /// From packed pixels to the planes of a frame.
  ///
  /// - Parameter top: The frame's row at which the picture begins; a multiple of the rows that share a colour sample.
  func scale(
    _ pixels: UnsafePointer<UInt8>, stride: Int, into frame: UnsafeMutablePointer<AVFrame>, top: Int = 0
  ) throws(OutputError) {
    let planes: Planes = (pixels, nil, nil, nil)
    let strides: Strides = (Int32(clamping: stride), 0, 0, 0)
    var targets = Scaler.planes(frame, from: top)
    let status = withUnsafePointer(to: planes) { planes in
      withUnsafePointer(to: strides) { strides in
        withUnsafeMutablePointer(to: &targets) { targets in
          sws_scale(
            context, Scaler.first(planes), Scaler.first(strides), 0, height,
            UnsafeMutableRawPointer(targets).assumingMemoryBound(to: UnsafeMutablePointer<UInt8>?.self),
            Scaler.strides(frame))
        }
      }
    }
    try check(status, "sws_scale")
  }

  private typealias Targets = (
    UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt8>?,
    UnsafeMutablePointer<UInt8>?
  )

  /// Where the rows from `top` on begin in each plane; the second and the third hold colour, which rows may share.
  private static func planes(_ frame: UnsafeMutablePointer<AVFrame>, from top: Int) -> Targets {
    let (planes, strides) = (planes(frame), strides(frame))
    let format = AVPixelFormat(rawValue: frame.pointee.format)
    let shared = av_pix_fmt_desc_get(format).map { Int($0.pointee.log2_chroma_h) } ?? 0
    func start(_ plane: Int, _ row: Int) -> UnsafeMutablePointer<UInt8>? {
      planes[plane].map { $0 + row * Int(strides[plane]) }
    }
    return (start(0, top), start(1, top >> shared), start(2, top >> shared), start(3, top))
  }

  /// From the planes of a frame to packed pixels.
  func scale(
    _ frame: UnsafeMutablePointer<AVFrame>, into pixels: UnsafeMutablePointer<UInt8>, stride: Int
  ) throws(OutputError) {
    let planes: Planes = (UnsafePointer(pixels), nil, nil, nil)
    let strides: Strides = (Int32(clamping: stride), 0, 0, 0)
    let status = withUnsafePointer(to: planes) { planes in
      withUnsafePointer(to: strides) { strides in
        let destination = UnsafeRawPointer(planes)
          .assumingMemoryBound(to: UnsafeMutablePointer<UInt8>?.self)
        let source = UnsafeRawPointer(Scaler.planes(frame))
          .assumingMemoryBound(to: UnsafePointer<UInt8>?.self)
        return sws_scale(
          context, source, Scaler.strides(frame), 0, height, destination, Scaler.first(strides))
      }
    }
    try check(status, "sws_scale")
  }

  private typealias Planes = (
    UnsafePointer<UInt8>?, UnsafePointer<UInt8>?, UnsafePointer<UInt8>?, UnsafePointer<UInt8>?
  )
  private typealias Strides = (Int32, Int32, Int32, Int32)

  private static func first(_ planes: UnsafePointer<Planes>) -> UnsafePointer<UnsafePointer<UInt8>?> {
    UnsafeRawPointer(planes).assumingMemoryBound(to: UnsafePointer<UInt8>?.self)
  }

  private static func first(_ strides: UnsafePointer<Strides>) -> UnsafePointer<Int32> {
    UnsafeRawPointer(strides).assumingMemoryBound(to: Int32.self)
  }

  /// `AVFrame` begins with its plane pointers; its strides follow them.
  private static func planes(_ frame: UnsafeMutablePointer<AVFrame>)
    -> UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
  {
    let offset = MemoryLayout<AVFrame>.offset(of: \.data) ?? 0
    return (UnsafeMutableRawPointer(frame) + offset)
      .assumingMemoryBound(to: UnsafeMutablePointer<UInt8>?.self)
  }

  private static func strides(_ frame: UnsafeMutablePointer<AVFrame>) -> UnsafePointer<Int32> {
    let offset = MemoryLayout<AVFrame>.offset(of: \.linesize) ?? 64
    return UnsafeRawPointer(UnsafeMutableRawPointer(frame) + offset).assumingMemoryBound(to: Int32.self)
  }
}
