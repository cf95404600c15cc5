/// A scene file or an include: its path as given, and its lines for the messages about it.
package struct SourceFile: Sendable {
  package let path: String
  /// Without their line breaks.
  package let lines: [Substring]

  package init(path: String, text: String) {
    self.path = path
    self.lines = SourceFile.split(text)
  }

  /// Splits where YAML 1.1 does: besides line feeds and carriage returns at NEL, LS and PS. A `Character` of Swift
  /// joins `\r\n`, which is one break in YAML too.
  private static func split(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { character in
      switch character {
      case "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}": true
      default: false
      }
    }
  }
}
