import TestSupport
import Testing

@Suite struct FontWarningTests {
  private func tool(_ view: String) throws -> SegueTool {
    let tool = try SegueTool()
    try tool.write(
      SegueTool.scene.replacing("{box: white, id: dot,", with: "{\(view), id: dot,"), to: "scene.yaml")
    return tool
  }

  @Test(arguments: ["label: Hello", "button: Hello"])
  func `a font that is not installed is a warning at its place, and 69 where it must be`(kind: String) throws
  {
    let tool = try tool("\(kind), font: {family: NoSuchFontXYZ}")
    let line = try #require(try tool.line(containing: "NoSuchFontXYZ"))
    let loose = try tool.run(["render", "scene.yaml", "-o", "a.gif"])
    #expect(loose.code == 0)
    #expect(
      loose.errors.hasPrefix("scene.yaml:\(line.number):\(line.column): warning: the font \"NoSuchFontXYZ\""))
    #expect(loose.errors.contains("is drawn instead"))
    #expect(try tool.run(["check", "scene.yaml", "-q"]).errors == "")
    let strict = try tool.run(["render", "scene.yaml", "-o", "b.gif", "--strict-fonts"])
    #expect(strict.code == 69)
    #expect(
      strict.errors.hasPrefix("scene.yaml:\(line.number):\(line.column): error: the font \"NoSuchFontXYZ\""))
    #expect(try tool.folder.names() == ["a.gif", "scene.yaml"])
  }

  @Test func `a character that no font has is named with its text`() throws {
    // U+10FFFD is for private use: no font of a distribution has it.
    let tool = try tool("label: \"a\\U0010FFFDb\"")
    let loose = try tool.run(["check", "scene.yaml"])
    #expect(loose.code == 0)
    #expect(loose.errors.contains("warning: no installed font can draw U+10FFFD of \"a"))
    #expect(try tool.run(["check", "scene.yaml", "--strict-fonts"]).code == 69)
  }

  @Test func `without any font there is a warning`() throws {
    let tool = try tool("label: Hello")
    try tool.write("<?xml version=\"1.0\"?><fontconfig></fontconfig>", to: "none.conf")
    let result = try tool.run(
      ["check", "scene.yaml"], environment: ["FONTCONFIG_FILE": tool.folder.path("none.conf")])
    #expect(result.code == 0)
    #expect(result.errors.contains("no installed font can draw U+0048, U+0065, U+006C, U+006F of \"Hello\""))
  }
}

extension SegueTool {
  /// Where a text stands in the tool's scene, counted from 1.
  fileprivate func line(containing text: String) throws -> (number: Int, column: Int)? {
    let lines = String(decoding: try read("scene.yaml"), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.contains(text) }),
      let range = lines[index].firstRange(of: text)
    else { return nil }
    return (index + 1, lines[index].distance(from: lines[index].startIndex, to: range.lowerBound) + 1)
  }
}
