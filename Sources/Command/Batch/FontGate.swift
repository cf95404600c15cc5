internal import Dispatch
internal import Locking

/// Lets scenes draw side by side only while they bring the same fonts.
///
/// Fontconfig knows one set of fonts for the whole process. A scene that was drawn while another one's fonts are there
/// could look different from the same scene alone.
final class FontGate: Sendable {
  private struct Waiter {
    let fonts: [String]
    let turn = DispatchSemaphore(value: 0)
  }

  private struct State {
    var fonts: [String] = []
    var inside = 0
    var waiters: [Waiter] = []
  }

  private let state = Locked(State())

  /// Waits until nobody draws with other fonts.
  func enter(_ fonts: [String]) {
    let waiter: Waiter? = state.withLock { state in
      // Whoever comes while others wait queues behind them, so that nobody waits for ever.
      if state.inside == 0 || (state.fonts == fonts && state.waiters.isEmpty) {
        state.fonts = fonts
        state.inside += 1
        return nil
      }
      let waiter = Waiter(fonts: fonts)
      state.waiters.append(waiter)
      return waiter
    }
    waiter?.turn.wait()
  }

  func leave() {
    state.withLock { state in
      state.inside -= 1
      guard state.inside == 0, let first = state.waiters.first else { return }
      state.fonts = first.fonts
      let next = state.waiters.filter { $0.fonts == first.fonts }
      state.waiters.removeAll { $0.fonts == first.fonts }
      state.inside = next.count
      for waiter in next { waiter.turn.signal() }
    }
  }
}
