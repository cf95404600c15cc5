import Foundation
import TestSupport

/// A page of the documentation, with the blocks of code that it shows.
///
/// A comment before a block says what the block is:
///
///     <!-- file: NAME -->       a whole scene, saved under that name
///     <!-- base: NAME -->       the same; fragments of the whole manual are put into this scene
///     <!-- fragment -->         keys of the top level, in place of those of the base
///     <!-- fragment: SLOT -->   goes where `ManualFragment.slots` says
///     <!-- run: COMMAND -->     shell that runs before the next block and is not shown
struct ManualPage {
  struct Block {
    var language = ""
    /// `file`, `base`, `fragment`, or empty where no comment says it.
    var role = ""
    /// What follows the role.
    var argument = ""
    /// Shell to run before it.
    var preparation: [String] = []
    var lines: [String] = []
    /// Counted from 1, of its first line of code.
    var line = 0

    var text: String { lines.joined(separator: "\n") + "\n" }
  }

  let name: String
  let text: String
  let blocks: [Block]

  init(_ name: String) throws {
    self.name = name
    text = String(decoding: try MediaFolder.read(SegueTool.repository + "/" + name), as: UTF8.self)
    var blocks: [Block] = []
    var open: Block?
    var next = Block()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      if let block = open, line == "```" {
        blocks.append(block)
        (open, next) = (nil, Block())
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("```") {
        next.language = String(line.dropFirst(3))
        next.line = index + 2
        open = next
      } else if line.hasPrefix("<!-- "), line.hasSuffix(" -->") {
        let parts = line.dropFirst(5).dropLast(4).split(separator: ":", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        let argument = parts.count > 1 ? parts[1] : ""
        if parts[0] == "run" {
          next.preparation.append(argument)
        } else {
          (next.role, next.argument) = (parts[0], argument)
        }
      }
    }
    self.blocks = blocks
  }

  /// README and the pages in `docs`, which name the base first.
  static let names: [String] = {
    let docs = (try? FileManager.default.contentsOfDirectory(atPath: SegueTool.repository + "/docs")) ?? []
    return ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
  }()

  /// The scene that fragments are put into.
  static func base() throws -> String {
    for name in names {
      if let block = try ManualPage(name).blocks.first(where: { $0.role == "base" }) { return block.text }
    }
    return ""
  }
}
