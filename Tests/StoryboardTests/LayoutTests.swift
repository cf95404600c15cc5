import Motion
import Testing

@testable import Storyboard

struct LayoutTests {
  private func constraint(_ first: String, _ second: String? = nil, _ rest: String = "") -> String {
    let a = first.split(separator: ".").map(String.init)
    var text = #"<constraint firstItem="\#(a[0])" firstAttribute="\#(a[1])""#
    if let b = second?.split(separator: ".").map(String.init) {
      text += #" secondItem="\#(b[0])" secondAttribute="\#(b[1])""#
    }
    return text + " \(rest)/>"
  }

  private func frames(
    _ subviews: String, _ constraints: String..., size: Size = Size(375, 667), stored: Size = Size(600, 600)
  ) throws -> [String: Rect] {
    try Fixture.frames(
      Fixture.xml(
        Fixture.scene("A", size: stored, subviews: subviews, constraints: constraints.joined()), device: nil),
      size: size)
  }

  @Test func `a centred button keeps its size and stays in the middle of another screen`() throws {
    let frames = try frames(
      Fixture.button("b", frame: Rect(285, 285, 30, 30)),
      constraint("b.centerX", "A-view.centerX"), constraint("b.centerY", "A-view.centerY"))
    // (375 - 30) / 2, (667 - 30) / 2
    #expect(frames["b"] == Rect(172.5, 318.5, 30, 30))
  }

