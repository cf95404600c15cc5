import Encoding
import TestSupport
import Testing

/// A file that is no shared object stands in for an FFmpeg that is not installed.
@Suite struct MissingFFmpegTests {
  private let tool: SegueTool
  private let environment: [String: String]

  init() throws {
    tool = try SegueTool()
    for (library, version) in MediaCapabilities.versions {
      let major = version.prefix { $0 != "." }
      try tool.write("not a shared object", to: "\(library).so.\(major)")
    }
    environment = ["LD_LIBRARY_PATH": tool.folder.root]
    try tool.write(
      """
      canvas: {size: [40, 30]}
      screens: {only: {background: red, views: [{label: Hello, frame: [0, 0, 40, 20]}]}}
      timeline: [hold: 0.1]
      """, to: "scene.yaml")
  }

  @Test(arguments: [
    ["--version"], ["help", "render"], ["list", "transitions"], ["schema"], ["check", "scene.yaml"],
  ])
  func `what encodes nothing needs no FFmpeg`(arguments: [String]) throws {
    let result = try tool.run(arguments, environment: environment)
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(!result.output.isEmpty)
  }

  @Test(arguments: ["film.mp4", "film.gif", "film.webm", "film.webp"])
  func `a film says what is missing, and leaves nothing behind`(name: String) throws {
    let before = try tool.folder.names()
    let result = try tool.run(["render", "scene.yaml", "-o", name], environment: environment)
    #expect(result.code == 69)
    #expect(result.errors.contains("FFmpeg's libav"))
    #expect(result.errors.contains("install FFmpeg's libraries"))
    #expect(try tool.folder.names() == before)
  }
}
