import Motion
import SceneFile
import TestSupport
import Testing

/// YAML as a scene may use it.
struct TreeTests {
  private func title(_ text: String) throws -> String? {
    try Outcome(text + "\nscreens: {main: {}}\ntimeline: [hold: 1]\n").scene?.title
  }

  @Test func `JSON and YAML say the same`() throws {
    let json = """
      {"title": "A \\"b\\" \\u00e9 \\ud83d\\ude00", "fps": 30, "screens": {"main": {"background": "#FF0000",
        "views": [{"label": "x", "left": 10, "hidden": true}]}}, "timeline": [{"hold": 1.5}, {"caption": null}]}
      """
    let yaml = """
      title: 'A "b" é 😀'
      fps: 30
      screens:
        main:
          background: "#FF0000"
          views:
            - label: x
              left: 10
              hidden: true
      timeline:
        - hold: 1.5
        - caption:
      """
    let (a, b) = (try Outcome(json), try Outcome(yaml))
    #expect(a.scene?.title == "A \"b\" é 😀")
    #expect(a.scene?.title == b.scene?.title)
    #expect(a.scene?.frameRate == b.scene?.frameRate)
    let (left, right) = (try #require(a.scene?.screens.first), try #require(b.scene?.screens.first))
    #expect(left.background == right.background)
    #expect(left.views.first?.placement == right.views.first?.placement)
    #expect(left.views.first?.isHidden == true)
    #expect(a.scene?.timeline.count == 2)
  }

  @Test func `columns after a surrogate pair are those of the file`() throws {
    let outcome = try Outcome(
      #"{"title": "\ud83d\ude00", "fsp": 30, "screens": {"m": {}}, "timeline": [{"hold": 1}]}"#)
    #expect(outcome.messages == ["1:27 a scene has no key \"fsp\""])
  }

  @Test func `an escape outside of double quotes is text`() throws {
    #expect(try title(#"title: \ud83d\ude00"#) == #"\ud83d\ude00"#)
    #expect(try title(#"title: '\ud83d\ude00'"#) == #"\ud83d\ude00"#)
    #expect(try title(#"title: "\\ud83d""#) == #"\ud83d"#)
    #expect(try title("title: \"\u{E03D}\\ud83d\\ude00\"") == "\u{E03D}😀")
  }

  @Test func `functions need no quotes in maps and lists`() throws {
    let text = """
      canvas: {background: rgb(255, 0, 0), size: [10, 10]}
      screens: {main: {}, next: {}}
      transitions:
        mine:
          curve: spring(damping: 0.8, velocity: 1)
      segues:
        a: {from: main, to: next, transition: {fade: {}, curve: spring(damping: 0.6), duration: 0.3}}
      title: "rgb(1, 2) linear(a: b)"
      timeline: [hold: 1]
      """
    let outcome = try Outcome(text)
    #expect(outcome.messages == [])
    #expect(outcome.scene?.canvas.background == Color(hex: 0xFF0000))
    #expect(outcome.scene?.title == "rgb(1, 2) linear(a: b)")
    guard case .custom(let transition) = outcome.scene?.segues.first?.transition else { return }
    #expect(transition.curve == .spring(.damped(ratio: 0.6, velocity: 0)))
  }

  @Test func `anchors and merge keys bring their values, and own keys win`() throws {
    let text = """
      x-base: &base {color: red, lines: 2}
      x-more: &more {lines: 3, align: center}
      screens:
        main:
          views:
            - {<<: *base, label: A, lines: 1}
            - {<<: [*base, *more], label: B}
      timeline: [hold: 1]
      """
    let views = try Outcome(text).views
    guard case .text(let a) = views.first?.content, case .text(let b) = views.last?.content else {
      Issue.record("two labels were expected")
      return
    }
    #expect(a.lines == 1)
    #expect(a.color == Color(hex: 0xFF0000))
    #expect(b.lines == 2)
    #expect(b.alignment == .center)
  }

  @Test func `a byte order mark and Windows line ends are no part of the scene`() throws {
    let outcome = try Outcome(
      [0xEF, 0xBB, 0xBF] + Array("title: A\r\nfsp: 1\r\nscreens: {main: {}}\r\ntimeline: [hold: 1]\r\n".utf8))
    #expect(outcome.messages == ["2:1 a scene has no key \"fsp\""])
    #expect(outcome.sources.first?.lines[1] == "fsp: 1")
  }

  @Test(
    arguments: [
      ([0x74, 0x3A, 0x20, 0x00], "1:4 the control character U+0 is not allowed in a scene"),
      ([0x61, 0x3A, 0x0A, 0x62, 0xFF], "2:2 a byte here is not UTF-8"),
      ([0xFF, 0xFE, 0x61, 0x00], "1:1 the file is UTF-16"),
      ([0xC3], "1:1 a byte here is not UTF-8"),
      ([0xED, 0xA0, 0x80], "1:1 a byte here is not UTF-8"),
      ([0x61, 0x1B, 0x5B], "1:2 the control character U+1B is not allowed in a scene"),
    ] as [([UInt8], String)])
  func `bytes that are no text are reported at their place`(bytes: [UInt8], message: String) throws {
    #expect(try Outcome(bytes).messages == [message])
  }

  @Test func `keys that begin with x- are for the writer`() throws {
    #expect(try title("$schema: https://example.com\nx-note: {anything: [1, 2]}\ntitle: A") == "A")
  }
}
