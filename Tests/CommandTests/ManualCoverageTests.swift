import Foundation
import TestSupport
import Testing

/// Nothing that a scene can say is missing from the manual.
@Suite struct ManualCoverageTests {
  private static func page(_ name: String) throws -> String { try ManualPage("docs/" + name).text }

  /// The first word of every line that `segue list` prints.
  private static func listed(_ list: String) throws -> [String] {
    let result = try SegueTool().run(["list", list])
    return result.text.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  /// Definitions of the schema by name.
  private static func definitions() throws -> [String: [String: Any]] {
    let output = try SegueTool().run(["schema"]).output
    let schema = try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any]
    return (schema?["$defs"] as? [String: [String: Any]]) ?? [:]
  }

  @Test func `every key is explained`() throws {
    let manual = try ManualPage.names.map { try ManualPage($0).text }.joined()
    let definitions = try Self.definitions()
    #expect(definitions.count > 40)
    let keys = Set(definitions.values.flatMap { ($0["properties"] as? [String: Any] ?? [:]).keys })
    let missing = keys.subtracting(["$schema"]).filter { key in
      // As code, or as a heading of its own.
      !manual.contains("`\(key)`") && !manual.contains("# \(key)\n")
    }
    #expect(missing.sorted() == [])
  }

  @Test func `every kind of view and every control has its section and its picture`() throws {
    let pages = try Self.page("views.md") + Self.page("controls.md")
    let kinds = try Self.definitions().keys.filter { $0.hasPrefix("view-") }.map { $0.dropFirst(5) }
    #expect(kinds.count >= 21)
    for kind in kinds { #expect(pages.contains("\n## \(kind)\n"), "\(kind)") }
  }

  @Test func `every transition has its section and its clip`() throws {
    let page = try Self.page("transitions.md")
    for name in try Self.listed("transitions") {
      #expect(page.contains("\n### \(name)\n"), "\(name)")
      #expect(page.contains("\"images/transitions/\(name).gif\""), "\(name)")
    }
  }

  @Test func `every parameter of a transition is in its section`() throws {
    let sections = try Self.page("transitions.md").split(separator: "\n### ")
    let definitions = try Self.definitions().filter { $0.key.hasPrefix("transition-") }
    #expect(definitions.count >= 12)
    for (name, definition) in definitions {
      let section = sections.first { $0.hasPrefix(name.dropFirst("transition-".count) + "\n") } ?? ""
      for key in (definition["properties"] as? [String: Any] ?? [:]).keys where key != "$schema" {
        #expect(section.contains("| `\(key)` |"), "\(key) of \(name)")
      }
    }
  }

  @Test func `every curve has its graph`() throws {
    let page = try Self.page("curves.md")
    for name in try Self.listed("curves") where !name.contains("(") {
      #expect(page.contains("images/curves/\(name).png"), "\(name)")
    }
  }

  @Test func `every format is listed`() throws {
    let page = try Self.page("formats.md")
    for name in try Self.listed("formats") { #expect(page.contains("| `\(name)` |"), "\(name)") }
  }

  @Test func `pictures are small`() throws {
    let folder = SegueTool.repository + "/docs/images/"
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    var total = 0
    for name in names where name.contains(".") {
      let size = try MediaFolder.read(folder + name).count
      #expect(size <= (name.hasSuffix(".gif") ? 150_000 : 60_000), "\(name)")
      total += size
    }
    #expect(total < 6_000_000)
  }
}
