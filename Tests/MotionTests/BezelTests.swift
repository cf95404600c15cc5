import Motion
import TestSupport
import Testing

/// Devices around a canvas.
struct BezelTests {
  private func bezel(_ device: Device) throws -> Bezel {
    try #require(Bezel(canvas: Canvas(size: device.size, device: device, hasBezel: true)))
  }

  @Test func `a canvas without a device has no bezel`() {
    #expect(Bezel(canvas: Canvas(size: Size(10, 10), hasBezel: true)) == nil)
    #expect(Bezel(canvas: Canvas(size: Size(10, 10), device: Device.all[0])) == nil)
  }

  /// Millimetres by 460 pixels an inch and 3 pixels a point: 71.6 by 147.6 are 432.2 by 891.0 points.
  @Test func `a body has the proportions of the device`() throws {
    let device = try #require(Device.all.first { $0.name == "iphone-15" })
    let bezel = try bezel(device)
    #expect(bezel.display == Rect(20, 20, 393, 852))
    #expect(bezel.size == Size(433, 892))
    #expect(bezel.cornerRadius == 75)
  }

  @Test(arguments: Device.all)
  func `the display lies in the middle of the body, on whole points`(device: Device) throws {
    let bezel = try bezel(device)
    #expect(bezel.display.size == device.size)
    #expect(bezel.display.x == bezel.size.width - bezel.display.maxX)
    #expect(bezel.display.y == bezel.size.height - bezel.display.maxY)
    #expect(bezel.display.x == bezel.display.x.rounded() && bezel.display.y == bezel.display.y.rounded())
    #expect(bezel.display.x >= 10 && bezel.display.y >= 10)
    // Rounding moves an edge by half a point at most.
    #expect(abs(bezel.size.width - device.housing.size.width) <= 1)
    #expect(abs(bezel.size.height - device.housing.size.height) <= 1)
  }

  @Test(arguments: Device.all)
  func `a device has a home button or a home indicator`(device: Device) throws {
    let ids = try bezel(device).views.map(\.id)
    #expect(ids.contains("bezel/button") == (device.homeIndicatorHeight == 0))
  }

  @Test func `a picture with a bezel is larger than its canvas`() throws {
    let device = try #require(Device.all.first { $0.name == "iphone-8" })
    var scene = SceneFactory.twoScreens(
      size: device.size, transition: .system, timeline: [SceneFactory.step(.hold(Rational(1)))])
    let plain = try Film(scene, measurer: TenPointMeasurer())
    scene.canvas.device = device
    scene.canvas.hasBezel = true
    let film = try Film(scene, measurer: TenPointMeasurer())
    #expect(plain.pictureSize == device.size)
    #expect(film.pictureSize == film.housing?.size)
    #expect(film.pictureSize.height > device.size.height + 200)
    // The layers do not move: they are placed in the display.
    #expect(
      film.plan(at: .zero, measurer: TenPointMeasurer()).layers
        == plain.plan(at: .zero, measurer: TenPointMeasurer()).layers)
  }

  @Test func `the home indicator lies over everything, all the time`() throws {
    let device = try #require(Device.all.first { $0.name == "iphone-15" })
    var scene = SceneFactory.twoScreens(
      size: device.size, transition: .system, timeline: [SceneFactory.step(.hold(Rational(1)))])
    scene.canvas.device = device
    scene.canvas.homeIndicator = .light
    let film = try Film(scene, measurer: TenPointMeasurer())
    for time in [Rational.zero, Rational(1)] {
      let layer = try #require(film.plan(at: time, measurer: TenPointMeasurer()).layers.last)
      guard case .screen(let snapshot) = layer.content else { throw Missing() }
      let placed = film.screens.place(snapshot, measurer: TenPointMeasurer())
      // 36 % of 393 points, 8 above the edge.
      #expect(placed.views.first?.frame == Rect(126, 839, 141, 5))
      #expect(placed.views.first?.background == .color(.white))
    }
  }

  private struct Missing: Error {}
}
