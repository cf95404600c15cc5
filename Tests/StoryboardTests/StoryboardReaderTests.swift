import Testing

@testable import Storyboard

struct StoryboardReaderTests {
  private func message(_ bytes: [UInt8]) -> String {
    do {
      _ = try StoryboardReader.read(bytes, path: "Main.storyboard")
      return "read"
    } catch { return error.description }
  }

  private func message(_ text: String) -> String { message(Array(text.utf8)) }

  @Test func `a storyboard of Xcode 4.5 and one of Xcode 15 are read alike`() throws {
    for version in ["2844", "22505"] {
      let document = try Fixture.read(Fixture.xml(Fixture.scene("A"), toolsVersion: version))
      #expect(document.controllers.map(\.id) == ["A"])
    }
  }

  @Test func `unknown elements and attributes do not fail`() throws {
    let xml = Fixture.xml(Fixture.scene("A", subviews: #"<holographView shimmer="YES" id="h"/><future/>"#))
    let report = try Fixture.scenes(xml).report
    #expect(report.lines.contains { $0.kind == "element-unknown" && $0.count == 2 && $0.firstID == "h" })
    #expect(try Fixture.read(xml).controllers.count == 1)
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "a macOS storyboard"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "a watchOS storyboard"),
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "a xib"),
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "a macOS xib"),
  ])
  func `documents of other kinds are told apart by name`(type: String, name: String) {
    #expect(message(Fixture.xml(Fixture.scene("A"), type: type)).contains("is \(name)"))
  }

  @Test func `a storyboard of an Apple TV app is read`() throws {
    let xml = Fixture.xml(
      Fixture.scene("A"), type: "com.apple.InterfaceBuilder.AppleTV.Storyboard", device: "appleTV")
    #expect(try Fixture.read(xml).controllers.count == 1)
  }

  @Test func `an archive, a compiled nib and another XML file are named`() {
    #expect(message("<archive/>").contains("archive of Xcode 4.2"))
    #expect(message(Array("bplist00".utf8) + [0]).contains("compiled nib"))
    #expect(message("<plist/>").contains("its root is <plist>"))
  }

  @Test func `a storyboard without scenes is refused`() {
    #expect(message(Fixture.xml()).contains("has no scenes"))
  }

  @Test func `broken XML is refused with its line`() {
    let text = message("<document>\n<scenes>\n</document>")
    #expect(text.contains("Main.storyboard:3: is not well-formed XML"))
    #expect(message("").contains("is empty"))
    #expect(message("hello").contains("not well-formed"))
  }

  @Test func `bytes that are no UTF-8 are refused`() {
    var bytes = Array(Fixture.xml(Fixture.scene("A")).utf8)
    bytes[60] = 0xFF
    #expect(message(bytes).contains("not UTF-8"))
    bytes[60] = 0
    #expect(message(bytes).contains("not UTF-8"))
  }

  @Test func `a document type is refused before any entity is expanded`() {
    let bomb = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    let text =
      "<?xml version=\"1.0\"?><!-- x --><!DOCTYPE d [<!ENTITY e0 \"ha\">\(bomb)]><document>&e30;</document>"
    #expect(message(text).contains("document type declaration"))
    #expect(message("<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><d/>").contains("document type declaration"))
  }

  @Test func `elements may nest up to the limit and not beyond`() throws {
    // The label's ancestors are document, scenes, scene, objects, viewController, view and its subviews.
    func nested(_ count: Int) -> String {
      String(repeating: "<x>", count: count) + String(repeating: "</x>", count: count)
    }
    let above = 7
    let limit = StoryboardLimits.depth - above
    #expect(try Fixture.read(Fixture.xml(Fixture.scene("A", subviews: nested(limit)))).controllers.count == 1)
    #expect(
      message(Fixture.xml(Fixture.scene("A", subviews: nested(limit + 1)))).contains("nested more than 200"))
    #expect(message(String(repeating: "<x>", count: 1_000_000)).contains("not well-formed"))
  }

  @Test func `a file beyond the size limit is refused before it is parsed`() {
    let bytes = [UInt8](repeating: 0x20, count: StoryboardLimits.bytes + 1)
    #expect(message(bytes).contains("larger than 16 MiB"))
  }

  @Test func `damaged files end in an error or a scene, never in a trap`() throws {
    let original = Array(
      Fixture.xml(
        Fixture.scene(
          "A", subviews: Fixture.button("b", segues: Fixture.segue("s", to: "B", "show")),
          constraints:
            #"<constraint firstItem="b" firstAttribute="top" secondItem="A-safe" secondAttribute="top" constant="9"/>"#
        ),
        Fixture.scene("B", subviews: Fixture.label("l"))
      ).utf8)
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let signs = Array("<>\"=/&;0189-.eEInfNaN Y".utf8)
    for _ in 0..<400 {
      var bytes = original
      for _ in 0...next(3) { bytes[next(bytes.count)] = signs[next(signs.count)] }
      if let document = try? StoryboardReader.read(bytes, path: "x") {
        _ = try? document.scenes(ImportOptions(), measurer: EstimatingMeasurer())
      }
    }
  }
}
