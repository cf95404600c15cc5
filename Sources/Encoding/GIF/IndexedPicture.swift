/// A rectangle of palette indices, as GIF stores it.
struct IndexedPicture {
  var box: PixelBox
  /// Opaque pixels, 0xFFRRGGBB.
  var palette: [UInt32]
  var transparent: UInt8?
  var disposal: Disposal
  /// Row by row.
  var indices: UnsafeBufferPointer<UInt8>

  enum Disposal: UInt8 {
    case keep = 1
    /// The rectangle becomes transparent before the next picture.
    case background = 2
  }

  /// Bits of an index: the palette has two to this power entries.
  var bits: Int {
    let entries = max(palette.count, 2, transparent.map { Int($0) + 1 } ?? 0)
    return (entries - 1).bitWidth - (entries - 1).leadingZeroBitCount
  }

  /// Appends graphic control extension, image descriptor, local palette and data. The muxer fills in the delay.
  func append(to bytes: inout [UInt8], lzw: LZWEncoder) {
    let bits = bits
    // Introducer and label, size and flags, the delay, the transparent entry and the end, the next introducer.
    IndexedPicture.append(0xF921, to: &bytes)
    let flags = Int(disposal.rawValue) << 2 | (transparent == nil ? 0 : 1)
    IndexedPicture.append(flags << 8 | 4, to: &bytes)
    IndexedPicture.append(0, to: &bytes)
    IndexedPicture.append(Int(transparent ?? 0), to: &bytes)
    bytes.append(0x2C)
    IndexedPicture.append(box.columns.lowerBound, to: &bytes)
    IndexedPicture.append(box.rows.lowerBound, to: &bytes)
    IndexedPicture.append(box.columns.count, to: &bytes)
    IndexedPicture.append(box.rows.count, to: &bytes)
    bytes.append(0x80 | UInt8(truncatingIfNeeded: bits - 1))
    for entry in 0..<1 << bits {
      let color = entry < palette.count ? palette[entry] : 0
      bytes.append(UInt8(truncatingIfNeeded: color >> 16))
      bytes.append(UInt8(truncatingIfNeeded: color >> 8))
      bytes.append(UInt8(truncatingIfNeeded: color))
    }
    lzw.encode(indices, bits: bits, to: &bytes)
  }

  /// Signature and logical screen: no global palette, since every picture brings its own.
  static func appendHeader(width: Int, height: Int, to bytes: inout [UInt8]) {
    bytes += Array("GIF89a".utf8)
    append(width, to: &bytes)
    append(height, to: &bytes)
    bytes += [0x70, 0, 0]
  }

  private static func append(_ value: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(truncatingIfNeeded: value))
    bytes.append(UInt8(truncatingIfNeeded: value >> 8))
  }
}
