import Testing

/// The blocks of a GIF file, read by the letter of GIF89a.
package struct MediaGIF {
  package struct Picture: Equatable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    /// 1/100 s.
    package var delay: Int
    package var disposal: Int
    /// Entries of the local palette; 0 without one.
    package var colors: Int
  }

  package var width: Int
  package var height: Int
  package var pictures: [Picture] = []
  /// Value of the NETSCAPE2.0 block; nil without one.
  package var loop: Int?
  package var delays: [Int] { pictures.map(\.delay) }

  package init(_ path: String) throws {
    let bytes = try MediaFolder.read(path)
    try #require(bytes.starts(with: Array("GIF89a".utf8)) && bytes.count > 13)
    func word(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }
    (width, height) = (word(6), word(8))
    var place = 13
    if bytes[10] & 0x80 != 0 { place += 3 << (Int(bytes[10] & 7) + 1) }
    var (delay, disposal) = (0, 0)
    func skipBlocks() throws {
      while bytes[place] != 0 {
        place += Int(bytes[place]) + 1
        try #require(place < bytes.count)
      }
      place += 1
    }
    while bytes[place] != 0x3B {
      if bytes[place] == 0x21 {
        if bytes[place + 1] == 0xF9 { (delay, disposal) = (word(place + 4), Int(bytes[place + 3]) >> 2 & 7) }
        if bytes[place + 1] == 0xFF, bytes[place + 3..<place + 14].elementsEqual("NETSCAPE2.0".utf8) {
          loop = word(place + 16)
        }
        place += 2
      } else {
        try #require(bytes[place] == 0x2C)
        let colors = bytes[place + 9] & 0x80 != 0 ? 2 << Int(bytes[place + 9] & 7) : 0
        pictures.append(
          Picture(
            x: word(place + 1), y: word(place + 3), width: word(place + 5), height: word(place + 7),
            delay: delay, disposal: disposal, colors: colors))
        place += 11 + 3 * colors
      }
      try skipBlocks()
    }
    try #require(place == bytes.count - 1, "bytes after the trailer")
  }
}
