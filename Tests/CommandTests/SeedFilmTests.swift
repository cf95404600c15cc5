import TestSupport
import Testing

/// The films of the transitions that the program exists for, as its users get them: rendered by the program, decoded
/// by FFmpeg.
@Suite struct SeedFilmTests {
  /// Decoded pictures, rows of R, G, B.
  struct Pictures {
    var width: Int
    var frames: [[UInt8]]

    func pixel(_ frame: Int, _ x: Int, _ y: Int) -> [Int] {
      let place = (y * width + x) * 3
      return frames[frame][place..<place + 3].map(Int.init)
    }
  }

  private func render(
    _ scene: String, _ name: String, width: Int, height: Int, _ options: [String] = []
  ) throws -> Pictures {
    let tool = try SegueTool()
    try tool.write(scene, to: "scene.yaml")
    let result = try tool.run(["render", "scene.yaml", "-o", name, "--constant-frame-rate"] + options)
    try #require(result.code == 0, "\(result.errors)")
    let frames = try MediaProbe.frames(
      tool.folder.path(name), width: width, height: height, format: "rgb24",
      filter: name.hasSuffix("mp4") ? MediaProbe.toRGB : "null")
    return Pictures(width: width, frames: frames)
  }

  /// x of the second screen in the 24 moving frames of 0.4 s, 375 points wide: W (1 − easeInOut(k / 24)).
  static let slide: [Double] = [
    375, 373.75, 369.9, 363.33, 353.95, 341.7, 326.56, 308.63, 288.08, 265.21, 240.44, 214.32, 187.5,
    160.68, 134.56, 109.79, 86.92, 66.37, 48.44, 33.3, 21.05, 11.67, 5.1, 1.25, 0,
  ]

  @Test(arguments: ["mp4", "png"], [1, 2])
  func `the seam of a slide is on its curve and lets nothing through`(format: String, scale: Int) throws {
    let scene = """
      canvas: {size: [375, 20], background: "#00FF00"}
      fps: 60
      screens: {first: {background: white}, second: {background: black}}
      segues: {go: {from: first, to: second, transition: slide}}
      timeline: [hold: 0.1, perform: go, hold: 0.1]
      """
    let width = 375 * scale
    // 375 is odd: H.264 has one more column.
    let coded = format == "mp4" ? width + width % 2 : width
    let pictures = try render(
      scene, format == "mp4" ? "a.mp4" : "%d.png", width: coded, height: 20 * scale, ["--scale", "\(scale)"])
    #expect(pictures.frames.count == 36)
    for (index, expected) in Self.slide.enumerated() {
      let row = (0..<width).map { pictures.pixel(index + 6, $0, 10 * scale) }
      let seam = row.firstIndex { $0[1] < 128 } ?? width
      #expect(abs(Double(seam) - expected * Double(scale)) <= 0.505, "frame \(index)")
      // White and black are grey in every mixture; the background is not.
      #expect(row.allSatisfy { $0[1] - $0[0] <= 3 }, "frame \(index)")
    }
  }

  /// From (16, 100, 100, 75) to the whole of 375 × 667 points, at a quarter, a half and three quarters of the time.
  @Test(arguments: [
    (1, 13.93, 87.08, 135.52, 151.46, 0.1292), (2, 8, 50, 237.5, 371, 0.5),
    (3, 2.07, 12.92, 339.48, 590.54, 0.8708),
  ])
  func `an expand has the frame and the alpha of its curve`(
    quarter: Int, x: Double, y: Double, width: Double, height: Double, alpha: Double
  ) throws {
    // The details are red; their label, a black box over the middle, fades in. All else is without red or white.
    let scene = """
      canvas: {size: [375, 667], scale: 2}
      fps: 8
      screens:
        list: {background: "#0000FF", views: [{box: "#00FF00", id: thumb, frame: [16, 100, 100, 75]}]}
        details: {background: "#FF0000", views: [{box: black, id: name, frame: [25%, 25%, 50%, 50%]}]}
      segues: {go: {from: list, to: details, transition: {expand: {element: thumb, fade: [name]}, duration: 0.5}}}
      timeline: [perform: go, hold: 0.25]
      """
    let pictures = try render(scene, "%d.png", width: 750, height: 1334)
    func red(_ x: Int, _ y: Int) -> Double { Double(pictures.pixel(quarter, x, y)[0]) / 255 }
    // Edges are anti-aliased: the sum of the shares is the length.
    let row = Int(2 * (y + height / 8))
    let column = Int(2 * (x + width / 8))
    let across = (0..<750).map { red($0, row) }
    let down = (0..<1334).map { red(column, $0) }
    #expect(abs(across.reduce(0, +) - 2 * width) <= 0.5)
    #expect(abs(down.reduce(0, +) - 2 * height) <= 0.5)
    let left = try #require(across.firstIndex { $0 > 0 })
    let top = try #require(down.firstIndex { $0 > 0 })
    #expect(abs(Double(left + 1) - across[left] - 2 * x) <= 0.5)
    #expect(abs(Double(top + 1) - down[top] - 2 * y) <= 0.5)
    #expect(abs(1 - red(Int(2 * x + width), Int(2 * y + height)) - alpha) <= 1.5 / 255)
  }

