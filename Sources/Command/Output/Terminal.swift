internal import Encoding
internal import Glibc

/// The two streams of the program. Standard output carries only what was asked for; everything else goes to standard
/// error.
struct Terminal {
  /// Whether messages may be coloured.
  var colorsErrors: Bool
  var isQuiet = false
  var isVerbose = false
  /// Where messages go instead of to standard error, while several scenes are at work.
  var transcript: Transcript?

  init(color: ColorChoice = .auto) {
    colorsErrors = color.applies(to: STDERR_FILENO)
  }

  enum ColorChoice: String, CaseIterable {
    case auto, always, never

    /// `NO_COLOR` (set and not empty), `CLICOLOR=0` and a stream that is no terminal mean no colour, unless it is asked
    /// for. https://no-color.org and https://bixense.com/clicolors
    func applies(to descriptor: Int32) -> Bool {
      switch self {
      case .always: return true
      case .never: return false
      case .auto:
        if Terminal.isSet("NO_COLOR") { return false }
        if Terminal.isSet("CLICOLOR_FORCE") { return true }
        if let wish = getenv("CLICOLOR"), strcmp(wish, "0") == 0 { return false }
        return Terminal.isTerminal(descriptor)
      }
    }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && getenv("TERM").map { strcmp($0, "dumb") != 0 } ?? true
  }

  /// How wide the terminal is; 80 where it does not say.
  static func columns(of descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  private static func isSet(_ name: String) -> Bool {
    getenv(name).map { $0.pointee != 0 } ?? false
  }

  /// Writes to standard output; what cannot be written is an error, also at the very end.
  func write(_ text: String) throws(OutputError) {
    let file = try OutputFile("-")
    try file.write(text: text)
    try file.commit()
  }

  /// Writes to standard error as well as it goes: there is nobody to tell that it failed.
  func message(_ text: String) {
    if let transcript { return transcript.append(text) }
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let written = Glibc.write(STDERR_FILENO, rest.baseAddress, rest.count)
        if written > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        } else if errno != EINTR {
          return
        }
      }
    }
  }

  /// A line about what is being done, unless `--quiet`.
  func note(_ text: String) {
    if !isQuiet { message(text + "\n") }
  }

  /// The same terminal, whose messages are kept in a transcript.
  func keeping(_ transcript: Transcript) -> Terminal {
    var terminal = self
    terminal.transcript = transcript
    return terminal
  }

  func error(_ text: String) { message(errorLine(text)) }
  func errorLine(_ text: String) -> String { label("error:", "1;31") + " " + text + "\n" }
  func warning(_ text: String) { if !isQuiet { message(label("warning:", "1;33") + " " + text + "\n") } }

  private func label(_ text: String, _ code: String) -> String {
    let text = "segue: " + text
    return colorsErrors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
