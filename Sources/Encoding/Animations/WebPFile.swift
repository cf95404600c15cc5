/// The bytes of an animated WebP as libwebp assembled them, with what its encoder cannot be told.
///
/// Chunks by the WebP Container Specification: four letters, a size of 32 bits, and the content padded to an even size.
struct WebPFile {
  private(set) var bytes: [UInt8]
  /// Offsets of the content of all chunks `ANMF`.
  private var pictures: [Int] = []
  private var animation: Int?

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = Array(bytes)
    // After "RIFF", the size of the file, and "WEBP".
    var place = 12
    while place + 8 <= self.bytes.count {
      let size = (0..<4).reduce(0) { $0 | Int(self.bytes[place + 4 + $1]) << (8 * $1) }
      let name = self.bytes[place..<place + 4]
      if name.elementsEqual("ANIM".utf8), size >= 6 { animation = place + 8 }
      if name.elementsEqual("ANMF".utf8), size >= 16 { pictures.append(place + 8) }
      place += 8 + size + size % 2
    }
  }

  /// How often the film plays in all; 0 is for ever. A single picture does not play.
  mutating func setPlays(_ plays: Int) {
    guard let animation, animation + 6 <= bytes.count else { return }
    bytes[animation + 4] = UInt8(truncatingIfNeeded: plays)
    bytes[animation + 5] = UInt8(truncatingIfNeeded: plays >> 8)
  }

  /// Lets the last picture stay until `end`, in milliseconds; libwebp gives it the mean of the others.
  mutating func setEnd(_ end: Int) {
    guard let last = pictures.last, last + 16 <= bytes.count else { return }
    let start = pictures.dropLast().reduce(0) { $0 + duration($1) }
    let stay = min(max(end - start, 1), 0xFF_FFFF)
    for byte in 0..<3 { bytes[last + 12 + byte] = UInt8(truncatingIfNeeded: stay >> (8 * byte)) }
  }

  private func duration(_ picture: Int) -> Int {
    (0..<3).reduce(0) { $0 | Int(bytes[picture + 12 + $1]) << (8 * $1) }
  }
}
