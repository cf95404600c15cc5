/// What stands before the root element. No storyboard has a document type declaration, and without one there is
/// nothing to expand: entity bombs and external entities end here, before a parser sees them.
enum XMLProlog {
  static func hasDocumentType(_ bytes: [UInt8]) -> Bool {
    var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while place < bytes.count {
      if isSpace(bytes[place]) {
        place += 1
      } else if has("<?", bytes, at: place) {
        place = end(of: "?>", bytes, from: place + 2)
      } else if has("<!--", bytes, at: place) {
        place = end(of: "-->", bytes, from: place + 4)
      } else {
        return has("<!", bytes, at: place)
      }
    }
    return false
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func has(_ text: StaticString, _ bytes: [UInt8], at place: Int) -> Bool {
    bytes[place...].starts(with: text.description.utf8)
  }

  /// The place after the next `text`, or the end.
  private static func end(of text: StaticString, _ bytes: [UInt8], from start: Int) -> Int {
    let pattern = Array(text.description.utf8)
    var place = start
    while place < bytes.count {
      if bytes[place] == pattern[0], bytes[place...].starts(with: pattern) { return place + pattern.count }
      place += 1
    }
    return bytes.count
  }
}
