import TestSupport
import Testing

/// Fontconfig complains when it starts and finds no configuration, so it is heard whether it was started.
@Suite struct LeanStartTests {
  private let tool: SegueTool

  init() throws {
    tool = try SegueTool()
    try tool.write(
      """
      canvas: {size: [40, 30]}
      screens: {only: {background: red, views: [{box: blue, frame: [0, 0, 40, 20]}]}}
      timeline: [hold: 0.02]
      """, to: "boxes.yaml")
    try tool.write(
      """
      canvas: {size: [40, 30]}
      screens: {only: {background: red, views: [{label: Hello, frame: [0, 0, 40, 20]}]}}
      timeline: [hold: 0.02]
      """, to: "text.yaml")
  }

  private func errors(_ arguments: [String]) throws -> String {
    try tool.run(arguments, environment: ["FONTCONFIG_FILE": tool.folder.path("none.conf")]).errors
  }

  @Test(arguments: ["film.mp4", "film.gif"])
  func `a film without text reads no fonts`(name: String) throws {
    #expect(try errors(["render", "boxes.yaml", "-o", name, "-q"]) == "")
    #expect(try tool.folder.names().contains(name))
  }

  @Test func `a picture without text reads no fonts`() throws {
    #expect(try errors(["frame", "boxes.yaml", "-o", "still.png", "-q"]) == "")
  }

  @Test func `a film with text does`() throws {
    #expect(try errors(["render", "text.yaml", "-o", "film.mp4", "-q"]).contains("Fontconfig"))
  }
}
