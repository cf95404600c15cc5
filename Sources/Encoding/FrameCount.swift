/// Counts what was appended to a writer against what was announced.
struct FrameCount {
  var expected = 0
  private(set) var received = 0

  /// The index of the frame that comes now.
  mutating func next(isRepeat: Bool) throws(OutputError) -> Int {
    guard received < expected, received > 0 || !isRepeat else {
      throw .frameOrder(expected: expected, received: received + 1)
    }
    received += 1
    return received - 1
  }

  func finish() throws(OutputError) {
    guard received == expected else { throw .frameOrder(expected: expected, received: received) }
  }
}
