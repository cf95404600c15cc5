/// Width and height of an image in pixels, as its header says.
struct PixelSize: Hashable {
  var width: Int
  var height: Int

  var area: Int { width.multipliedReportingOverflow(by: height).overflow ? .max : width * height }
}

/// Big- and little-endian numbers in a file's bytes; nil beyond their end.
struct HeaderBytes {
  let bytes: [UInt8]

  func byte(_ index: Int) -> Int? { bytes.indices.contains(index) ? Int(bytes[index]) : nil }

  func big16(_ index: Int) -> Int? {
    guard let high = byte(index), let low = byte(index + 1) else { return nil }
    return high << 8 | low
  }

  func big32(_ index: Int) -> Int? {
    guard let high = big16(index), let low = big16(index + 2) else { return nil }
    return high << 16 | low
  }

  func little16(_ index: Int) -> Int? {
    guard let low = byte(index), let high = byte(index + 1) else { return nil }
    return high << 8 | low
  }

  func little24(_ index: Int) -> Int? {
    guard let low = little16(index), let high = byte(index + 2) else { return nil }
    return high << 16 | low
  }

  func has(_ text: String, at index: Int) -> Bool {
    bytes.count >= index + text.utf8.count && bytes[index...].starts(with: Array(text.utf8))
  }
}
