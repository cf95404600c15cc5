import Glibc
import Motion
import TestSupport
import Testing

@testable import Drawing

/// Pictures that were looked at once and must stay as they are.
///
/// A picture that differs is written to `$GOLDEN_FAILURES` (the folder `/tmp` without it) as
/// expected | difference | actual. A new one is accepted by copying the actual picture into `Golden`.
struct GoldenTests {
  @Test(arguments: GoldenScene.all)
  func `a golden scene looks as it did`(scene: GoldenScene) throws {
    let actual = try scene.draw()
    let folder = String(#filePath.prefix(upTo: #filePath.lastIndex(of: "/") ?? #filePath.endIndex))
    let path = "\(folder)/Golden"
    let failures = getenv("GOLDEN_FAILURES").map { String(cString: $0) } ?? "/tmp"
    guard let expected = try GoldenPNG.read("\(path)/\(scene.name).png") else {
      _ = GoldenPNG.write(actual, to: "\(failures)/\(scene.name).png")
      Issue.record("no golden picture \(scene.name).png; what was drawn is in \(failures)")
      return
    }
    guard !actual.matches(expected) else { return }
    _ = GoldenPNG.write(actual.comparison(with: expected), to: "\(failures)/\(scene.name)-comparison.png")
    Issue.record("\(scene.name) differs: see \(failures)/\(scene.name)-comparison.png")
  }
}
