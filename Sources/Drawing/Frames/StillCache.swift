internal import Locking

/// Stills that all workers share. Each is drawn by the first worker that needs it, while others that need the same
/// one wait. When there are too many bytes, those go that were not used for longest: first such as nobody asked for
/// lately, and beyond a higher limit any, which have to be drawn again for the next frame. Of blurred ones only a few are
/// kept: a blur that changes is another picture in every frame, and none of them is ever asked for again.
///
/// A still depends on its key alone, so what is found here and what had to be drawn again can never be seen.
final class StillCache: Sendable {
  /// A place for one still. Its lock is held while the still is drawn.
  private final class Slot: Sendable {
    let still = Locked<Still?>(nil)
  }

  private struct Entry {
    let slot: Slot
    var lastUse: Int
    /// 0 until the still is drawn.
    var byteCount = 0
  }

  private struct State {
    var entries: [StillKey: Entry] = [:]
    var clock = 0
    var byteCount = 0

    /// The one that is drawn and was not used for longest, of those that are meant.
    func oldest(where isMeant: (StillKey) -> Bool = { _ in true }) -> (key: StillKey, lastUse: Int)? {
      entries.filter { $0.value.byteCount > 0 && isMeant($0.key) }
        .min { $0.value.lastUse < $1.value.lastUse }.map { ($0.key, $0.value.lastUse) }
    }

    mutating func remove(_ key: StillKey) {
      byteCount -= entries.removeValue(forKey: key)?.byteCount ?? 0
    }
  }

  /// Requests after which a still that none of them was for is at rest: a dozen frames of a busy transition.
  private static let restAfter = 256
  /// Two for each of two layers that are blurred evenly.
  private static let blurredLimit = 4

  private let byteLimit: Int
  private let restingLimit: Int
  private let state = Locked(State())

  /// - Parameters:
  ///   - byteLimit: of all stills.
  ///   - restingLimit: beyond which no still is kept that was not asked for lately.
  init(byteLimit: Int, restingLimit: Int) {
    self.byteLimit = byteLimit
    self.restingLimit = restingLimit
  }

  /// Bytes of all stills that are kept.
  var byteCount: Int { state.withLock { $0.byteCount } }

  func still(
    for key: StillKey, draw: () throws(DrawingError) -> Still
  ) throws(DrawingError) -> Still {
    let slot = slot(for: key)
    return try slot.still.withLock { known throws(DrawingError) in
      if let known { return known }
      let drawn = try draw()
      known = drawn
      keep(slot, key: key, byteCount: drawn.byteCount)
      return drawn
    }
  }

  private func slot(for key: StillKey) -> Slot {
    state.withLock { state in
      state.clock += 1
      if let slot = state.entries[key]?.slot {
        state.entries[key]?.lastUse = state.clock
        return slot
      }
      let slot = Slot()
      state.entries[key] = Entry(slot: slot, lastUse: state.clock)
      return slot
    }
  }

  private func keep(_ slot: Slot, key: StillKey, byteCount: Int) {
    state.withLock { state in
      guard state.entries[key]?.slot === slot else { return }
      state.entries[key]?.byteCount = byteCount
      state.byteCount += byteCount
      let blurred = state.entries.count { $0.key.blur > 0 && $0.value.byteCount > 0 }
      if blurred > StillCache.blurredLimit, let oldest = state.oldest(where: { $0.blur > 0 }) {
        state.remove(oldest.key)
      }
      while state.byteCount > restingLimit, let oldest = state.oldest(),
        state.byteCount > byteLimit || state.clock - oldest.lastUse > StillCache.restAfter
      {
        state.remove(oldest.key)
      }
    }
  }
}
