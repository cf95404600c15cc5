import Foundation
import TestSupport
import Testing

/// What the documentation shows is run: scenes are checked, `segue` commands must succeed, and shown sessions must
/// print what is shown.
///
/// In the Markdown, `<!-- file: NAME -->` before a YAML block says what the block is saved as.
@Suite struct DocumentationTests {
  static let pages: [String] = {
    let root = SegueTool.repository
    let docs = (try? FileManager.default.contentsOfDirectory(atPath: root + "/docs")) ?? []
    return ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
  }()

  struct Block {
    var language = ""
    var name: String?
    var lines: [String] = []
  }

  private func blocks(_ page: String) throws -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    var name: String?
    let text = String(decoding: try MediaFolder.read(SegueTool.repository + "/" + page), as: UTF8.self)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let block = open, line == "```" {
        blocks.append(block)
        (open, name) = (nil, nil)
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), name: name)
      } else if line.hasPrefix("<!-- file: ") {
        name = String(line.dropFirst(11).dropLast(4))
      }
    }
    return blocks
  }

  @Test(arguments: pages)
  func `a page's scenes and commands work`(page: String) throws {
    let tool = try SegueTool()
    for folder in ["pictures", "icons"] {
      #expect(try tool.shell("cp -r '\(SegueTool.repository)/Scenes/\(folder)' .").code == 0)
    }
    for block in try blocks(page) {
      switch block.language {
      case "yaml" where block.name != nil:
        try tool.write(block.lines.joined(separator: "\n") + "\n", to: block.name ?? "")
        let result = try tool.run(["check", block.name ?? ""])
        #expect(result.code == 0, "\(page): \(result.errors)")
      case "sh":
        for line in block.lines where line.hasPrefix("segue ") {
          let result = try tool.shell(line)
          #expect(result.code == 0, "\(page): \(line): \(result.errors)")
        }
      default: break
      }
    }
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
