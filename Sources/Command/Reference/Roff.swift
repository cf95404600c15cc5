/// Text of a manual page, in the macros of man(7), which groff and mandoc both read.
enum Roff {
  /// Plain words. A hyphen that is typed must be one that can be copied; letters beyond ASCII are named by number, since
  /// not every formatter reads UTF-8.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "`": result += "\\(ga"
      case "'": result += "\\(aq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + "]"
      }
    }
    // At the start of a line a dot would begin a request.
    return result.hasPrefix(".") ? "\\&" + result : result
  }

  static func section(_ title: String) -> String { ".SH \(escaped(title))\n" }
  static func subsection(_ title: String) -> String { ".SS \(escaped(title))\n" }
  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }
  static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  /// A term, which is formatted already, and what it means.
  static func item(_ term: String, _ meaning: String) -> String { ".TP\n\(term)\n\(escaped(meaning))\n" }

  /// Paragraphs; lines that begin with two spaces are examples, and stay as they are.
  ///
  /// - Parameter isFirst: whether they follow a heading, which makes a paragraph by itself.
  static func paragraphs(_ text: String, isFirst: Bool = false) -> String {
    var result = ""
    for paragraph in text.split(separator: "\n\n") {
      let lines = paragraph.split(separator: "\n")
      if lines.allSatisfy({ $0.hasPrefix("  ") }) {
        result += ".PP\n.RS 4\n.nf\n" + lines.map { escaped(String($0.dropFirst(2))) + "\n" }.joined()
        result += ".fi\n.RE\n"
      } else {
        result +=
          (isFirst && result.isEmpty ? "" : ".PP\n") + lines.map { escaped(String($0)) + "\n" }.joined()
      }
    }
    return result
  }
}
