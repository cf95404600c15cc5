/// The size and the orientation of a JPEG (ITU T.81, annex B; EXIF 2.3, tag 0x0112).
struct JPEGHeader {
  private(set) var pixels: PixelSize?
  private(set) var orientation = 1

  init(_ header: HeaderBytes) {
    var index = 2
    while let marker = header.byte(index + 1), header.byte(index) == 0xFF {
      if marker == 0xFF {
        // Fill bytes before a marker.
        index += 1
        continue
      }
      // Markers without a length: TEM, RST0…7, SOI.
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        index += 2
        continue
      }
      guard let length = header.big16(index + 2), length >= 2, marker != 0xD9, marker != 0xDA else { return }
      if marker == 0xE1, header.has("Exif\0\0", at: index + 4) {
        orientation = Self.orientation(header, at: index + 10) ?? orientation
      }
      // SOF0…15 without DHT, JPG and DAC.
      if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
        if let height = header.big16(index + 5), let width = header.big16(index + 7) {
          pixels = PixelSize(width: width, height: height)
        }
        return
      }
      index += 2 + length
    }
  }

  /// The tag in the first directory of a TIFF structure.
  private static func orientation(_ header: HeaderBytes, at start: Int) -> Int? {
    let isLittle = header.has("II", at: start)
    guard isLittle || header.has("MM", at: start) else { return nil }
    func word(_ index: Int) -> Int? { isLittle ? header.little16(index) : header.big16(index) }
    func double(_ index: Int) -> Int? {
      guard let a = word(index), let b = word(index + 2) else { return nil }
      return isLittle ? b << 16 | a : a << 16 | b
    }
    guard let offset = double(start + 4), let count = word(start + offset) else { return nil }
    for entry in 0..<min(count, 512) {
      let place = start + offset + 2 + entry * 12
      guard let tag = word(place) else { return nil }
      if tag == 0x0112 { return word(place + 8).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }
}
