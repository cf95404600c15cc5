internal import Locking

/// The measurers of one film. A measurer knows the fonts and the texts that it has laid out already, so whoever works
/// next takes one that was given back; those who work at the same time each have one of their own.
package final class MeasurerPool: Sendable {
  private let fonts: FontLibrary
  private let idle = Locked<[TextMeasurer]>([])

  package init(_ fonts: FontLibrary) { self.fonts = fonts }

  /// A measurer for the caller alone until it gives it back.
  package func take() -> TextMeasurer { idle.withLock { $0.popLast() } ?? TextMeasurer(fonts) }

  package func giveBack(_ measurer: TextMeasurer) {
    idle.withLock { $0.append(measurer) }
  }

  /// Lends a measurer for the length of `body`.
  package func withMeasurer<R>(_ body: (TextMeasurer) throws -> R) rethrows -> R {
    let measurer = take()
    defer { giveBack(measurer) }
    return try body(measurer)
  }
}
