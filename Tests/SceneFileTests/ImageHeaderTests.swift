import Motion
import SceneFile
import TestSupport
import Testing

/// The size of an image is known, and held to the limits, before anything decodes it.
struct ImageHeaderTests {
  private func load(_ name: String, _ bytes: [UInt8], kind: String = "image") throws -> Outcome {
    let folder = try SceneFolder([
      "scene.yaml": "screens: {main: {views: [{\(kind): \(name)}]}}\ntimeline: [hold: 1]"
    ])
    try folder.write(name, bytes)
    return folder.load()
  }

  @Test(arguments: [
    ("png", ImageBytes.png(width: 640, height: 480)), ("jpeg", ImageBytes.jpeg(width: 640, height: 480)),
    ("jpeg", ImageBytes.jpeg(width: 640, height: 480, frame: 0xC2)),
    ("jpeg", ImageBytes.jpeg(width: 640, height: 480, orientation: 1)),
    ("gif", ImageBytes.gif(width: 640, height: 480)), ("webp", ImageBytes.webpLossy(width: 640, height: 480)),
    ("webp", ImageBytes.webpLossless(width: 640, height: 480)),
    ("webp", ImageBytes.webpExtended(width: 640, height: 480)),
  ])
  func `a format is known by its first bytes, whatever the name`(format: String, bytes: [UInt8]) throws {
    let outcome = try load("picture.bin", bytes)
    let asset = try #require(outcome.scene?.assets.first, "\(outcome.messages)")
    #expect(asset.format.rawValue == format)
    #expect(asset.size == Size(640, 480))
    #expect(asset.bytes == bytes)
  }

  @Test func `a name with a density has that many pixels a point`() throws {
    let bytes = ImageBytes.png(width: 600, height: 300)
    #expect(try load("a@2x.png", bytes).scene?.assets.first?.size == Size(300, 150))
    #expect(try load("a@3x.png", bytes).scene?.assets.first?.size == Size(200, 100))
  }

  @Test func `every shorter file is refused and none does harm`() throws {
    for bytes in [
      ImageBytes.png(width: 6, height: 4), ImageBytes.jpeg(width: 6, height: 4, orientation: 6),
      ImageBytes.gif(width: 6, height: 4), ImageBytes.webpLossy(width: 6, height: 4),
    ] {
      for length in 0..<bytes.count { _ = try load("a.png", Array(bytes.prefix(length))) }
    }
    #expect(try load("a.png", Array(ImageBytes.png(width: 6, height: 4).prefix(23))).exitCode == 66)
  }

  @Test(arguments: [(8000, 5000, 0), (8001, 5000, 65), (50_000, 50_000, 65)] as [(Int, Int, Int32)])
  func `one image may have this many pixels`(width: Int, height: Int, code: Int32) throws {
    #expect(try load("a.png", ImageBytes.png(width: width, height: height)).exitCode == code)
  }

  @Test(arguments: [(3, 0), (4, 65)] as [(Int, Int32)])
  func `all images may have this many pixels together`(count: Int, code: Int32) throws {
    let views = (0..<count).map { "{image: \($0).png}" }.joined(separator: ", ")
    let folder = try SceneFolder(["scene.yaml": "screens: {main: {views: [\(views)]}}\ntimeline: [hold: 1]"])
    for index in 0..<count { try folder.write("\(index).png", ImageBytes.png(width: 8000, height: 5000)) }
    #expect(folder.load().exitCode == code)
  }

  @Test func `a photograph that its camera has turned is a warning`() throws {
    let outcome = try load("a.jpg", ImageBytes.jpeg(width: 64, height: 48, orientation: 6))
    #expect(outcome.scene?.assets.first?.size == Size(64, 48))
    #expect(outcome.diagnostics.map(\.severity) == [.warning])
  }

  @Test(
    arguments: [
      ("<svg width='24' height=\"12\"/>", 24, 12), ("<svg width='24px' height='1in'></svg>", 24, 96),
      (
        "<?xml version='1.0'?>\n<!-- a > b --><!DOCTYPE svg [<!ENTITY a 'b'>]>\n<svg viewBox='0 0 32 16'>",
        32, 16
      ),
      ("<svg viewBox='0,0,32,16' width='64'>", 64, 32), ("<svg height='8' viewBox='0 0 32 16'>", 16, 8),
      ("<svg width='100%' height='100%' viewBox='0 0 20 10'>", 20, 10), ("<svg>", 300, 150),
      ("<svg:svg xmlns:svg='http://www.w3.org/2000/svg' width='5' height='6'>", 5, 6),
      ("\u{FEFF} <svg\n  width = '7'\n  height='8' >", 7, 8),
    ] as [(String, Double, Double)])
  func `an icon has the size of its root element`(svg: String, width: Double, height: Double) throws {
    let outcome = try load("a.svg", Array(svg.utf8), kind: "icon")
    #expect(outcome.scene?.assets.first?.size == Size(width, height), "\(outcome.messages)")
  }

  @Test(arguments: ["<html>", "hello", "#EXTM3U", "%!PS", "<svg", "<?xml", "<!-- "])
  func `what is no image is refused`(text: String) throws {
    let outcome = try load("a.svg", Array(text.utf8), kind: "icon")
    // A root element that does not end has the size of one without attributes; the SVG library judges the rest.
    if text == "<svg" { #expect(outcome.exitCode == 0) } else { #expect(outcome.exitCode == 66) }
  }

  @Test func `an icon may be a vector or pixels, and an image is pixels`() throws {
    #expect(try load("a.png", ImageBytes.png(width: 1, height: 1), kind: "icon").exitCode == 0)
    #expect(try load("a.svg", Array("<svg>".utf8)).exitCode == 65)
  }

  @Test(arguments: [(0, 0), (1, 65)] as [(Int, Int32)])
  func `a vector may have this many bytes`(extra: Int, code: Int32) throws {
    let start = Array("<svg>".utf8)
    let bytes = start + [UInt8](repeating: 0x20, count: Limits.vectorBytes - start.count + extra)
    #expect(try load("a.svg", bytes, kind: "icon").exitCode == code)
  }
}
