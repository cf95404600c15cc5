import Motion

/// Times in hundredths of a second, the unit of GIF delays.
///
/// Every start is rounded from the timeline by itself, so nothing adds up; a picture stays for at least two ticks,
/// since browsers play 0 and 1 as ten; what that takes too much is given back by the following ones.
struct GIFClock {
  static let shortest = 2
  /// Delays have 16 bits.
  static let longest = 65_535

  let frameRate: Rational
  let duration: Rational

  /// The start of frame `index` when the picture before it starts at `previous` (nil for the first).
  func start(of index: Int, after previous: Int?) -> Int {
    let time = (Rational(100 * index) / frameRate).rounded
    return previous.map { max(time, $0 + GIFClock.shortest) } ?? 0
  }

  func end(after previous: Int) -> Int {
    max((duration * Rational(100)).rounded, previous + GIFClock.shortest)
  }
}
