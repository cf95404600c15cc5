import Motion
import SceneFile
import TestSupport
import Testing

/// Walks `Fixtures/Wrong`: each file ends with comments that say what reading it must report first.
///
/// A scene that is read without a fault is resolved into a film, which has faults of its own.
///
///     # expect: 3:9 error: there is no screen "lst"
///     # hint: did you mean "list"?        (optional; `-` for none)
///     # exit: 66                          (optional; 65 if not said)
///     # count: 2                          (optional; how many diagnostics in all)
struct WrongSceneTests {
  static let folder = String(#filePath.dropLast("WrongSceneTests.swift".count)) + "Fixtures/Wrong"

  static let names = FixtureFolder.names(folder)

  @Test func `there are at least 120 wrong scenes`() {
    #expect(Self.names.count >= 120)
  }

  @Test(arguments: names)
  func `a wrong scene is reported at its place`(name: String) throws {
    let path = Self.folder + "/" + name
    let text = String(decoding: try MediaFolder.read(path), as: UTF8.self)
    let expected = Expectation(text)
    var outcome = Outcome(path: path)
    outcome.resolve()
    let first = try #require(outcome.diagnostics.first, "\(name) is read without a fault")
    let found = "\(first.position.line):\(first.position.column) \(first.severity.rawValue): \(first.message)"
    #expect(found == expected.message)
    #expect(outcome.exitCode == expected.exitCode)
    if let hint = expected.hint {
      let said = first.suggestion.map { "did you mean \"\($0)\"?" } ?? first.hint ?? "-"
      #expect(said == hint)
    }
    if let count = expected.count { #expect(outcome.diagnostics.count == count, "\(outcome.messages)") }
  }

  private struct Expectation {
    var message = ""
    var hint: String?
    var exitCode: Int32 = 65
    var count: Int?

    init(_ text: String) {
      for line in text.split(separator: "\n") {
        func value(_ key: String) -> String? {
          line.hasPrefix("# \(key): ") ? String(line.dropFirst(key.count + 4)) : nil
        }
        message = value("expect") ?? message
        hint = value("hint") ?? hint
        exitCode = value("exit").flatMap { Int32($0) } ?? exitCode
        count = value("count").flatMap { Int($0) } ?? count
      }
    }
  }
}
