/// Turns an indexed picture into its blocks: graphic control, descriptor, palette and compressed data.
protocol PictureCompressor: AnyObject {
  /// Appends the blocks.
  func compress(_ picture: IndexedPicture, to blocks: inout [UInt8]) throws(OutputError)
}

/// The blocks with the smaller of two code streams.
final class LZWCompressor: PictureCompressor {
  private let lzw = LZWEncoder()

  func compress(_ picture: IndexedPicture, to blocks: inout [UInt8]) {
    picture.append(to: &blocks, lzw: lzw)
  }
}
