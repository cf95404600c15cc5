import Drawing
import Glibc
import Motion
import SceneFile
import TestSupport
import Testing

/// From the text of a scene to pixels.
struct TransitionPerspectiveTests {
  private func picture(_ transition: String, at time: Rational) throws -> Picture {
    let folder = try MediaFolder()
    let text = """
      canvas: {size: [200, 300], scale: 2}
      screens: {a: {background: black}, b: {background: white}}
      transitions:
        mine: \(transition)
      segues: {go: {from: a, to: b, transition: mine}}
      timeline: [perform: go]
      """
    try MediaFolder.write(Array(text.utf8), to: folder.path("scene.yaml"))
    let scene = try SceneReader.load(path: folder.path("scene.yaml"), options: SceneOptions()).scene
    let fonts = try FontLibrary()
    let measurer = TextMeasurer(fonts)
    let film = try Film(scene, measurer: measurer)
    let resources = try RenderResources(
      canvas: scene.canvas.size, scale: 2, screens: film.screens, measurers: MeasurerPool(fonts), assets: [])
    var bytes = [UInt8](repeating: 0, count: resources.pixelWidth * resources.pixelHeight * 4)
    let renderer = FrameRenderer(resources)
    try bytes.withUnsafeMutableBytes {
      try renderer.draw(film.plan(at: time, measurer: measurer), into: $0, stride: resources.pixelWidth * 4)
    }
    return Picture(width: resources.pixelWidth, height: resources.pixelHeight, bytes: bytes)
  }

  /// White pixels of a row or column, those in part counted in part.
  private func extent(_ levels: [Int]) -> Double { levels.reduce(0) { $0 + Double($1) / 255 } }

  /// `m34 = −1/500`, turned by 45° about the left edge: the right edge, 200 points away, is 200·sin 45° deep and seen at
  /// 200·cos 45° · 500 / (500 + 200·sin 45°).
  @Test func `a screen turned about its edge is where exact projection puts it`() throws {
    let picture = try picture(
      "{duration: 1, curve: linear, tracks: {destination: {rotationY: [90, 0], anchor: [0%, 50%], perspective: 500}}}",
      at: Rational(1, 2))
    let depth = 200 * sin(Double.pi / 4)
    let shrink = 500 / (500 + depth)
    let width = extent((0..<400).map { picture[$0, 300].red })
    #expect(abs(width - 2 * depth * shrink) < 1)
    // Just inside of the right edge; heights change by less than half a pixel from one column to the next.
    let column = Int(2 * depth * shrink) - 1
    let height = extent((0..<600).map { picture[column, $0].red })
    #expect(abs(height - 600 * shrink) < 1)
  }

  /// A cube of 200 points, turned by 45°, seen from 1000 points before its front: the edge between both faces is nearest,
  /// at 100·√2 − 100 before the picture plane.
  @Test func `the faces of a cube meet where exact projection puts their edge`() throws {
    let picture = try picture(
      """
      {duration: 1, curve: linear, perspective: 1000, tracks: {source: {rotationY: [0, -90], anchorZ: -50%},
          destination: {rotationY: [90, 0], anchorZ: -50%}}}
      """, at: Rational(1, 2))
    let white = extent((0..<400).map { picture[$0, 300].red })
    // The right half, up to the far edge: 100·√2 to the right of the middle and 100 deep.
    let right = 2 * (100 + 100 * 2.0.squareRoot() * 1000 / 1100)
    #expect(abs(white - (min(right, 400) - 200)) < 1)
  }
}
