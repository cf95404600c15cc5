import Motion
import TestSupport
import Testing

/// Which frame is shown when, in what the program writes and FFmpeg decodes.
@Suite struct FrameExactnessTests {
  static let rates = [
    Rational(10), Rational(24), Rational(25), Rational(30), Rational(50), Rational(60), Rational(30000, 1001),
  ]

  /// A black screen slides over a white one at constant speed: where it begins says the time. Of many frames, the
  /// first and the last third rest.
  private struct Sweep {
    static let width = 200
    let rate: Rational
    let count: Int
    var rest: Int { count > 3 ? count / 3 : 0 }
    var moving: Int { count - 2 * rest }

    /// In microseconds, rounded up: never less than the frames need.
    private func seconds(_ frames: Int) -> String {
      let microseconds = Int((Rational(1_000_000 * frames) / rate).value.rounded(.up))
      let digits = String(microseconds % 1_000_000)
      return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - digits.count) + digits
    }

    var scene: String {
      let hold = rest > 0 ? ["hold: \(seconds(rest))"] : []
      return """
        canvas: {size: [\(Sweep.width), 8], scale: 1}
        fps: \(rate)
        loop: forever
        screens: {first: {background: white}, second: {background: black}}
        segues:
          go: {from: first, to: second, transition: {slide: {}, duration: \(seconds(moving)), curve: linear}}
        timeline: [\((hold + ["perform: go"] + hold).joined(separator: ", "))]
        """
    }

    /// Where the black screen begins at the time of frame `index` at `rate`.
    func seam(_ index: Int, at rate: Rational) -> Double {
      let frames = (Rational(index) / rate * self.rate).value
      return Double(Sweep.width) * (1 - min(max((frames - Double(rest)) / Double(moving), 0), 1))
    }
  }

  private func seams(_ path: String) throws -> [Double] {
    try MediaProbe.frames(
      path, width: Sweep.width, height: 8, format: "rgb24",
      filter: path.hasSuffix("mp4") ? MediaProbe.toRGB : "null"
    ).map { frame in
      Double((0..<Sweep.width).first { frame[(4 * Sweep.width + $0) * 3] < 128 } ?? Sweep.width)
    }
  }

  @Test(arguments: rates, [1, 2, 3, 90])
  func `what is shown at k / fps is frame k`(rate: Rational, count: Int) throws {
    let tool = try SegueTool()
    let sweep = Sweep(rate: rate, count: count)
    try tool.write(sweep.scene, to: "scene.yaml")
    for arguments in [
      ["-o", "held.mp4", "-o", "held.gif"], ["-o", "constant.mp4", "--constant-frame-rate"],
    ] {
      let result = try tool.run(["render", "scene.yaml", "-q"] + arguments)
      #expect(result.code == 0, "\(result.errors)")
    }

    let constant = try seams(tool.folder.path("constant.mp4"))
    #expect(constant.count == count)
    for (index, seam) in constant.enumerated() { #expect(abs(seam - sweep.seam(index, at: rate)) <= 0.52) }

    let held = try seams(tool.folder.path("held.mp4"))
    let times = try MediaProbe.times(tool.folder.path("held.mp4"))
    #expect(held.count == times.count)
    for index in 0..<count {
      let shown = try #require(times.lastIndex { $0 <= Double(index) / rate.value + 1e-4 })
      #expect(abs(held[shown] - sweep.seam(index, at: rate)) <= 0.52, "frame \(index)")
    }
    let duration = try MediaProbe.entries(tool.folder.path("held.mp4"))["format.duration"]
    #expect(abs(try #require(Double(duration ?? "")) - Double(count) / rate.value) < 2e-3)
    try checkGIF(tool.folder.path("held.gif"), sweep)
  }

  /// A GIF has at most 50 frames a second, and times in hundredths of one.
  private func checkGIF(_ path: String, _ sweep: Sweep) throws {
    let rate = min(sweep.rate, Rational(50))
    let seams = try seams(path)
    let delays = try MediaGIF(path).delays
    #expect(seams.count == delays.count)
    #expect(delays.allSatisfy { $0 >= 2 })
    let count = max((Rational(sweep.count) / sweep.rate * rate).rounded, 1)
    var (shown, end) = (0, delays[0])
    for index in 0..<count {
      let tick = max((Rational(100 * index) / rate).rounded, 2 * index)
      while tick >= end, shown + 1 < delays.count {
        shown += 1
        end += delays[shown]
      }
      #expect(abs(seams[shown] - sweep.seam(index, at: rate)) <= 0.52, "frame \(index)")
    }
    // Where 60 frames a second become 50, the last one may need a hundredth more than there is.
    let total = Double(sweep.count) / sweep.rate.value * 100
    #expect(abs(Double(delays.reduce(0, +)) - total) <= (sweep.rate > rate ? 1 : 0.5))
  }
}
