/// Interface Builder writes strings that XML cannot hold as `base64-UTF8="YES"`, without padding.
enum Base64 {
  /// nil where the data is not base64, or not UTF-8.
  static func text(_ encoded: String) -> String? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in encoded.utf8 {
      if byte == UInt8(ascii: "=") || byte <= UInt8(ascii: " ") { continue }
      guard let value = value(of: byte) else { return nil }
      bits = (bits << 6 | value) & 0xFFFFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