  /// Two screens, each with a mark that shows whether the screen moves.
  private func marked(_ transition: String) -> String {
    """
    canvas: {size: [100, 20], scale: 1}
    fps: 10
    screens:
      first: {background: "#FF0000", views: [{box: "#FFFF00", frame: [20, 0, 10, 20]}]}
      second: {background: "#0000FF", views: [{box: "#00FFFF", frame: [80, 0, 10, 20]}]}
    segues:
      go: {from: first, to: second, transition: {\(transition): {from: right}, duration: 0.4, curve: linear}}
      back: {from: second, unwind: first, transition: auto}
    timeline: [perform: go, hold: 0.2, unwind: back, hold: 0.2]
    """
  }

  /// Half-way there (frame 2) and back (frame 8): the colours at 10, 25, 65 and 85 points.
  @Test(arguments: [
    // The new screen above: the old one stands still under it.
    ("cover", ["red", "yellow", "blue", "blue"]),
    // The new screen below, standing still; the old one has left half of it.
    ("reveal", ["red", "red", "blue", "cyan"]),
    // Both move; the marks with them.
    ("slide", ["red", "red", "blue", "blue"]),
  ])
  func `a transition keeps its order of screens, there and back`(transition: String, colors: [String]) throws
  {
    let values = [
      "red": [255, 0, 0], "yellow": [255, 255, 0], "blue": [0, 0, 255], "cyan": [0, 255, 255],
    ]
    let pictures = try render(marked(transition), "%d.png", width: 100, height: 20)
    for frame in [2, 8] {
      let seen = [10, 25, 65, 85].map { pictures.pixel(frame, $0, 10) }
      #expect(seen == colors.compactMap { values[$0] }, "frame \(frame)")
    }
  }

  @Test func `without a named unwind the top screen drops down, and the ones between never show`() throws {
    let scene = """
      canvas: {size: [20, 100], scale: 1, background: "#00FF00"}
      fps: 50
      screens: {a: {background: "#FF0000"}, b: {background: white}, c: {background: "#0000FF"}}
      segues:
        ToB: {from: a, to: b, transition: none}
        ToC: {from: b, to: c, transition: none}
        Home: {from: c, unwind: a}
      timeline: [setup: [perform: ToB, perform: ToC], hold: 0.1, unwind: Home, hold: 0.1]
      """
    let pictures = try render(scene, "%d.png", width: 20, height: 100)
    var tops: [Int] = []
    for frame in pictures.frames.indices {
      let column = (0..<100).map { pictures.pixel(frame, 10, $0) }
      let top = column.firstIndex(of: [0, 0, 255]) ?? 100
      #expect(column[..<top].allSatisfy { $0 == [255, 0, 0] }, "frame \(frame)")
      #expect(column[top...].allSatisfy { $0 == [0, 0, 255] }, "frame \(frame)")
      tops.append(top)
    }
    #expect(tops == tops.sorted())
    #expect(tops.prefix(6).allSatisfy { $0 == 0 } && tops.suffix(6).allSatisfy { $0 == 100 })
    // The platform's spring is half-way after a fifth of its time: it has no more than two frames that look alike
    // until it slows down.
    #expect(Set(tops).count > 10)
  }

  @Test(arguments: ["008800", "FF0000", "00BDF2", "3366CC"], ["mp4", "gif"])
  func `a flat colour comes back within two`(color: String, format: String) throws {
    let scene = """
      canvas: {size: [32, 32], scale: 1}
      fps: 25
      screens: {only: {background: "#\(color)"}}
      timeline: [hold: 0.2]
      """
    let pictures = try render(scene, "a.\(format)", width: 32, height: 32)
    let value = try #require(Int(color, radix: 16))
    let expected = [value >> 16, value >> 8 & 0xFF, value & 0xFF]
    for frame in pictures.frames.indices {
      for place in 0..<32 {
        let shown = pictures.pixel(frame, place, place)
        #expect(zip(shown, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(shown)")
      }
    }
  }
}
