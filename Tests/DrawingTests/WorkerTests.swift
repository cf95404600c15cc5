import Dispatch
import Locking
import Motion

import TestSupport
import Testing

@testable import Drawing

struct WorkerTests {
  private var scenery: Scenery {
    var scenery = Scenery(canvas: Size(60, 80), scale: 2)
    let text = Text("Segue at work", color: .white)
    scenery.screens = [
      { snapshot in
        PlacedScreen(
          size: snapshot.size, background: .color(Color(hex: 0x334455)),
          views: [
            .make(.text(text), Rect(4, 10 * snapshot.progress, 56, 20)),
            .make(
              .ellipse(.color(.red)), Rect(10, 40, 30, 30), alpha: 0.7,
              shadow: Shadow(color: .black, opacity: 0.6, radius: 3 + snapshot.progress, offset: Point(2, 2))),
          ])
      }
    ]
    return scenery
  }

  /// Frames that use everything a worker keeps: stills, layouts, shadows, blurs.
  private func plans(_ scenery: Scenery) -> [FramePlan] {
    let state = ScreenState(size: scenery.canvas)
    return (0..<24).map { index in
      let progress = Double(index) / 23
      var moving = scenery.layer(0, x: 60 * progress)
      if index % 3 == 1 {
        moving.content = .screen(Snapshot(screen: 0, state: state, target: state, progress: progress))
      }
      moving.alpha = 1 - progress / 3
      moving.cornerRadius = Corners(8 * progress)
      var back = scenery.layer()
      back.blur = index % 4 == 0 ? 3 : 0
      if index % 5 == 2 { back.transform = Transform(rotationY: 40 * progress, perspective: 200) }
      return FramePlan(background: .black, layers: [back, moving])
    }
  }

  private func draw(workers: Int, cacheBytes: Int) throws -> [Picture] {
    var scenery = self.scenery
    scenery.cacheBytes = cacheBytes
    let resources = try scenery.resources()
    let plans = plans(scenery)
    let next = Locked(0)
    let pictures = Locked([Int: Picture]())
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      let renderer = FrameRenderer(resources)
      while true {
        let number = next.withLock { number in
          defer { number += 1 }
          return number
        }
        guard number < plans.count, let picture = try? renderer.picture(plans[number], resources) else {
          return
        }
        pictures.withLock { $0[number] = picture }
      }
    }
    let drawn = pictures.withLock { $0 }
    return try plans.indices.map { try #require(drawn[$0]) }
  }

  @Test(arguments: [2, 8])
  func `any number of workers draws the same frames`(workers: Int) throws {
    #expect(try draw(workers: workers, cacheBytes: 64 << 20) == draw(workers: 1, cacheBytes: 64 << 20))
  }

  @Test func `a cache that keeps nothing changes nothing`() throws {
    #expect(try draw(workers: 2, cacheBytes: 0) == draw(workers: 1, cacheBytes: 64 << 20))
  }

  @Test func `a still is drawn once for all workers`() throws {
    let scenery = self.scenery
    let resources = try scenery.resources()
    let plan = FramePlan(background: .black, layers: [scenery.layer()])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let renderer = FrameRenderer(resources)
      for _ in 0..<4 { _ = try? renderer.picture(plan, resources) }
    }
    #expect(scenery.placements.value == 1)
  }

  @Test func `kept stills never exceed their limit`() throws {
    var scenery = self.scenery
    // A still is 120 × 160 pixels: 76,800 bytes, 102,400 with its halves.
    scenery.cacheBytes = 250_000
    let resources = try scenery.resources()
    let renderer = FrameRenderer(resources)
    for number in 0..<10 {
      var change = ViewChange()
      change.alpha = Double(number) / 10
      let state = ScreenState(size: scenery.canvas, changes: ["view": change])
      let layer = Layer(.screen(Snapshot(screen: 0, state: state)), frame: Rect(size: scenery.canvas))
      _ = try renderer.picture(FramePlan(background: .black, layers: [layer]), resources)
      #expect(resources.cachedBytes <= 250_000)
    }
    #expect(resources.cachedBytes == 2 * 102_400)
  }

  @Test func `of many screens only a few are kept once they are out of sight`() throws {
    let resources = try scenery.resources()
    let renderer = FrameRenderer(resources)
    func show(_ alpha: Double, times: Int) throws {
      var change = ViewChange()
      change.alpha = alpha
      let state = ScreenState(size: scenery.canvas, changes: ["view": change])
      let layer = Layer(.screen(Snapshot(screen: 0, state: state)), frame: Rect(size: scenery.canvas))
      let plan = FramePlan(background: .black, layers: [layer])
      for _ in 0..<times { _ = try renderer.picture(plan, resources) }
    }
    // A frame asks for its still twice; 300 frames are far more than any still stays in use after its last one.
    for number in 0..<8 { try show(Double(number) / 10, times: 300) }
    // Each is 102,400 bytes with its halves: three that rest, and the one that came last.
    #expect(resources.cachedBytes <= 4 * 102_400)
    // Those of one transition are kept, however many they are.
    for number in 0..<8 { try show(Double(number) / 10, times: 1) }
    #expect(resources.cachedBytes >= 8 * 102_400)
  }

  @Test func `of the pictures of a blur that changes only a few are kept`() throws {
    let scenery = self.scenery
    let resources = try scenery.resources()
    let renderer = FrameRenderer(resources)
    var layer = scenery.layer()
    layer.clips = true
    for number in 0..<20 {
      layer.blur = 0.5 + Double(number) / 40
      _ = try renderer.picture(FramePlan(background: .black, layers: [layer]), resources)
    }
    // The sharp one and four blurred ones, each of 102,400 bytes with its halves.
    #expect(resources.cachedBytes == 5 * 102_400)
  }

  @Test func `a buffer that is too small is an error`() throws {
    let scenery = self.scenery
    let resources = try scenery.resources()
    let renderer = FrameRenderer(resources)
    var bytes = [UInt8](repeating: 0, count: 120 * 160 * 4 - 1)
    #expect(throws: DrawingError.bufferTooSmall(needed: 76_800, given: 76_799)) {
      try bytes.withUnsafeMutableBytes {
        try renderer.draw(FramePlan(background: .black, layers: []), into: $0, stride: 480)
      }
    }
  }

  @Test func `a failed frame leaves nothing behind for the next one`() throws {
    var scenery = self.scenery
    scenery.screens.append { snapshot in
      PlacedScreen(
        size: snapshot.size, background: .color(.red),
        views: [.make(.image(AssetID(7), .center), Rect(0, 0, 9, 9))])
    }
    let resources = try scenery.resources()
    let renderer = FrameRenderer(resources)
    let good = FramePlan(background: .black, layers: [scenery.layer()])
    let expected = try renderer.picture(good, resources)
    #expect(throws: DrawingError.missingAsset(7)) {
      try renderer.picture(FramePlan(background: .black, layers: [scenery.layer(1)]), resources)
    }
    #expect(try renderer.picture(good, resources) == expected)
  }

  @Test func `a canvas without pixels or beyond Cairo's reach is refused`() throws {
    var scenery = self.scenery
    scenery.canvas = Size(32_768, 10)
    scenery.scale = 1
    #expect(throws: DrawingError.invalidSize(width: 32_768, height: 10)) { try scenery.resources() }
    scenery.canvas = Size(.nan, 10)
    #expect(throws: DrawingError.self) { try scenery.resources() }
  }
}
