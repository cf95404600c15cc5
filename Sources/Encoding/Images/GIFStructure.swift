/// The blocks of a GIF, as far as they say whether a picture is all there: the decoder shows what it has without a word.
enum GIFStructure {
  /// Whether the first picture's data ends with its terminator.
  static func hasWholePicture(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 13 else { return false }
    var place = 13 + tableSize(bytes[10])
    while place + 10 < bytes.count {
      switch bytes[place] {
      case 0x21:
        guard let end = endOfBlocks(bytes, from: place + 2) else { return false }
        place = end
      case 0x2C:
        return endOfBlocks(bytes, from: place + 11 + tableSize(bytes[place + 9])) != nil
      default:
        return false
      }
    }
    return false
  }

  private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

  private static func endOfBlocks(_ bytes: [UInt8], from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      if bytes[place] == 0 { return place + 1 }
      place += Int(bytes[place]) + 1
    }
    return nil
  }
}
