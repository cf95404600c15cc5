import Encoding
import Motion
import Pipeline
import TestSupport
import Testing

/// Films from the plan to the decoded file.
@Suite struct ExportTests {
  private static func export(
    _ scene: Scene, _ format: OutputFormat, to path: String, jobs: Int = 2, constant: Bool = false,
    scale: Int = 1
  ) throws {
    let studio = try Studio(scene)
    let rate = format.frameRate(for: scene.frameRate)
    var settings = OutputSettings(
      width: Int(scene.canvas.size.width) * scale, height: Int(scene.canvas.size.height) * scale,
      frameRate: rate,
      frameCount: studio.film.frameCount(at: rate), duration: studio.film.duration)
    settings.isConstantFrameRate = constant
    try Export(studio, to: [OutputRequest(format: format, path: path, settings: settings)]).run(jobs: jobs)
  }

  private static func slide(width: Double = 375, frameRate: Rational = Rational(60)) -> Scene {
    SceneFactory.twoScreens(
      size: Size(width, 40), transition: .custom(TransitionKind.slide.transition()),
      timeline: [
        SceneFactory.step(.hold(Rational(1, 10))), SceneFactory.step(.perform("go")),
        SceneFactory.step(.hold(Rational(1, 10))),
      ], frameRate: frameRate)
  }

  @Test(arguments: [1, 2])
  func `the seam of a slide is where the curve says, and nothing shows through it`(scale: Int) throws {
    let folder = try MediaFolder()
    let path = folder.path("f%03d.png")
    var scene = Self.slide()
    scene.canvas.background = Color(hex: 0x00FF00)
    try Self.export(scene, .pngSequence, to: path, scale: scale)
    let frames = try MediaProbe.frames(path, width: 375 * scale, height: 40 * scale, format: "rgb24")
    // x of the destination for each of the 24 moving frames, 375 points wide.
    let table: [Double] = [
      375, 373.75, 369.9, 363.33, 353.95, 341.7, 326.56, 308.63, 288.08, 265.21, 240.44, 214.32, 187.5,
      160.68, 134.56,
      109.79, 86.92, 66.37, 48.44, 33.3, 21.05, 11.67, 5.1, 1.25, 0,
    ]
    for (index, expected) in table.enumerated() {
      let row = frames[index + 6].prefix(375 * scale * 3)
      let seam = (0..<375 * scale).first { row[row.startIndex + 3 * $0 + 2] > 127 } ?? 375 * scale
      #expect(abs(Double(seam) - expected * Double(scale)) <= 0.5 + 0.01, "frame \(index): \(seam)")
      let green = (0..<375 * scale).filter { row[row.startIndex + 3 * $0 + 1] > 0 }
      #expect(green.isEmpty, "the background shows in frame \(index)")
    }
  }

  @Test(arguments: ["mp4", "gif"])
  func `any number of jobs gives the same bytes`(name: String) throws {
    let folder = try MediaFolder()
    let format = try #require(OutputFormat.named(name))
    var files: [[UInt8]] = []
    for jobs in [1, 2, 4, 8, 2] {
      let path = folder.path("\(files.count).\(name)")
      try Self.export(Self.slide(frameRate: Rational(50)), format, to: path, jobs: jobs)
      files.append(try MediaFolder.read(path))
    }
    #expect(Set(files).count == 1)
  }

