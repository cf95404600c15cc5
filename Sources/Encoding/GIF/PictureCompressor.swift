/// Turns an indexed picture into its blocks: graphic control, descriptor, palette and compressed data.
protocol PictureCompressor: AnyObject {
  func compress(_ picture: IndexedPicture) throws(OutputError) -> [UInt8]
}

/// The blocks with the smaller of two code streams.
final class LZWCompressor: PictureCompressor {
  private let lzw = LZWEncoder()

  func compress(_ picture: IndexedPicture) throws(OutputError) -> [UInt8] {
    var bytes: [UInt8] = []
    picture.append(to: &bytes, lzw: lzw)
    return bytes
  }
}
