internal import Glibc

/// Shows on standard error how far a run has come.
final class ProgressDisplay {
  enum Style: String, CaseIterable {
    /// A bar on a terminal, nothing elsewhere.
    case auto
    /// A line of text from time to time.
    case plain
    /// A line of JSON from time to time.
    case json
    case none

    /// What the command line says; a quiet run shows none unless it is asked for.
    init(_ arguments: ParsedArguments, _ terminal: Terminal) {
      let style = arguments.value("progress").flatMap(Style.init(rawValue:)) ?? .auto
      self = terminal.isQuiet && style == .auto ? .none : style
    }
  }

  static let option = Option.choice(
    "progress", Style.allCases.map(\.rawValue), "how progress is shown on standard error"
  ).neutral

  private let style: Style
  private let isBar: Bool
  private let total: Int
  private let terminal: Terminal
  private let start = ProgressDisplay.now
  private var lastShown = 0.0
  private var hasBar = false

  init(_ arguments: ParsedArguments, total: Int, terminal: Terminal) {
    style = Style(arguments, terminal)
    isBar = style == .auto && Terminal.isTerminal(STDERR_FILENO)
    self.total = total
    self.terminal = terminal
  }

  /// Seconds between two updates: often enough for the eye, and for a log.
  private var interval: Double { isBar ? 0.1 : 1 }

  func update(_ done: Int) {
    guard isBar || style == .plain || style == .json else { return }
    let now = Self.now
    guard now - lastShown >= interval || done == total else { return }
    lastShown = now
    let elapsed = max(now - start, 1e-6)
    let speed = Double(done) / elapsed
    let left = speed > 0 ? Double(total - done) / speed : 0
    if isBar {
      hasBar = true
      terminal.message("\r\u{1B}[2K" + Self.bar(done, total, speed, left))
    } else if style == .json {
      terminal.message(
        "{\"frame\": \(done), \"frames\": \(total), \"fps\": \(Self.tenths(speed)), \"left\": \(Self.tenths(left))}\n"
      )
    } else {
      terminal.message("frame \(done) of \(total), \(Self.tenths(speed)) fps, \(Self.tenths(left)) s left\n")
    }
  }

  /// Takes the bar away.
  func end() {
    if hasBar { terminal.message("\r\u{1B}[2K") }
    hasBar = false
  }

  var elapsed: Double { Self.now - start }

  private static func bar(_ done: Int, _ total: Int, _ speed: Double, _ left: Double) -> String {
    "\(bar(done, total)) \(done)/\(total) frames  \(tenths(speed)) fps  \(tenths(left)) s left"
  }

  /// 24 columns wide.
  static func bar(_ done: Int, _ total: Int) -> String {
    let width = 24
    let filled = min(width * done / max(total, 1), width)
    return String(repeating: "━", count: filled) + String(repeating: "─", count: width - filled)
  }

  static func hundredths(_ value: Double) -> String {
    let hundredths = Int(min(max(value * 100, 0), 1e12).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  static func tenths(_ value: Double) -> String {
    let scaled = min(max(value * 10, 0), 1e12).rounded()
    let tenths = Int(scaled)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Seconds of a clock that never goes back.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
