import Foundation
import TestSupport

/// A page of the documentation, with the blocks of code that it shows.
///
/// A comment before a block says what the block is; those that matter here (`scripts/manual` knows more):
///
///     <!-- file: NAME -->       a whole scene, saved under that name
///     <!-- base: NAME -->       the same
///     <!-- run: COMMAND -->     shell that runs before the next block and is not shown
struct ManualPage {
  struct Block {
    var language = ""
    /// The first word of that comment; empty where there is none.
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

  /// README and the pages in `docs`.
  static let names: [String] = {
    let docs = (try? FileManager.default.contentsOfDirectory(atPath: SegueTool.repository + "/docs")) ?? []
    return ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
  }()
}
