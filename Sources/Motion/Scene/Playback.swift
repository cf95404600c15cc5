/// What happens when the film has ended.
package struct Playback: Hashable, Sendable {
  /// nil where nobody said: formats that can loop do so, and the film is sampled as one that ends.
  package var loop: Loop?
  /// Plays backwards after forwards.
  package var pingPong: Bool
  /// Seconds that the end state is held in addition.
  package var holdEnd: Rational

  package init(loop: Loop? = nil, pingPong: Bool = false, holdEnd: Rational = .zero) {
    self.loop = loop
    self.pingPong = pingPong
    self.holdEnd = holdEnd
  }

  /// Seconds of the whole picture, of a timeline that lasts so long: there, the rest at its end, and the way back.
  package func duration(of timeline: Rational) -> Rational {
    pingPong ? timeline + holdEnd + timeline : timeline + holdEnd
  }

  /// Whether the last frame is followed by the first: a loop is sampled half-open, so that its seam neither
  /// stutters nor repeats a frame.
  package var isSampledHalfOpen: Bool {
    guard let loop else { return pingPong }
    return loop != .once
  }
}

package enum Loop: Hashable, Sendable {
  case forever
  case once
  /// How often the film plays in all; at least 2.
  case times(Int)
}
