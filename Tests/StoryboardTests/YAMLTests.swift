import Testing

@testable import Storyboard

struct YAMLTests {
  /// Texts, and whether they mean themselves without quotes in every YAML version.
  @Test(arguments: [
    ("Go To Second View", true), ("no", false), ("Yes", false), ("null", false), ("~", false), ("", false),
    ("12", false), ("1e3", false), ("0x1F", false), ("1:30", false), (".5", false), ("- item", false),
    ("a: b", false), ("a:b", true), ("end:", false), ("a #b", false), ("a#b", true), ("#ff0000", false),
    ("[x]", false), ("{x}", false), ("a, b", false), (" a", false), ("a ", false), ("\"a\"", false),
    ("it's", true),
    ("'a'", false), ("&a", false), ("*a", false), ("!a", false), ("%a", false), ("@a", false), ("`a`", false),
    ("a\nb", false), ("a\\b", false), ("Übung", true), ("日本", true), ("off", false), ("Item\u{2028}", false),
    ("=", false), ("<<", false), ("?", false), ("|", false), (">", false), ("inf", false),
  ])
  func `text is quoted where YAML would take it for something else`(text: String, isPlain: Bool) {
    let written = YAMLScalar.text(text)
    #expect((written == text) == isPlain)
    if !isPlain { #expect(written.first == "\"" && written.last == "\"") }
  }

  @Test(arguments: [
    (0.0, "0"), (-0.001, "0"), (1, "1"), (-1.5, "-1.5"), (0.005, "0.01"), (374.999, "375"),
    (12.3456, "12.35"),
    (.nan, "0"), (.infinity, "0"), (1e300, "0"), (-0.25, "-0.25"),
  ])
  func `numbers have no exponent and no trailing zeros`(value: Double, text: String) {
    #expect(Decimal.text(value) == text)
  }

  @Test func `a map keeps its order, its comments and its shape`() {
    var inner = YAMLMap()
    inner.add("label", .text("Hi: there"), comments: ["guessed"])
    inner.add("frame", .numbers([1, 2.5, 3, 4]))
    var map = YAMLMap([("title", .text("no"))])
    map.add("views", .list([.map(inner), .text("x")]), comments: ["two\nlines"])
    map.add("empty", .list([]))
    map.add("group", .null)
    let expected = """
      title: "no"
      # two lines
      views:
        # guessed
        - label: "Hi: there"
          frame: [1, 2.5, 3, 4]
        - x
      empty: []
      group:

      """
    #expect(YAMLWriter.text(map) == expected)
  }
}
