import Motion
import Testing

@testable import Drawing

struct FontTests {
  @Test func `a family that is not installed is reported with its substitute`() throws {
    let library = try FontLibrary()
    let report = library.report(on: "NoSuchFontXYZ")
    #expect(report.isSubstitute)
    #expect(report.matched != "NoSuchFontXYZ")
    #expect(!report.matched.isEmpty)
  }

  @Test func `families that are installed and generic names are no substitutes`() throws {
    let library = try FontLibrary()
    #expect(!library.report(on: "DejaVu Sans").isSubstitute)
    #expect(!library.report(on: "dejavu sans").isSubstitute)
    #expect(!library.report(on: "monospace").isSubstitute)
    #expect(library.report(on: library.defaultFamily).isSubstitute == false)
  }

  @Test func `a file that is no font is an error`() {
    #expect(throws: DrawingError.notAFont(path: "/etc/passwd")) { try FontLibrary(adding: ["/etc/passwd"]) }
    #expect(throws: DrawingError.notAFont(path: "/none.ttf")) { try FontLibrary(adding: ["/none.ttf"]) }
  }

  @Test func `characters without a glyph are named`() throws {
    let measurer = try TextMeasurer(FontLibrary())
    // U+10FFFD is a private use character, which no font has.
    #expect(measurer.missingCharacters(in: Text("a\u{10FFFD}b\u{10FFFD}")) == ["\u{10FFFD}"])
    #expect(measurer.missingCharacters(in: Text("plain")).isEmpty)
  }
}
