import SceneFile
import TestSupport
import Testing

/// Scenes with pieces cut out, doubled and put in: read or refused, never a trap.
struct DamageTests {
  private static let pieces = [
    "nan", "-1", "1e308", "[", "{", "}", "]", "*a", "&a ", "<<: ", "\"", "'", "\n", ": ", "%", "$x", "{{a}}",
    "9223372036854775808", "null", "#", "(", ")", "\t", "\\ud83d\\ude00", "😀", "source.", "labels", "spring(",
    "\u{0}", "\r",
    "\u{2028}", "- ", "/", "..",
  ].map { Array($0.utf8) }

  /// A fixed sequence (Knuth's constants), so that a failure comes again.
  private struct Sequence {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
  }

  @Test(arguments: 1...8)
  func `a damaged scene is read or refused`(seed: Int) throws {
    let wrong = WrongSceneTests.folder
    let valid = String(wrong.dropLast("Wrong".count)) + "Valid/"
    var sources = try ["gallery.yaml", "shared.yaml"].map { try MediaFolder.read(valid + $0) }
    sources += try WrongSceneTests.names.filter { $0.count % 8 == seed - 1 }.map {
      try MediaFolder.read(wrong + "/" + $0)
    }
    var random = Sequence(state: UInt64(seed))
    let folder = try SceneFolder()
    for _ in 0..<150 {
      var bytes = sources[random.next(below: 3) == 0 ? random.next(below: sources.count) : 0]
      for _ in 0...random.next(below: 5) { damage(&bytes, &random) }
      try folder.write("scene.yaml", bytes)
      let outcome = folder.load()
      #expect([0, 65, 66].contains(outcome.exitCode))
      _ = outcome.diagnostics.rendered(in: outcome.sources)
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout Sequence) {
    let place = random.next(below: bytes.count + 1)
    switch random.next(below: 4) {
    case 0:
      bytes.insert(contentsOf: Self.pieces[random.next(below: Self.pieces.count)], at: place)
    case 1:
      bytes.removeSubrange(place..<min(place + 1 + random.next(below: 20), bytes.count))
    case 2 where place < bytes.count:
      bytes[place] = UInt8(random.next(below: 256))
    default:
      let start = random.next(below: bytes.count + 1)
      bytes.insert(contentsOf: bytes[start..<min(start + 40, bytes.count)], at: place)
    }
  }
}
