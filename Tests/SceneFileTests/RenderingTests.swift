import Motion
import SceneFile
import TestSupport
import Testing

/// What a diagnostic looks like on a terminal.
struct RenderingTests {
  private func rendered(_ line: String, column: Int, length: Int = 1, message: String = "wrong") -> [String] {
    let source = SourceFile(path: "a.yaml", text: line)
    let diagnostic = Diagnostic(message, at: SourcePosition(line: 1, column: column), length: length)
    return diagnostic.rendered(in: [source]).split(separator: "\n").map(String.init)
  }

  @Test func `the line stands below the message and carets below its fault`() {
    #expect(
      rendered("fps: fast", column: 6, length: 4) == ["a.yaml:1:6: error: wrong", "fps: fast", "     ^^^^"])
  }

  @Test func `a suggestion and a hint follow`() throws {
    let outcome = try Outcome("titel: A\nscreens: {main: {}}\ntimeline: [hold: 1]\nfps: 0x10")
    let text = outcome.diagnostics.rendered(in: outcome.sources)
    #expect(text.contains("titel: A\n^^^^^\nhint: did you mean \"title\"?\n"))
    #expect(text.contains("hint: numbers are decimal\n"))
  }

  @Test func `tabs stay in both lines`() {
    #expect(rendered("a:\tbad", column: 4, length: 3)[1...] == ["a:\tbad", "  \t^^^"])
  }

  @Test func `wide characters take two columns`() {
    #expect(rendered("日本: bad", column: 5, length: 3)[2] == "      ^^^")
    #expect(rendered("e\u{301}: x", column: 5)[2] == "   ^")
  }

  @Test func `control characters are shown and not obeyed`() {
    #expect(
      rendered("a\u{1B}[2Jb", column: 6, message: "no \u{1B}[31m") == [
        "a.yaml:1:6: error: no \\u{1b}[31m", "a\\u{1b}[2Jb", "          ^",
      ])
    #expect(rendered("a\u{202E}b", column: 3)[1] == "a\\u{202e}b")
  }

  @Test func `a long line is cut around the fault`() throws {
    let line = String(repeating: "x", count: 5000) + "!" + String(repeating: "y", count: 5000)
    let lines = rendered(line, column: 5001)
    #expect(lines[1].count <= 122)
    let caret = try #require(lines[2].firstIndex(of: "^"))
    #expect(Array(lines[1])[lines[2].distance(from: lines[2].startIndex, to: caret)] == "!")
  }

  @Test func `a fault at the end of a line has its caret behind it`() {
    #expect(rendered("abc", column: 4) == ["a.yaml:1:4: error: wrong", "abc", "   ^"])
    #expect(rendered("abc", column: 400) == ["a.yaml:1:400: error: wrong", "abc", "   ^"])
  }

  @Test func `colours are used only when asked for`() {
    let source = SourceFile(path: "a.yaml", text: "abc")
    let diagnostic = Diagnostic("wrong", severity: .warning, at: SourcePosition(line: 1, column: 1))
    #expect(diagnostic.rendered(in: [source], colour: true).contains("\u{1B}[1;33mwarning:"))
    #expect(!diagnostic.rendered(in: [source]).contains("\u{1B}"))
  }

  @Test func `a fault in a component names where it is used`() throws {
    let outcome = try Outcome(
      "components: {c: {views: [{label: A, alpha: 2}]}}\nscreens: {main: {views: [{use: c}]}}\ntimeline: [hold: 1]\n"
    )
    let text = outcome.diagnostics.rendered(in: outcome.sources)
    #expect(text.contains("scene.yaml:1:44: error: `alpha` must lie in 0…1, not be 2\n"))
    #expect(text.contains("scene.yaml:2:32: note: in the component \"c\" used here\n"))
  }
}
