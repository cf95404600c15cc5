import Motion
import TestSupport
import Testing

@testable import Drawing

struct VectorTests {
  private func svg(_ body: String, _ attributes: String = "width='20' height='10'") -> [UInt8] {
    Array(
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(attributes)>\(body)</svg>"
        .utf8)
  }

  private func draw(_ bytes: [UInt8], tint: Color? = nil) throws -> Picture {
    try Scenery.draw(
      [.make(.icon(AssetID(0), tint: tint), Rect(0, 0, 40, 40))], assets: [.vector(try VectorImage(bytes))])
  }

  @Test(arguments: [
    ("width='20' height='10'", Size(20, 10)), ("viewBox='0 0 24 12'", Size(24, 12)), ("", Size(100, 100)),
    ("width='1in' height='0.5in'", Size(96, 48)),
  ])
  func `an SVG tells its size`(attributes: String, size: Size) throws {
    #expect(try VectorImage.naturalSize(of: svg("<rect width='5' height='5'/>", attributes)) == size)
  }

  @Test(arguments: [
    "width='20' height='10'", "viewBox='0 0 20 10'", "width='10' height='5' viewBox='0 0 20 10'",
  ])
  func `an icon fits into its bounds`(attributes: String) throws {
    let picture = try draw(svg("<rect width='20' height='10' fill='#ff0000'/>", attributes))
    #expect(picture[1, 20] == .pureRed && picture[38, 20] == .pureRed)
    #expect(picture[20, 11] == .pureRed && picture[20, 28] == .pureRed)
    #expect(picture[20, 8] == .black && picture[20, 31] == .black)
  }

  @Test func `a tint paints the silhouette`() throws {
    let picture = try draw(svg("<rect width='10' height='10' fill='#ff0000'/>"), tint: .green)
    #expect(picture[10, 20] == .pureGreen && picture[30, 20] == .black)
  }

  @Test(arguments: [
    "file:///usr/share/pixmaps/debian-logo.png", "../x.png", "http://127.0.0.1:9/x.png",
    "/etc/alternatives/x.png",
  ])
  func `references to the outside draw nothing`(address: String) throws {
    let picture = try draw(svg("<image xlink:href='\(address)' width='20' height='10'/>"))
    #expect(picture.pixels.allSatisfy { $0 == .black })
  }

  @Test func `an SVG that multiplies itself ends in an error`() throws {
    var body = "<defs><g id='a0'><rect width='1' height='1'/></g>"
    for level in 1...17 {
      body +=
        "<g id='a\(level)'>" + String(repeating: "<use xlink:href='#a\(level - 1)'/>", count: 10) + "</g>"
    }
    let bytes = svg(body + "</defs><use xlink:href='#a17'/>")
    #expect(throws: DrawingError.self) { try draw(bytes) }
  }

  @Test(arguments: ["", "<svg", "no picture", "<!DOCTYPE x [<!ENTITY a '&a;'>]><svg>&a;</svg>"])
  func `bytes that are no SVG are an error`(text: String) {
    #expect(throws: DrawingError.self) { try VectorImage(Array(text.utf8)) }
  }
}