  @Test func `edges keep their distances when the screen grows`() throws {
    let frames = try frames(
      Fixture.view("v", frame: Rect(20, 40, 560, 500)),
      constraint("v.leading", "A-view.leading", #"constant="20""#),
      constraint("A-view.trailing", "v.trailing", #"constant="20""#),
      constraint("v.top", "A-view.top", #"constant="40""#),
      constraint("A-view.bottom", "v.bottom", #"constant="60""#))
    #expect(frames["v"] == Rect(20, 40, 335, 567))
  }

  @Test func `views without a stored frame are placed by their constraints alone`() throws {
    let frames = try frames(
      Fixture.view("v") + Fixture.label("l", "Hello"),
      constraint("v.width", nil, #"constant="120""#),
      constraint("v.height", "v.width", #"multiplier="2:3""#),
      constraint("v.centerX", "A-view.centerX"), constraint("v.top", "A-view.top", #"constant="50""#),
      constraint("l.top", "v.bottom", #"constant="8""#), constraint("l.leading", "v.leading"))
    #expect(frames["v"] == Rect(127.5, 50, 120, 80))
    // Five characters of 0.52 × 17 points, a line of 1.2 × 17, both rounded up.
    #expect(frames["l"] == Rect(127.5, 138, 45, 21))
  }

  @Test func `the safe area begins below the bars of the device that is laid out for`() throws {
    let xml = Fixture.xml(
      Fixture.scene(
        "A", subviews: Fixture.view("v", frame: Rect(0, 64, 375, 100)),
        constraints: constraint("v.top", "A-safe.top") + constraint("v.height", nil, #"constant="100""#)
          + constraint("v.leading", "A-safe.leading") + constraint("v.trailing", "A-safe.trailing")))
    // At the stored size the file's own frames tell where the bar ended; elsewhere the device does.
    #expect(try Fixture.frames(xml, bars: LayoutInsets(top: 20))["v"]?.y == 64)
    let other = try Fixture.frames(xml, size: Size(390, 844), bars: LayoutInsets(top: 91))
    #expect(other["v"] == Rect(0, 91, 390, 100))
  }

  @Test func `margins are 16 points on a narrow screen and 20 on a wide one`() throws {
    let view = Fixture.view("v", frame: Rect(16, 0, 568, 10))
    let sides =
      constraint("v.leading", "A-view.leadingMargin") + constraint("A-view.trailingMargin", "v.trailing")
    #expect(try frames(view, sides)["v"]?.width == 375 - 32)
    #expect(try frames(view, sides, size: Size(414, 896))["v"]?.width == 414 - 40)
  }

  @Test func `a stack divides itself among its views`() throws {
    let stack = #"""
      <stackView opaque="NO" axis="vertical" distribution="fillEqually" spacing="10" \#
      translatesAutoresizingMaskIntoConstraints="NO" id="s">\#(Fixture.rect(Rect(0, 0, 600, 600)))
      <subviews>\#(Fixture.view("a", frame: Rect(0, 0, 600, 295)))\#(Fixture.view("b", frame: Rect(0, 305, 600, 295)))</subviews>
      </stackView>
      """#
    let frames = try frames(
      stack, constraint("s.leading", "A-view.leading"), constraint("s.trailing", "A-view.trailing"),
      constraint("s.top", "A-view.top"), constraint("s.bottom", "A-view.bottom"))
    // (667 - 10) / 2, on pixels
    #expect(frames["a"] == Rect(0, 0, 375, 328.5))
    #expect(frames["b"] == Rect(0, 338.5, 375, 328.5))
  }

  @Test func `springs share what a parent grows by`() throws {
    func view(_ mask: String) -> String {
      #"<view id="v">\#(Fixture.rect(Rect(100, 100, 200, 200)))<autoresizingMask key="autoresizingMask" \#(mask)/></view>"#
    }
    let big = Size(700, 600)
    func x(_ mask: String) throws -> Rect? { try frames(view(mask), size: big)["v"] }
    #expect(try x(#"flexibleMaxX="YES" flexibleMaxY="YES""#) == Rect(100, 100, 200, 200))
    #expect(try x(#"flexibleMinX="YES" flexibleMaxY="YES""#) == Rect(200, 100, 200, 200))
    #expect(try x(#"widthSizable="YES" flexibleMaxY="YES""#) == Rect(100, 100, 300, 200))
    // 100 points shared by a left of 100 and a right of 300.
    #expect(try x(#"flexibleMinX="YES" flexibleMaxX="YES" flexibleMaxY="YES""#) == Rect(125, 100, 200, 200))
  }

  @Test func `the constraints of a size class replace those of the canvas`() throws {
    let xml = Fixture.xml(
      Fixture.scene(
        "A", size: Size(600, 600), subviews: Fixture.label("l", "Hello", frame: Rect(0, -21, 42, 21)),
        constraints: #"""
          <constraint firstItem="l" firstAttribute="leading" secondItem="A-view" secondAttribute="leading" constant="30" id="c1"/>
          <constraint firstItem="l" firstAttribute="top" secondItem="A-view" secondAttribute="top" constant="70" id="c2"/>
          """#,
        inView: #"""
          <variation key="default"><mask key="subviews"><exclude reference="l"/></mask>
          <mask key="constraints"><exclude reference="c1"/><exclude reference="c2"/></mask></variation>
          <variation key="heightClass=regular-widthClass=compact"><mask key="subviews"><include reference="l"/></mask>
          <mask key="constraints"><include reference="c1"/><include reference="c2"/></mask></variation>
          """#), device: nil)
    #expect(try Fixture.frames(xml)["l"] == Rect(30, 70, 45, 21))
    #expect(try Fixture.frames(xml, size: Size(768, 1024))["l"] == nil)
  }

  @Test func `text that wraps at another width gets the height of its lines`() throws {
    let text = String(repeating: "x", count: 60)
    let label = Fixture.label("l", text, frame: Rect(20, 40, 560, 21), inside: "").replacing(
      "<label ", with: #"<label numberOfLines="0" "#)
    let frames = try frames(
      label, constraint("l.leading", "A-view.leading", #"constant="20""#),
      constraint("A-view.trailing", "l.trailing", #"constant="20""#),
      constraint("l.top", "A-view.top", #"constant="40""#))
    // 60 × 0.52 × 17 = 530 points in a width of 335: two lines of 20.4.
    #expect(frames["l"] == Rect(20, 40, 335, 41))
  }

  @Test func `contradicting constraints are reported and give finite frames`() throws {
    let result = try Fixture.scenes(
      Fixture.xml(
        Fixture.scene(
          "A", subviews: Fixture.view("v", inside: #"<color key="backgroundColor" white="0" alpha="1"/>"#),
          constraints: constraint("v.width", nil, #"constant="100""#)
            + constraint("v.width", nil, #"constant="200""#)
            + constraint("v.height", nil, #"constant="10""#))))
    #expect(result.report.lines.contains { $0.kind == "layout-contradictory" })
    #expect(result.yaml.contains("frame: [0, 0, 100, 10]"))
  }
}
