import Motion
import SceneFile
import TestSupport
import Testing

struct ColorGrammarTests {
  private func color(_ scalar: String, theme: String? = nil) throws -> Color? {
    let text = "screens: {main: {}}\ntimeline: [hold: 1]\ncanvas: {background: \(scalar)}"
    return try Outcome(text, SceneOptions(theme: theme)).scene?.canvas.background
  }

  @Test(
    arguments: [
      ("\"#FF8000\"", 255, 128, 0, 1.0), ("\"#f80\"", 255, 136, 0, 1),
      ("\"#FF800080\"", 255, 128, 0, 128.0 / 255),
      ("red", 255, 0, 0, 1), ("RebeccaPurple", 102, 51, 153, 1), ("gray", 128, 128, 128, 1),
      ("lightgoldenrodyellow", 250, 250, 210, 1), ("rgb(0, 128, 255)", 0, 128, 255, 1),
      ("\"rgb(100%, 0%, 50%)\"", 255, 0, 127.5, 1), ("rgba(1, 2, 3, 0.5)", 1, 2, 3, 0.5),
      ("rgba(1,2,3,50%)", 1, 2, 3, 0.5), ("transparent", 0, 0, 0, 0), ("systemBlue", 0, 122, 255, 1),
      ("systemBackground", 255, 255, 255, 1), ("secondaryLabel", 60, 60, 67, 0.6),
    ] as [(String, Double, Double, Double, Double)])
  func `a colour has these components`(
    scalar: String, red: Double, green: Double, blue: Double, alpha: Double
  ) throws {
    let color = try #require(try color(scalar))
    let expected = [red / 255, green / 255, blue / 255, alpha]
    for (value, wanted) in zip([color.red, color.green, color.blue, color.alpha], expected) {
      #expect(abs(value - wanted) < 1e-12)
    }
  }

  @Test func `system colours follow the theme`() throws {
    #expect(try color("systemBackground", theme: "dark") == .black)
    #expect(try color("systemBlue", theme: "dark") == Color(hex: 0x0A84FF))
  }

  @Test func `CSS has 148 names and UIKit's colours have two looks`() {
    #expect(Color.css.count == 148)
    #expect(Set(SystemColor.all.map(\.name)).count == SystemColor.all.count)
    #expect(SystemColor.named("label")?.color(in: .dark) == .white)
  }

  @Test func `a gradient has colours and an angle`() throws {
    let outcome = try Outcome(
      SceneText.views("- box: {gradient: [red, \"#00FF00\"], angle: 90}\n  frame: [0, 0, 1, 1]"))
    #expect(
      outcome.views.first?.background
        == .gradient(colors: [Color(hex: 0xFF0000), Color(hex: 0x00FF00)], angle: 90))
  }

  @Test func `a variable may name another variable`() throws {
    let text = """
      themes:
        light: {paper: white, ink: $paper, deep: $ink}
        dark: {paper: black, ink: $paper, deep: $ink}
      canvas: {background: $deep}
      screens: {main: {}}
      timeline: [hold: 1]
      """
    #expect(try Outcome(text).scene?.canvas.background == .white)
    #expect(try Outcome(text, SceneOptions(theme: "dark")).scene?.canvas.background == .black)
    let missing = try Outcome(text, SceneOptions(theme: "drak"))
    #expect(missing.exitCode == 65)
    #expect(missing.diagnostics.first?.suggestion == "dark")
  }
}
