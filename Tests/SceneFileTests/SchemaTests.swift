import Foundation
import SceneFile
import TestSupport
import Testing

/// The schema against a validator that is not ours: Python's `jsonschema`, which also holds the schema itself against
/// the meta-schema of its draft.
@Suite struct SchemaTests {
  private static let repository = SegueTool.repository

  /// Paths below a folder of the repository that end in `.yaml`.
  private static func scenes(_ folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: repository + "/" + folder)
    let names = (paths?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".yaml") }
    return names.sorted().map { repository + "/" + folder + "/" + $0 }
  }

  /// What the validator says of each scene: "ok", or where and what.
  private static func verdicts(_ scenes: [String]) throws -> [(path: String, isRight: Bool, words: String)] {
    let tool = try SegueTool()
    try tool.write(String(decoding: try tool.run(["schema"]).output, as: UTF8.self), to: "schema.json")
    try tool.write(scenes.joined(separator: "\n"), to: "scenes.txt")
    let result = try tool.shell("xargs '\(repository)/scripts/validate-scenes' schema.json < scenes.txt")
    try #require(result.errors.isEmpty, "\(result.errors)")
    return result.text.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      return (parts[0], parts[1] == "ok", parts[1])
    }
  }

  @Test func `every scene in the repository fits the schema`() throws {
    // A file that is included is no scene: it is called `shared.yaml`, or begins with `_`.
    let folders = ["Scenes", "docs", "Tests/SceneFileTests/Fixtures/Valid"]
    let scenes = folders.flatMap(Self.scenes).filter { !$0.hasSuffix("/shared.yaml") && !$0.contains("/_") }
    #expect(scenes.count >= 10)
    let verdicts = try Self.verdicts(scenes)
    #expect(verdicts.count == scenes.count)
    for verdict in verdicts { #expect(verdict.isRight, "\(verdict.path): \(verdict.words)") }
  }

  @Test func `every scene that the manual shows fits the schema`() throws {
    let tool = try SegueTool()
    try #require(try tool.shell("'\(Self.repository)/scripts/manual' scenes .").code == 0)
    let scenes = try MediaFolder.names(in: tool.folder.root).filter { $0.hasSuffix(".yaml") }
    #expect(scenes.count >= 30)
    for verdict in try Self.verdicts(scenes.map { tool.folder.path($0) }) {
      #expect(verdict.isRight, "\(verdict.path): \(verdict.words)")
    }
  }

  /// `WrongSceneTests` sees to it that the reader rejects all of them.
  @Test func `wrong scenes do not fit it, where a schema can see what is wrong`() throws {
    let scenes = Self.scenes("Tests/SceneFileTests/Fixtures/Wrong")
    let verdicts = try Self.verdicts(scenes)
    let rejected = verdicts.filter { !$0.isRight && !$0.words.hasPrefix("yaml") }
    #expect(rejected.count >= 50)
    for verdict in verdicts where verdict.isRight {
      let text = String(decoding: try MediaFolder.read(verdict.path), as: UTF8.self)
      #expect(!text.contains(/# expect: .* has no key "/), "\(verdict.path) has a key that the schema takes")
    }
  }
}
