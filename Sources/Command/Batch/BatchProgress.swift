internal import Glibc
internal import Locking

/// Shows on standard error how far a run of several scenes has come: on a terminal one line for the whole run and one
/// for each scene at work; elsewhere, where it is asked for, a line from time to time.
final class BatchProgress: Sendable {
  private struct Scene {
    var name: String
    var done = 0
    var frames: Int
  }

  private struct State {
    var scenes: [Int: Scene] = [:]
    var finished = 0
    var lastShown = 0.0
    /// Lines of the display that stand on the terminal.
    var lines = 0
  }

  private let style: ProgressDisplay.Style
  private let isBar: Bool
  private let total: Int
  private let terminal: Terminal
  private let state = Locked(State())

  /// - Parameter total: how many scenes there are.
  init(_ arguments: ParsedArguments, total: Int, terminal: Terminal) {
    style = ProgressDisplay.Style(arguments, terminal)
    isBar = style == .auto && Terminal.isTerminal(STDERR_FILENO)
    self.total = total
    self.terminal = terminal
  }

  func begin(_ number: Int, _ name: String, frames: Int) {
    state.withLock { state in
      state.scenes[number] = Scene(name: name, frames: frames)
      redraw(&state, isDue: true)
    }
  }

  func update(_ number: Int, _ done: Int) {
    state.withLock { state in
      state.scenes[number]?.done = done
      redraw(&state, isDue: false)
    }
  }

  /// Prints what the scene had to say, in one piece.
  func end(_ number: Int, messages: String) {
    state.withLock { state in
      state.scenes[number] = nil
      state.finished += 1
      erase(&state)
      if !messages.isEmpty { terminal.message(messages) }
      redraw(&state, isDue: true)
      if state.finished == total { erase(&state) }
    }
  }

  private func redraw(_ state: inout State, isDue: Bool) {
    guard isBar || style == .plain || style == .json else { return }
    let now = ProgressDisplay.now
    // Often enough for the eye, and for a log.
    guard isDue || now - state.lastShown >= (isBar ? 0.1 : 1) else { return }
    state.lastShown = now
    if isBar {
      erase(&state)
      let lines = display(state)
      state.lines = lines.count
      terminal.message(lines.map { $0 + "\n" }.joined())
    } else if style == .json {
      terminal.message("{\"scene\": \(state.finished), \"scenes\": \(total)}\n")
    } else {
      terminal.message("scene \(state.finished) of \(total)\n")
    }
  }

  private func erase(_ state: inout State) {
    guard state.lines > 0 else { return }
    terminal.message("\u{1B}[\(state.lines)A\u{1B}[J")
    state.lines = 0
  }

  /// Never wider than the terminal: a line that wraps could not be erased.
  private func display(_ state: State) -> [String] {
    let columns = Terminal.columns(of: STDERR_FILENO)
    let whole = ProgressDisplay.bar(state.finished, total) + " \(state.finished)/\(total) scenes"
    let scenes = state.scenes.sorted { $0.key < $1.key }.map { _, scene in
      "  " + ProgressDisplay.bar(scene.done, scene.frames) + " \(scene.done)/\(scene.frames) " + scene.name
    }
    return ([whole] + scenes).map { String($0.prefix(max(columns - 1, 20))) }
  }
}
