internal import Locking

/// What one scene of several has to say, kept together until it can be printed in one piece.
final class Transcript: Sendable {
  private let text = Locked("")

  func append(_ more: String) {
    text.withLock { $0 += more }
  }

  /// All that was said so far; it is said only once.
  func take() -> String {
    text.withLock { text in
      defer { text = "" }
      return text
    }
  }
}
