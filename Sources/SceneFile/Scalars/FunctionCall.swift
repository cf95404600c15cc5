/// `name(argument, label: argument)`, as curves and colours are written.
struct FunctionCall {
  struct Argument {
    var label: String?
    var text: String
  }

  let name: String
  let arguments: [Argument]

  /// nil where the text is not of this form.
  init?(_ text: String) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    name = FunctionCall.trimmed(text[..<open])
    let inside = text[text.index(after: open)...].dropLast()
    guard !inside.contains("("), !inside.contains(")") else { return nil }
    if FunctionCall.trimmed(inside).isEmpty {
      arguments = []
      return
    }
    arguments = inside.split(separator: ",", omittingEmptySubsequences: false).map { part in
      guard let colon = part.firstIndex(of: ":") else {
        return Argument(label: nil, text: FunctionCall.trimmed(part))
      }
      return Argument(
        label: FunctionCall.trimmed(part[..<colon]),
        text: FunctionCall.trimmed(part[part.index(after: colon)...]))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
