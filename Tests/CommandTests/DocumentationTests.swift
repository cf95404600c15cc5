import Foundation
import TestSupport
import Testing

/// What the documentation shows is run: scenes and parts of scenes are checked, `segue` commands must succeed, and
/// shown sessions must print what is shown. `ManualPage` says how a page marks its blocks.
@Suite struct DocumentationTests {
  @Test(arguments: ManualPage.names)
  func `a page's scenes and commands work`(page: String) throws {
    let tool = try SegueTool()
    for folder in ["pictures", "icons", "storyboard"] {
      #expect(try tool.shell("cp -r '\(SegueTool.repository)/Scenes/\(folder)' .").code == 0)
    }
    for block in try ManualPage(page).blocks {
      for command in block.preparation {
        #expect(try tool.shell(command).code == 0, "\(page):\(block.line): \(command)")
      }
      switch block.language {
      case "yaml" where ["file", "base"].contains(block.role):
        try tool.write(block.text, to: block.argument)
        let result = try tool.run(["check", block.argument])
        #expect(result.code == 0, "\(page):\(block.line): \(result.errors)")
      case "sh":
        for line in block.lines where line.hasPrefix("segue ") {
          let result = try tool.shell(line)
          #expect(result.code == 0, "\(page):\(block.line): \(line): \(result.errors)")
        }
      case "console": try check(session: block, of: page, tool)
      default: break
      }
    }
  }

  /// A line that begins with `$ ` is a command; the lines after it are all that the command prints.
  private func check(session block: ManualPage.Block, of page: String, _ tool: SegueTool) throws {
    var commands: [(line: String, shown: [String])] = []
    for line in block.lines {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), []))
      } else {
        try #require(!commands.isEmpty, "\(page):\(block.line): a session begins with a command")
        commands[commands.count - 1].shown.append(line)
      }
    }
    for command in commands {
      let result = try tool.shell(command.line + " 2>&1")
      let printed = result.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(printed.dropLast() == command.shown[...], "\(page):\(block.line): \(command.line)")
    }
  }

  /// `scripts/manual` makes whole scenes of the parts that the pages show.
  @Test func `every scene and part of a scene in the manual is right`() throws {
    let tool = try SegueTool()
    let script = SegueTool.repository + "/scripts/manual"
    let extraction = try tool.shell("'\(script)' scenes scenes && ls scenes/*.yaml")
    try #require(extraction.code == 0, "\(extraction.errors)")
    let names = extraction.text.split(separator: "\n").map(String.init)
    #expect(names.count >= 30)
    let result = try tool.run(["check"] + names)
    #expect(result.code == 0, "\(result.errors)")
    #expect(!result.errors.contains("warning"), "\(result.errors)")
  }

  @Test func `the manual's pictures are what the program draws`() throws {
    let tool = try SegueTool()
    let result = try tool.shell(
      "'\(SegueTool.repository)/scripts/manual' check '\(SegueTool.executable)'")
    #expect(result.code == 0, "\(result.text)\(result.errors)")
  }

  @Test func `the command reference says what the program says`() throws {
    let page = try MediaFolder.read(SegueTool.repository + "/docs/commands.md")
    let result = try SegueTool().run(["help", "--markdown"])
    #expect(result.code == 0)
    #expect(page == result.output, "a command has changed: run `make reference`")
  }

  @Test func `scenes in the repository are rendered`() throws {
    let tool = try SegueTool()
    let scenes = try MediaFolder.names(in: SegueTool.repository + "/Scenes").filter { $0.hasSuffix(".yaml") }
    #expect(scenes.count >= 6)
    for scene in scenes {
      let result = try tool.run(
        [
          "render", SegueTool.repository + "/Scenes/" + scene, "-o", scene + ".mp4", "--scale", "0.5",
          "--fps", "10",
        ])
      #expect(result.code == 0, "\(scene): \(result.errors)")
    }
  }
}
