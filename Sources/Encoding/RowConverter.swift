/// Converts pictures whose pixels lie together, row by row. What is done with a row is all in which formats differ.
final class RowConverter: FrameConverter {
  /// From `count` premultiplied pixels, 0xAARRGGBB, to as many of the frame's.
  typealias Row = @Sendable (UnsafePointer<UInt32>, UnsafeMutablePointer<UInt8>, _ count: Int) -> Void

  private let width: Int
  private let height: Int
  private let convertRow: Row

  init(_ settings: OutputSettings, row: @escaping Row) {
    width = settings.width
    height = settings.height
    convertRow = row
  }

  /// All rows: copying them is next to nothing.
  func convert(
    _ pixels: RawSpan, stride: Int, changes: Range<Int>?, into frame: ConvertedFrame
  ) throws(OutputError) {
    try PixelRows.check(pixels, width: width, height: height, stride: stride)
    try frame.makeWritable()
    guard let plane = frame.firstPlane else { return }
    pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<height {
        let source = (base + y * stride).assumingMemoryBound(to: UInt32.self)
        convertRow(source, plane.bytes + y * plane.stride, width)
      }
    }
  }

  /// A row of pixels that stay 32 bits wide.
  static func packed(
    _ row: @escaping @Sendable (UnsafePointer<UInt32>, UnsafeMutablePointer<UInt32>, _ count: Int) -> Void
  ) -> Row {
    { source, target, count in
      row(source, UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt32.self), count)
    }
  }

  /// What is opaque is copied.
  static let opaque = packed { source, row, count in
    for x in 0..<count { row[x] = source[x] | 0xFF00_0000 }
  }
}
