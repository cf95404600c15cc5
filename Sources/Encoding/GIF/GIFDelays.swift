package import Motion

/// Times in hundredths of a second, the unit of GIF delays.
///
/// Every start is rounded from the timeline by itself, so nothing adds up; a picture stays for at least two ticks,
/// since browsers play 0 and 1 as ten; what that takes too much is given back by the following ones.
package struct GIFDelays {
  static let shortest = 2
  /// Delays have 16 bits.
  static let longest = 65_535

  let frameRate: Rational
  let duration: Rational

  /// The start of frame `index` when the picture before it starts at `previous` (nil for the first).
  func start(of index: Int, after previous: Int?) -> Int {
    let time = (Rational(100 * index) / frameRate).rounded
    return previous.map { max(time, $0 + GIFDelays.shortest) } ?? 0
  }

  func end(after previous: Int) -> Int {
    max((duration * Rational(100)).rounded, previous + GIFDelays.shortest)
  }

  /// The delay of every frame in hundredths of a second, if none repeats the one before. A writer joins those that do.
  package static func schedule(frameCount: Int, frameRate: Rational, duration: Rational) -> [Int] {
    let delays = GIFDelays(frameRate: frameRate, duration: duration)
    var starts: [Int] = []
    for index in 0..<frameCount { starts.append(delays.start(of: index, after: starts.last)) }
    guard let last = starts.last else { return [] }
    return zip(starts, starts.dropFirst() + [delays.end(after: last)]).map { $1 - $0 }
  }
}
