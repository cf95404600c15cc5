/// The path of an image sequence: exactly one `%d` or `%0Nd` (N 1…9) in the file's name; `%%` is a percent sign.
package struct FramePattern: Hashable, Sendable {
  private let before: String
  private let after: String
  private let digits: Int

  package init(_ path: String) throws(OutputError) {
    var parts = [""]
    var digits = 0
    var rest = path[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        parts[parts.count - 1].append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        parts[parts.count - 1].append("%")
        continue
      }
      guard let width = FramePattern.width(&rest) else { throw .badPattern(path: path) }
      digits = width
      parts.append("")
    }
    // A number in a folder's name would scatter the frames.
    guard parts.count == 2, !parts[1].contains("/") else { throw .badPattern(path: path) }
    (before, after) = (parts[0], parts[1])
    self.digits = digits
  }

  /// `number` counts from 1.
  package func path(_ number: Int) -> String {
    let text = String(number)
    return before + String(repeating: "0", count: max(0, digits - text.count)) + text + after
  }

  private static func width(_ rest: inout Substring) -> Int? {
    var width = 1
    if rest.first == "0" {
      rest.removeFirst()
      guard let digit = rest.popFirst(), digit.isASCII, let number = digit.wholeNumberValue, number > 0 else {
        return nil
      }
      width = number
    }
    return rest.popFirst() == "d" ? width : nil
  }
}
