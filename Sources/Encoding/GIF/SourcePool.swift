/// Source pictures that are used again and again. Those that are being worked with are lent until a number of pictures
/// is done.
final class SourcePool {
  private let settings: OutputSettings
  private var spare: [ConvertedFrame] = []
  private var lent: [(frame: ConvertedFrame, until: Int)] = []

  init(_ settings: OutputSettings) { self.settings = settings }

  /// A picture with undefined pixels.
  func take() throws(OutputError) -> ConvertedFrame {
    if let used = spare.popLast() { return used }
    return try GIFPixels.makeFrame(settings)
  }

  /// The frame comes back when `until` pictures are done.
  func lend(_ frame: ConvertedFrame, until: Int) {
    lent.append((frame, until))
  }

  func recover(upTo done: Int) {
    while let first = lent.first, first.until <= done {
      spare.append(first.frame)
      lent.removeFirst()
    }
  }
}
