import Encoding
import Motion
import TestSupport
import Testing

struct GIFTimingTests {
  static func film(_ rate: Rational, _ count: Int, pixel: @escaping (Int, Int, Int) -> UInt32) throws -> Film
  {
    Film(try Film.format("gif"), width: 32, height: 4, rate: rate, frames: count, pixel: pixel)
  }

  /// Rates and what two seconds of them must look like.
  @Test(arguments: [
    (Rational(10), [10]), (Rational(25, 2), [8]), (Rational(20), [5]), (Rational(25), [4]),
    (Rational(50), [2]),
    (Rational(12), [8, 9]), (Rational(15), [6, 7]), (Rational(24), [4, 5]), (Rational(30), [3, 4]),
    (Rational(30000, 1001), [3, 4]),
  ])
  func `two seconds last two seconds at every rate`(rate: Rational, delays: [Int]) throws {
    let folder = try MediaFolder()
    let count = (rate * Rational(2)).rounded
    var film = try GIFTimingTests.film(rate, count) { k, x, _ in bars(k, x, 32) }
    film.settings.duration = Rational(2)
    try film.write(to: folder.path("a.gif"))

    let gif = try MediaGIF(folder.path("a.gif"))
    #expect(gif.pictures.count == count)
    #expect(gif.delays.reduce(0, +) == 200)
    #expect(Set(gif.delays).isSubset(of: delays))
    let duration = try MediaProbe.entries(folder.path("a.gif"))["format.duration"]
    #expect(try #require(Double(duration ?? "")) == 2)
  }

  /// The time of frame k is rounded by itself: nothing adds up, whatever the number of frames.
  @Test func `thirty frames a second stay on the timeline`() throws {
    let folder = try MediaFolder()
    try GIFTimingTests.film(Rational(30), 90) { k, x, _ in bars(k, x, 32) }.write(to: folder.path("a.gif"))
    var time = 0
    for (k, delay) in try MediaGIF(folder.path("a.gif")).delays.enumerated() {
      #expect(abs(Double(time) - Double(k) * 100 / 30) <= 0.5)
      time += delay
    }
    #expect(time == 300)
  }

  @Test(arguments: [true, false])
  func `repeats lengthen the delay, announced or not`(telling: Bool) throws {
    let folder = try MediaFolder()
    // Two pictures of a second each.
    let film = try GIFTimingTests.film(Rational(30), 60) { k, x, _ in bars(k < 30 ? 1 : 2, x, 32) }
    try film.write(to: folder.path("a.gif"), telling: telling)
    #expect(try MediaGIF(folder.path("a.gif")).delays == [100, 100])
  }

  @Test func `four states of a fifth of a second keep their last delay`() throws {
    let folder = try MediaFolder()
    try GIFTimingTests.film(Rational(10), 8) { k, x, _ in bars(k / 2, x, 32) }.write(to: folder.path("a.gif"))
    #expect(try MediaGIF(folder.path("a.gif")).delays == [20, 20, 20, 20])
  }

  @Test func `a rest at the end is one long picture`() throws {
    let folder = try MediaFolder()
    try GIFTimingTests.film(Rational(20), 60) { k, x, _ in bars(min(k, 10), x, 32) }
      .write(to: folder.path("a.gif"))
    let gif = try MediaGIF(folder.path("a.gif"))
    #expect(gif.delays == Array(repeating: 5, count: 10) + [250])
  }

  @Test func `one frame lasts as long as the film`() throws {
    let folder = try MediaFolder()
    try GIFTimingTests.film(Rational(30), 1) { _, _, _ in 0xFF33_66CC }.write(to: folder.path("a.gif"))
    #expect(try MediaGIF(folder.path("a.gif")).delays == [3])
  }

  @Test func `no picture is shorter than two ticks`() throws {
    let folder = try MediaFolder()
    var film = try GIFTimingTests.film(Rational(50), 2) { k, x, _ in bars(k, x, 32) }
    film.settings.duration = Rational(3, 100)
    try film.write(to: folder.path("a.gif"))
    #expect(try MediaGIF(folder.path("a.gif")).delays == [2, 2])
  }

  @Test func `a hold beyond sixteen bits is divided`() throws {
    let folder = try MediaFolder()
    let film = try GIFTimingTests.film(Rational(1, 100), 9) { k, x, _ in bars(k / 8, x, 32) }
    try film.write(to: folder.path("a.gif"))
    let gif = try MediaGIF(folder.path("a.gif"))
    #expect(gif.delays == [65_535, 14_465, 10_000])
    let frames = try MediaProbe.frames(folder.path("a.gif"), width: 32, height: 4)
    #expect(frames == [film.rgba(0), film.rgba(0), film.rgba(8)])
  }

  @Test(arguments: [(Loop.once, nil), (.times(2), 1), (.times(3), 2), (.forever, 0)] as [(Loop, Int?)])
  func `a loop means plays`(loop: Loop, block: Int?) throws {
    let folder = try MediaFolder()
    var film = try GIFTimingTests.film(Rational(10), 2) { k, x, _ in bars(k, x, 32) }
    film.settings.loop = loop
    try film.write(to: folder.path("a.gif"))
    #expect(try MediaGIF(folder.path("a.gif")).loop == block)
  }

  @Test(arguments: [Rational(60), Rational(100)])
  func `a rate that browsers slow down is refused, and the fitting one is offered`(rate: Rational) throws {
    let folder = try MediaFolder()
    let gif = try Film.format("gif")
    #expect(gif.frameRate(for: rate) == Rational(50))
    let film = try GIFTimingTests.film(rate, 2) { k, x, _ in bars(k, x, 32) }
    #expect(throws: OutputError.unsupported(format: "gif", .frameRate(limit: 50))) {
      try film.write(to: folder.path("a.gif"))
    }
    #expect(try folder.names() == [])
  }
}
