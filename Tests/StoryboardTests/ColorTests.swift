import Motion
import Testing

@testable import Storyboard

struct ColorTests {
  private func yaml(_ color: String, resources: String = "", dark: Bool = false) throws -> String? {
    let document = try Fixture.read(
      Fixture.xml(Fixture.scene("A", subviews: Fixture.view("v", inside: color)), resources: resources))
    let reader = ColorReader(resources: document.resources, isDark: dark)
    guard let value = reader.color(document["v"]?.children.first { $0.tag == "color" })?.yaml else {
      return nil
    }
    return YAMLWriter.text(YAMLMap([("c", value)])).dropFirst(3).dropLast().description
  }

  /// One of each encoding of Interface Builder, with the bytes that its numbers stand for.
  @Test(arguments: [
    (#"<color white="0.5" alpha="1" colorSpace="calibratedWhite"/>"#, "\"#808080\""),
    (
      #"<color red="1" green="0.43529411" blue="0.8117647" alpha="1" colorSpace="calibratedRGB"/>"#,
      "\"#FF6FCF\""
    ),
    (
      #"<color red="0" green="0.5" blue="1" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>"#,
      "\"#0080FF80\""
    ),
    (#"<color cocoaTouchSystemColor="darkTextColor"/>"#, "\"#000000\""),
    (#"<color cocoaTouchSystemColor="groupTableViewBackgroundColor"/>"#, "\"#EFEFF4\""),
    (
      #"<color white="0.33" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#,
      "\"#545454\""
    ),
    (#"<color red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>"#, "\"#FF0000\""),
    (#"<color white="0" alpha="0" colorSpace="calibratedWhite"/>"#, "transparent"),
    (#"<color systemColor="systemGreenColor"/>"#, "systemGreen"),
    (#"<color systemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"/>"#, "systemBackground"),
  ])
  func `every encoding of a colour is read`(color: String, expected: String) throws {
    #expect(try yaml(color) == expected)
  }

  @Test func `a system colour with another value in the file keeps that value`() throws {
    // systemTeal before iOS 15.
    let resources =
      #"<systemColor name="systemTealColor"><color red="0.353" green="0.784" blue="0.98" alpha="1"/></systemColor>"#
    #expect(try yaml(#"<color systemColor="systemTealColor"/>"#, resources: resources) == "\"#5AC8FA\"")
  }

  @Test func `a colour of the asset catalogue has the value that the file carries`() throws {
    let resources =
      #"<namedColor name="Brand"><color red="0.2" green="0.4" blue="0.6" alpha="1"/></namedColor>"#
    #expect(try yaml(#"<color name="Brand"/>"#, resources: resources) == "\"#336699\"")
    #expect(try yaml(#"<color name="Other"/>"#) == nil)
  }

  @Test func `a dark import spells semantic colours out`() throws {
    #expect(try yaml(#"<color systemColor="systemBackgroundColor"/>"#, dark: true) == "\"#000000\"")
    #expect(try yaml(#"<color systemColor="systemBlueColor"/>"#, dark: true) == "\"#0A84FF\"")
  }

  /// Values of CSS Color 4's sample conversions: color(display-p3 1 0 0) lies outside of sRGB, and p3 grey is grey.
  @Test func `Display P3 is clipped to sRGB where it has to be`() {
    let red = DisplayP3.sRGB(1, 0, 0)
    #expect(red.isClipped)
    #expect(abs(red.components.0 - 1) < 1e-9 && red.components.1 == 0 && red.components.2 == 0)
    let grey = DisplayP3.sRGB(0.5, 0.5, 0.5)
    #expect(!grey.isClipped)
    #expect([grey.components.0, grey.components.1, grey.components.2].allSatisfy { abs($0 - 0.5) < 0.001 })
  }

  @Test(arguments: [
    (#"type="system" pointSize="17""#, nil),
    (#"type="boldSystem" pointSize="20""#, "{size: 20, weight: bold}"),
    (#"type="system" weight="semibold" pointSize="15""#, "{size: 15, weight: semibold}"),
    (
      #"name="AvenirNext-DemiBold" family="Avenir Next" pointSize="18""#,
      "{family: Avenir Next, size: 18, weight: semibold}"
    ),
    (#"style="UICTFontTextStyleFootnote""#, "13"),
    (#"type="italicSystem" pointSize="16""#, "{size: 16, italic: true}"),
    (#"name="Arial-BoldMT" family="Arial" pointSize="12""#, "{family: Arial, size: 12, weight: bold}"),
  ])
  func `every description of a font is read`(attributes: String, expected: String?) throws {
    let document = try Fixture.read(
      Fixture.xml(Fixture.scene("A", subviews: Fixture.view("v", inside: "<fontDescription \(attributes)/>")))
    )
    let font = ElementFont(document["v"]?.child("fontDescription"), defaultSize: 17)
    let written = font.yaml.map { YAMLWriter.text(YAMLMap([("f", $0)])).dropFirst(3).dropLast().description }
    #expect(written == expected)
  }
}
