import Motion
import TestSupport
import Testing

@testable import Drawing

/// What is scaled to nothing is not drawn, and what comes after it is.
struct ZeroScaleTests {
  @Test(arguments: [(0.0, 0.0), (0, 1), (1, 0)])
  func `a layer scaled to nothing leaves no trace`(scaleX: Double, scaleY: Double) throws {
    var scenery = Scenery()
    scenery.screens = [Color.red, .green].map { color in
      { snapshot in PlacedScreen(size: snapshot.state.size, background: .color(color), views: []) }
    }
    var (gone, next) = (scenery.layer(0), scenery.layer(1))
    gone.transform = Transform(scaleX: scaleX, scaleY: scaleY)
    next.transform = Transform(scaleX: 0.5, scaleY: 0.5)
    #expect(try scenery.draw([gone, next]) == scenery.draw([next]))
  }

  @Test func `a view scaled to nothing leaves no trace`() throws {
    var gone = PlacedView.make(.empty, Rect(0, 0, 30, 30), background: .red)
    gone.scaleX = 0
    gone.scaleY = 0
    gone.children = [.make(.empty, Rect(0, 0, 10, 10), background: .white)]
    let next = PlacedView.make(.empty, Rect(10, 10, 20, 20), background: .green)
    #expect(try Scenery.draw([gone, next]) == Scenery.draw([next]))
  }
}
