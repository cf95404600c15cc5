import Motion
import TestSupport
import Testing

@Suite struct JSONTests {
  private func read(_ text: String) throws -> JSON { try JSONReader.value(Array(text.utf8)) }

  @Test func `what is written is what Python reads, and the other way round`() throws {
    let folder = try MediaFolder()
    let value = JSON.object([
      ("plain", .string("a \"b\" \\ / \n\t\r \u{1}\u{7F}\u{2028} é 日 🇨🇭")), ("", .array([])),
      ("o", .object([])),
      (
        "list",
        .array([.int(-3), .number(0.1), .number(1e-7), .number(1e300), .number(4), .null, .bool(true)])
      ),
      ("deep", .array([.object([("z", .bool(false)), ("a", .array([.array([.int(0)])]))])])),
    ])
    try MediaFolder.write(Array(value.text.utf8), to: folder.path("ours.json"))
    let script = """
      import json, sys
      value = json.load(open(sys.argv[1]))
      assert list(value) == ["plain", "", "o", "list", "deep"] and list(value["deep"][0]) == ["z", "a"]
      assert value["plain"] == 'a "b" \\\\ / \\n\\t\\r \\x01\\x7f\\u2028 \\u00e9 \\u65e5 \\U0001f1e8\\U0001f1ed', value
      assert value["list"] == [-3, 0.1, 1e-7, 1e300, 4, None, True]
      assert value["deep"] == [{"z": False, "a": [[0]]}] and value["o"] == {} and value[""] == []
      json.dump(value, open(sys.argv[2], "w"), indent=int(sys.argv[3]))
      """
    for indent in ["0", "3"] {
      let theirs = folder.path("theirs.json")
      _ = try MediaTool.output(["python3", "-c", script, folder.path("ours.json"), theirs, indent])
      #expect(try JSONReader.value(MediaFolder.read(theirs)).text == value.text)
    }
  }

  @Test(arguments: [
    "", " ", "{", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "01", "+1", "1.", ".5", "1e",
    "-",
    "nul", "truer", "\"a", "\"\\x\"", "\"\\u12\"", "\"\t\"", "'a'", "1 2", "[1]]", "NaN", "Infinity",
    "\u{FEFF}1",
    String(repeating: "[", count: 100_000),
  ])
  func `what RFC 8259 does not have is refused`(text: String) {
    #expect(throws: JSONReader.Fault.self) { try read(text) }
  }

  @Test func `escapes are read`() throws {
    #expect(try read(#""\u0041\/\b\f\n\ud83c\udf08é""#).string == "A/\u{8}\u{C}\n🌈é")
    // Half a pair is no character.
    #expect(try read(#""\ud83cx""#).string == "\u{FFFD}x")
    #expect(throws: JSONReader.Fault.self) { try JSONReader.value([0x22, 0xFF, 0x22]) }
  }

  @Test func `members are found by their key, and whole numbers however they are written`() throws {
    let value = try read(#"{"a": [1, 2.0, 2.5, 1e2], "b": "x", "b": "y"}"#)
    #expect(value["a"]?.items?.map(\.int) == [1, 2, nil, 100])
    #expect(value["b"]?.string == "y")
    #expect(value["c"] == nil && value["a"]?["b"] == nil)
  }
}
