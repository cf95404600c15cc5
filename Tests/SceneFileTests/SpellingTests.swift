import SceneFile
import TestSupport
import Testing

@testable import SceneFile

struct SpellingTests {
  @Test(arguments: [
    ("backgroud", "background"), ("lable", "label"), ("Label", "label"), ("colour", "color"),
    ("widht", "width"),
    ("fsp", "fps"), ("tmieline", "timeline"),
  ])
  func `a close name is suggested`(written: String, meant: String) {
    let known = ["background", "label", "color", "width", "fps", "timeline", "height"]
    #expect(Spelling.suggestion(for: written, among: known) == meant)
  }

  @Test(arguments: ["wibble", "xyz", "a", "", "to", "foreground", "colouration"])
  func `a far name is not`(written: String) {
    let known = ["background", "label", "color", "width", "fps", "id"]
    #expect(Spelling.suggestion(for: written, among: known) == nil)
  }

  @Test(arguments: [
    ("kitten", "sitting", 3), ("ab", "ba", 1), ("", "abc", 3), ("same", "same", 0), ("flaw", "lawn", 2),
  ])
  func `the distance counts edits and swaps`(a: String, b: String, distance: Int) {
    #expect(Spelling.distance(Array(a.unicodeScalars), Array(b.unicodeScalars)) == distance)
  }
}
