import Motion
import Testing

@testable import Storyboard

/// What a storyboard says of the device that it was made for.
struct TargetDeviceTests {
  private let metrics = """
    <simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedOrientationMetrics key="orientation"/>\
    <simulatedScreenMetrics key="destination" type="retina4"/></simulatedMetricsContainer>
    """

  private func size(_ scene: String, device: String? = nil, metrics: String = "") throws -> Size {
    let xml = Fixture.xml(scene, device: device).replacing("</document>", with: metrics + "</document>")
    return TargetDevice(of: try Fixture.read(xml)).size
  }

  @Test func `the simulated screen of Xcode 5 to 7 is the device`() throws {
    #expect(try size(Fixture.scene("A", size: Size(600, 600)), metrics: metrics) == Size(320, 568))
  }

  @Test func `a controller whose simulated orientation is landscape lies`() throws {
    let lying =
      #"<simulatedOrientationMetrics key="simulatedOrientationMetrics" orientation="landscapeRight"/>"#
    let scene = Fixture.scene("A", size: Size(568, 320), inController: lying)
    #expect(try size(scene, metrics: metrics) == Size(568, 320))
  }

  @Test func `a root of the size of a lying screen lies`() throws {
    #expect(try size(Fixture.scene("A", size: Size(667, 375))) == Size(667, 375))
  }

  @Test func `before Xcode 8 an iPad is known by its runtime`() throws {
    let xml = Fixture.xml(Fixture.scene("A", size: Size(768, 1004)), device: nil)
      .replacing(#"targetRuntime="iOS.CocoaTouch""#, with: #"targetRuntime="iOS.CocoaTouch.iPad""#)
    #expect(TargetDevice(of: try Fixture.read(xml)).size == Size(768, 1024))
  }
}
