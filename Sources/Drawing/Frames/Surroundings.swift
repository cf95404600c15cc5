package import Motion

/// What is drawn around a canvas that is a device's display.
package struct Surroundings: Sendable {
  package let housing: FilmHousing
  /// Around the device; may be transparent.
  package let background: Color

  package init(_ housing: FilmHousing, background: Color) {
    self.housing = housing
    self.background = background
  }
}

/// A rectangle of whole pixels in a picture; never empty, never outside.
struct PixelArea: Equatable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// - Parameter rect: On whole pixels.
  init(_ rect: Rect, within width: Int, _ height: Int) {
    func whole(_ value: Double, _ range: ClosedRange<Int>) -> Int {
      min(max(Int(exactly: value.rounded()) ?? 0, range.lowerBound), range.upperBound)
    }
    x = whole(rect.x, 0...max(width - 1, 0))
    y = whole(rect.y, 0...max(height - 1, 0))
    self.width = whole(rect.width, 1...max(width - x, 1))
    self.height = whole(rect.height, 1...max(height - y, 1))
  }
}
