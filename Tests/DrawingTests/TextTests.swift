import Motion
import TestSupport
import Testing

@testable import Drawing

struct TextTests {
  private func label(_ text: Text, _ frame: Rect, scale: Double = 1) -> PlacedView {
    .make(.text(text), frame, scale: scale)
  }

  private func ink(_ picture: Picture) -> (x: Double, y: Double, total: Double) {
    picture.centroid { Double($0.red) / 255 }
  }

  private func white(_ string: String, size: Double = 17, lines: Int = 1) -> Text {
    Text(string, font: Font(size: size), color: .white, lines: lines)
  }

  @Test func `text moves by parts of a pixel`() throws {
    var centers: [Double] = []
    var amounts: [Double] = []
    for step in 0...30 {
      let offset = 3 * Double(step) / 30
      let picture = try Scenery.draw(
        [label(white("Illimitable", size: 35), Rect(10 + offset, 0, 200, 60))], size: Size(240, 60))
      centers.append(ink(picture).x)
      amounts.append(ink(picture).total)
    }
    for (before, after) in zip(centers, centers.dropFirst()) {
      #expect(abs(after - before - 0.1) <= 0.05)
    }
    // The same letters cover the same area wherever they stand.
    #expect(try #require(amounts.max()) - (try #require(amounts.min())) < 0.01 * amounts[0])
  }

  @Test func `a still text and the same text in motion are one picture`() throws {
    var scenery = Scenery(canvas: Size(120, 40))
    let view = label(white("Segue"), Rect(10, 5, 100, 30))
    scenery.screens = [{ PlacedScreen(size: $0.size, background: .color(.black), views: [view]) }]
    let state = ScreenState(size: scenery.canvas)
    let frame = Rect(size: scenery.canvas)
    let still = try scenery.draw([Layer(.screen(Snapshot(screen: 0, state: state)), frame: frame)])
    let moving = try scenery.draw([
      Layer(.screen(Snapshot(screen: 0, state: state, target: state, progress: 0.5)), frame: frame)
    ])
    #expect(still == moving)
  }

  @Test func `text is centred vertically in its frame`() throws {
    let picture = try Scenery.draw([label(white("xxxx", size: 20), Rect(0, 0, 80, 80))], size: Size(80, 80))
    // The middle of a lower-case x is a little below the middle of its line, by no more than a third of the size.
    #expect((40...47).contains(ink(picture).y))
  }

  @Test(arguments: [
    (TextAlignment.left, "abc", 0.0...30.0), (.right, "abc", 170...200), (.center, "abc", 95...105),
    (.natural, "abc", 0...30), (.natural, "שלום", 160...200), (.left, "שלום", 0...40),
  ])
  func `text is aligned in its frame`(
    alignment: TextAlignment, string: String, range: ClosedRange<Double>
  ) throws {
    var text = white(string)
    text.alignment = alignment
    let picture = try Scenery.draw([label(text, Rect(0, 0, 200, 30))], size: Size(200, 30))
    #expect(range.contains(ink(picture).x))
  }

  @Test func `measuring gives lines and widths`() throws {
    let measurer = try TextMeasurer(FontLibrary())
    let words = "one two three four five six"
    let single = measurer.size(of: white(words, lines: 0), maxWidth: nil)
    let wrapped = measurer.size(of: white(words, lines: 0), maxWidth: single.width / 2)
    #expect(wrapped.width <= single.width / 2)
    #expect(wrapped.height >= single.height * 2)
    let limited = measurer.size(of: white(words, lines: 2), maxWidth: single.width / 4)
    #expect(abs(limited.height - single.height * 2) < 0.1)
    // What was measured fits where it was measured.
    #expect(measurer.size(of: white(words), maxWidth: single.width) == single)
    // Two lines whose baselines are two line heights apart are three line heights high.
    var spaced = white("one\ntwo", lines: 0)
    spaced.lineHeight = 2
    #expect(abs(measurer.size(of: spaced, maxWidth: nil).height - 3 * single.height) < 1)
  }

  @Test(arguments: [Truncation.tail, .middle, .head, .none])
  func `a limit of lines counts over all paragraphs`(truncation: Truncation) throws {
    let measurer = try TextMeasurer(FontLibrary())
    let line = measurer.size(of: white("a"), maxWidth: nil).height
    for limit in 1...3 {
      var text = white("first\nsecond is longer\nthird\nfourth", lines: limit)
      text.truncation = truncation
      let size = measurer.size(of: text, maxWidth: 70)
      #expect(abs(size.height - line * Double(limit)) < 0.2, "\(limit) lines")
    }
  }

  @Test func `long text ends in an ellipsis within its frame`() throws {
    let picture = try Scenery.draw(
      [label(white("A label that is far too long for this"), Rect(0, 0, 60, 30))], size: Size(120, 30))
    #expect((60..<120).allSatisfy { x in (0..<30).allSatisfy { picture[x, $0] == .black } })
    #expect((52..<60).contains(where: { x in (0..<30).contains(where: { y in picture[x, y] != .black }) }))
  }

  @Test func `markup colours its words`() throws {
    let text = Text(
      "<span foreground='#ff0000'>aaa</span> <span background='#00ff00'>bbb</span> <u>ccc</u>",
      isMarkup: true, color: .white)
    let picture = try Scenery.draw([label(text, Rect(0, 0, 120, 30))], size: Size(120, 30))
    #expect(picture.pixels.contains { $0.red > 200 && $0.green < 10 })
    #expect(picture.pixels.contains(.pureGreen))
    #expect(picture.pixels.contains(.white))
  }

  @Test func `broken markup is told with its place and never drawn`() throws {
    #expect(Markup.fault(in: "<b>fine</b> &amp; well") == nil)
    #expect(Markup.fault(in: "<b>open")?.isEmpty == false)
    let text = Text("<b>open", isMarkup: true)
    #expect(throws: DrawingError.self) { try Scenery.draw([label(text, Rect(0, 0, 40, 20))]) }
  }

  @Test func `a font of 20,000 pixels is refused and harms no later text`() throws {
    let normal = [label(white("text", size: 20), Rect(0, 0, 80, 40))]
    let before = try Scenery.draw(normal, size: Size(80, 40))
    let huge = [label(white("text", size: 200), Rect(0, 0, 80, 40), scale: 100)]
    #expect(throws: DrawingError.fontTooLarge(pixels: 20_000)) { try Scenery.draw(huge, size: Size(80, 40)) }
    let limit = [label(white("text", size: 20), Rect(0, 0, 80, 40), scale: 100)]
    _ = try Scenery.draw(limit, size: Size(80, 40))
    #expect(try Scenery.draw(normal, size: Size(80, 40)) == before)
    #expect(ink(before).total > 50)
  }

  @Test func `a view scaled to nothing draws nothing and harms no later text`() throws {
    let text = label(white("text", size: 20), Rect(0, 0, 80, 40))
    let expected = try Scenery.draw([text], size: Size(80, 40))
    let nothing = PlacedView.make(
      .empty, Rect(0, 0, 40, 40), background: .red, scale: 0, children: [text])
    #expect(try Scenery.draw([nothing, text], size: Size(80, 40)) == expected)
  }
}
