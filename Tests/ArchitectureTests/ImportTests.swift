import Foundation
import Testing

/// The package manager lets an undeclared import through; these tests do not.
@Suite struct ImportTests {
  /// What each target may import besides the standard library.
  static let allowed: [String: Set<String>] = [
    "Motion": [],
    "Locking": ["Glibc"],
    "SceneFile": ["Motion", "CYAML", "Glibc"],
    "Storyboard": ["Motion", "CXML", "Glibc"],
    "Drawing": ["Motion", "Locking", "CCairo", "CPango", "CRSVG", "Glibc", "Dispatch"],
    "Encoding": ["Motion", "Locking", "CFFmpeg", "Glibc", "Dispatch"],
    "Pipeline": ["Motion", "Locking", "Drawing", "Encoding", "Dispatch", "Synchronization", "Glibc"],
    "Command": [
      "Motion", "SceneFile", "Storyboard", "Drawing", "Encoding", "Pipeline", "Dispatch", "Glibc", "Locking",
    ],
    "segue": ["Command", "Glibc"],
  ]

  /// The one file of `Motion` that may use the C library: for exp, log, sin, cos and pow.
  static let elementary = "Sources/Motion/Timing/Elementary.swift"

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let sources: [String] = {
    let folder = root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { "Sources/" + $0 }.sorted()
  }()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  private func imports(_ path: String) throws -> [String] {
    try text(path).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      // Before the word stand at most an access level and an attribute, and the line is not part of a text.
      guard !line.hasPrefix(" "), let index = words.firstIndex(of: "import"), index <= 2,
        !line.hasPrefix("//")
      else { return nil }
      return words.count > index + 1 ? String(words[index + 1]) : nil
    }
  }

  @Test func `arrows point down only`() throws {
    #expect(Self.sources.count > 50)
    for path in Self.sources where path != Self.elementary {
      let target = String(path.split(separator: "/")[1])
      let allowed = try #require(Self.allowed[target], "\(target) is not in the table")
      for name in try imports(path) {
        #expect(allowed.contains(name), "\(path) imports \(name)")
      }
    }
  }

  @Test func `one file of Motion alone uses the C library`() throws {
    #expect(try imports(Self.elementary) == ["Glibc"])
  }

  @Test func `files stay below 250 lines and folders do not nest twice`() throws {
    for path in Self.sources {
      let lines = try text(path).split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 251, "\(path) has \(lines) lines")
      #expect(path.split(separator: "/").count <= 4, "\(path) is nested too deep")
    }
  }

  @Test func `nothing that traps on purpose is left in the sources`() throws {
    for path in Self.sources {
      let text = try text(path)
      for word in ["try!", "as!", "fatalError(", "TODO", "FIXME"] {
        #expect(!text.contains(word), "\(path) contains \(word)")
      }
    }
  }
}
