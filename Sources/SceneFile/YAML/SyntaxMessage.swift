internal import Motion

/// libyaml's words about a syntax error, in words for people who write scenes.
struct SyntaxMessage {
  let problem: String
  let context: String?
  let position: SourcePosition
  let contextPosition: SourcePosition

  var diagnostic: Diagnostic {
    let known = Self.known.first { problem.hasPrefix($0.problem) && (context ?? "").contains($0.context) }
    var notes: [Diagnostic.Note] = []
    if let context, contextPosition.line != position.line, context.hasPrefix("while") {
      notes.append(Diagnostic.Note(message: Self.begin(context), position: contextPosition))
    }
    // A quote that is never closed ends with the file; where it opens is what helps.
    let isUnclosed = problem.hasPrefix("found unexpected end of stream") && known != nil
    return Diagnostic(
      known?.message ?? problem, at: isUnclosed ? contextPosition : position, hint: known?.hint,
      notes: isUnclosed ? [] : notes)
  }

  private static func begin(_ context: String) -> String {
    let what = context.split(separator: " ").dropFirst(2).joined(separator: " ")
    return (what.isEmpty ? "it" : what) + " begins here"
  }

  private struct Known {
    let problem: String
    let context: String
    let message: String
    let hint: String?
  }

  private static let known: [Known] = [
    Known(
      problem: "found character that cannot start any token", context: "",
      message: "this character cannot begin a value",
      hint: "indent with spaces, not tabs; text that begins with @ or ` needs quotes"),
    Known(
      problem: "found a tab character", context: "", message: "a tab cannot indent",
      hint: "indent with spaces"),
    Known(
      problem: "mapping values are not allowed in this context", context: "",
      message: "a second \":\" is not allowed here",
      hint: "text that contains \": \" needs quotes; or the line is indented too far"),
    Known(
      problem: "did not find expected key", context: "block mapping", message: "a key was expected here",
      hint:
        "check the indentation; text after a closing quote, and text that begins with a quote, need quotes around all of it"
    ),
    Known(
      problem: "did not find expected '-' indicator", context: "",
      message: "a list item (\"- \") was expected here",
      hint: "items of one list are indented alike"),
    Known(
      problem: "could not find expected ':'", context: "", message: "this line has no \":\" after its key",
      hint: "every entry is written as key: value"),
    Known(
      problem: "did not find expected ',' or ']'", context: "", message: "a \",\" or \"]\" was expected here",
      hint: "a list that opens with [ is closed by ]"),
    Known(
      problem: "did not find expected ',' or '}'", context: "", message: "a \",\" or \"}\" was expected here",
      hint: "a map that opens with { is closed by }"),
    Known(
      problem: "found unexpected end of stream", context: "quoted scalar",
      message: "the quoted text is not closed",
      hint: nil),
    Known(
      problem: "found invalid Unicode character escape code", context: "",
      message: "half of a surrogate pair is not a character",
      hint: "write the character itself, or both halves as in \\ud83d\\ude00"),
    Known(
      problem: "found unknown escape character", context: "", message: "unknown escape in double quotes",
      hint: "write \\\\ for a backslash, or use single quotes"),
    Known(
      problem: "block sequence entries are not allowed", context: "",
      message: "a list cannot begin on the line of its key", hint: "put the first \"- \" on a line of its own"
    ),
    Known(
      problem: "did not find expected node content", context: "", message: "a value was expected here",
      hint: nil),
  ]
}