  /// A film of `count` pictures that say their number: ten vertical bars, white for the bits that are set.
  private static func counter(_ count: Int, frameRate: Rational) -> Scene {
    let pictures = (0..<count).map { number in
      let bars = (0..<10).filter { number >> $0 & 1 == 1 }.map { bit in
        View(
          id: "bar\(bit)", .empty, .frame(Rect(Double(bit) * 8, 0, 8, 16)), background: .color(.white))
      }
      return SceneFactory.screen("s\(number)", .black, views: bars)
    }
    let edges = (0..<max(count - 1, 0)).map { index in
      Segue(
        identifier: "e\(index)", from: "s\(index)", destination: .forward(to: "s\(index + 1)", .replace),
        transition: .custom(TransitionKind.none.transition()), position: SceneFactory.here)
    }
    // On the grid of microseconds that times are held to, each picture begins just before its frame.
    func start(_ index: Int) -> Rational {
      Rational(Int((Rational(1_000_000 * index) / frameRate).value), 1_000_000)
    }
    let timeline = (0..<count).flatMap { index in
      (index == 0 ? [] : [SceneFactory.step(.perform("e\(index - 1)"))])
        + [SceneFactory.step(.hold(start(index + 1) - start(index)))]
    }
    return Scene(
      title: "Counter", canvas: Canvas(size: Size(80, 16), scale: 1), frameRate: frameRate, screens: pictures,
      segues: edges, initialStack: ["s0"], timeline: timeline)
  }

  /// The numbers that the pictures of a counter say.
  private static func numbers(_ path: String) throws -> [Int] {
    try MediaProbe.frames(path, width: 80, height: 16, format: "rgb24", filter: MediaProbe.toRGB).map {
      frame in
      (0..<10).reduce(0) { $0 | (frame[(8 * 80 + $1 * 8 + 4) * 3] > 127 ? 1 << $1 : 0) }
    }
  }

  @Test(arguments: [
    Rational(10), Rational(24), Rational(25), Rational(30), Rational(50), Rational(60), Rational(30000, 1001),
  ])
  func `every frame is in the file once, in order`(frameRate: Rational) throws {
    let folder = try MediaFolder()
    for count in [1, 2, 3, 13] {
      let path = folder.path("\(count).mp4")
      try Self.export(Self.counter(count, frameRate: frameRate), .mp4, to: path, jobs: 4, constant: true)
      #expect(try Self.numbers(path) == Array(0..<count))
    }
  }

  @Test func `a thousand frames stay in order`() throws {
    let folder = try MediaFolder()
    let path = folder.path("long.mp4")
    try Self.export(Self.counter(1000, frameRate: Rational(60)), .mp4, to: path, jobs: 16, constant: true)
    #expect(try Self.numbers(path) == Array(0..<1000))
  }

  @Test func `outputs of one size and rate are drawn together and agree with those drawn alone`() throws {
    let folder = try MediaFolder()
    let scene = Self.slide(frameRate: Rational(50))
    let studio = try Studio(scene)
    let settings = OutputSettings(
      width: 375, height: 40, frameRate: Rational(50), frameCount: studio.film.frameCount(at: Rational(50)),
      duration: studio.film.duration)
    let both: [(OutputFormat, String)] = [(.mp4, "both.mp4"), (.gif, "both.gif")]
    try Export(
      studio,
      to: both.map { OutputRequest(format: $0.0, path: folder.path($0.1), settings: settings) }
    ).run(jobs: 2)
    for (format, name) in both {
      let alone = folder.path("alone." + format.name)
      try Self.export(scene, format, to: alone)
      #expect(try MediaFolder.read(alone) == MediaFolder.read(folder.path(name)))
    }
  }

  @Test func `a film that cannot be written leaves the old file and no temporary`() throws {
    let folder = try MediaFolder()
    let path = folder.path("out.mp4")
    try MediaFolder.write(Array("old".utf8), to: path)
    let studio = try Studio(Self.slide())
    let settings = OutputSettings(
      width: 375, height: 40, frameRate: Rational(60), frameCount: 3, duration: Rational(3, 60))
    #expect(throws: (any Error).self) {
      // Two outputs, the second of which cannot be made.
      try Export(
        studio,
        to: [
          OutputRequest(format: .mp4, path: path, settings: settings),
          OutputRequest(format: .gif, path: "/dev/full", settings: settings),
        ]
      ).run(jobs: 2)
    }
    #expect(try MediaFolder.read(path) == Array("old".utf8))
    #expect(try folder.names() == ["out.mp4"])
  }
}
