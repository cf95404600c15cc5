import Motion
import SceneFile
import TestSupport
import Testing

/// Each limit holds at its value and is refused one past it.
struct LimitTests {
  private let rest = "screens: {main: {}}\ntimeline: [hold: 1]\n"

  @Test func `a scene may have this many bytes and no more`() throws {
    let padding = String(repeating: "#", count: Limits.sceneBytes - rest.utf8.count - 1) + "\n"
    #expect(try Outcome(rest + padding).exitCode == 0)
    let over = try Outcome(rest + "#" + padding)
    #expect(over.exitCode == 65)
    #expect(over.diagnostics.first?.message == "the scene is larger than 1 MiB")
  }

  @Test func `a scene may be nested this deep and no deeper`() throws {
    func nested(_ depth: Int) -> String {
      "x-a: " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "\n" + rest
    }
    // The map at the top is the first level.
    #expect(try Outcome(nested(Limits.depth - 1)).exitCode == 0)
    let over = try Outcome(nested(Limits.depth))
    #expect(over.messages == ["1:69 lists and maps are nested more than 64 deep"])
  }

  @Test(arguments: ["[", "- ", "? ", "{a: ", "a:\n"])
  func `endless nesting ends`(opening: String) throws {
    #expect(try Outcome(String(repeating: opening, count: 100_000)).exitCode == 65)
  }

  @Test func `aliases count as what they stand for`() throws {
    // Nine to the thirtieth values in 1.6 KB.
    var text = "x-0: &a0 [lol, lol]\n"
    for level in 1...30 {
      text +=
        "x-\(level): &a\(level) [" + (0..<9).map { _ in "*a\(level - 1)" }.joined(separator: ", ") + "]\n"
    }
    let outcome = try Outcome(text + rest)
    #expect(outcome.exitCode == 65)
    #expect(outcome.diagnostics.first?.message == "the scene has more than 100000 values, aliases expanded")
  }

  @Test func `a scene may have this many values and no more`() throws {
    // The map at the top, `x-a` and its list, `screens` with three more, `timeline` with four more.
    func values(_ count: Int) -> String { "x-a: [" + String(repeating: "1,", count: count) + "]\n" + rest }
    let own = 1 + 2 + 4 + 5
    #expect(try Outcome(values(Limits.nodes - own)).exitCode == 0)
    #expect(try Outcome(values(Limits.nodes - own + 1)).exitCode == 65)
  }

  @Test func `aliases nest as deep as what they stand for`() throws {
    var text = "x-0: &a0 [1]\n"
    for level in 1...70 { text += "x-\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(
      try Outcome(text + rest).diagnostics.first?.message == "lists and maps are nested more than 64 deep")
  }

  @Test func `components cannot unfold without end`() throws {
    var text = "components:\n  c0: {views: [{group: }]}\n"
    for level in 1...12 {
      text +=
        "  c\(level): {views: [" + (0..<9).map { _ in "{use: c\(level - 1)}" }.joined(separator: ", ")
        + "]}\n"
    }
    let outcome = try Outcome(text + "screens: {main: {views: [{use: c12}]}}\ntimeline: [hold: 1]\n")
    #expect(outcome.messages.contains { $0.hasSuffix("the scene has more than 10000 views") })
  }

  @Test func `text cannot double without end`() throws {
    var text = "components:\n  c0: {parameters: {t: a}, views: [{label: \"{{t}}\"}]}\n"
    for level in 1...40 {
      text +=
        "  c\(level): {parameters: {t: aaaa}, views: [{use: c\(level - 1), with: {t: \"{{t}}{{t}}{{t}}{{t}}\"}}]}\n"
    }
    let outcome = try Outcome(text + "screens: {main: {views: [{use: c40}]}}\ntimeline: [hold: 1]\n")
    #expect(outcome.exitCode == 65)
  }

  @Test(arguments: [(Limits.textLength, 0), (Limits.textLength + 1, 65)] as [(Int, Int32)])
  func `a text may be this long`(length: Int, code: Int32) throws {
    let outcome = try Outcome(SceneText.views("- label: " + String(repeating: "é", count: length)))
    #expect(outcome.exitCode == code)
  }

  @Test(arguments: [(Limits.views, 0), (Limits.views + 1, 65)] as [(Int, Int32)])
  func `screens may have this many views together`(count: Int, code: Int32) throws {
    let views = String(repeating: "{spacer: },", count: count)
    #expect(try Outcome("screens: {main: {views: [\(views)]}}\ntimeline: [hold: 1]").exitCode == code)
  }

  @Test(arguments: [(2048.0, 0), (2048.5, 65)] as [(Double, Int32)])
  func `a canvas may be this large in pixels`(side: Double, code: Int32) throws {
    #expect(try Outcome("canvas: {size: [\(side), 10], scale: 2}\n" + rest).exitCode == code)
  }

  @Test func `a scale from the command line is held to the canvas's limit`() throws {
    #expect(try Outcome(rest, SceneOptions(scale: 6)).exitCode == 0)
    #expect(try Outcome(rest, SceneOptions(scale: 7)).exitCode == 65)
  }

  @Test(arguments: [(1000.0, 0), (1000.5, 65)] as [(Double, Int32)])
  func `a font may be this large in pixels`(size: Double, code: Int32) throws {
    #expect(try Outcome(SceneText.views("- label: A\n  font: \(size)")).exitCode == code)
  }

  @Test(arguments: [(0, 0), (1, 65)] as [(Int, Int32)])
  func `an image file may have this many bytes`(excess: Int, code: Int32) throws {
    let folder = try SceneFolder(["scene.yaml": SceneText.views("- image: a.png")])
    let image = ImageBytes.png(width: 4, height: 4)
    let padding = [UInt8](repeating: 0, count: Limits.assetBytes + excess - image.count)
    try folder.write("a.png", image + padding)
    #expect(folder.load().exitCode == code)
  }

  @Test(
    arguments: [("240", 0), ("240.001", 65), ("250000/1043", 0), ("250001/1043", 65)] as [(String, Int32)])
  func `a frame rate may be this high and this fine`(rate: String, code: Int32) throws {
    #expect(try Outcome("fps: \(rate)\n" + rest).exitCode == code)
  }

  @Test func `at most twenty diagnostics are printed`() throws {
    let outcome = try Outcome((1...25).map { "wibble\($0): 1\n" }.joined() + rest)
    #expect(outcome.diagnostics.count == 25)
    let text = outcome.diagnostics.rendered(in: outcome.sources)
    #expect(text.split(separator: "\n").filter { $0.contains(" error: ") }.count == 20)
    #expect(text.hasSuffix("and 5 more\n"))
  }
}
