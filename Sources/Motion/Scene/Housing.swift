/// The body of a device around its display.
package struct Housing: Hashable, Sendable {
  /// What interrupts the display at its top; sizes are in points.
  package enum Sensor: Hashable, Sendable {
    case none
    case notch(Size)
    case island(Size, top: Double)
  }

  /// In millimetres, as in Apple's technical specifications.
  package let width: Double
  package let height: Double
  /// Of the display: its pixels per inch over its pixels per point.
  package let pointsPerInch: Double
  package let sensor: Sensor

  /// In points.
  package var size: Size { Size(points(width), points(height)) }

  package func points(_ millimetres: Double) -> Double { millimetres / 25.4 * pointsPerInch }

  /// 326, 458, 460 and 264 pixels per inch at two and three pixels a point. The display of the 8 Plus shows 3 pixels a
  /// point on 401 per inch, of which 1080 stand for the 1242 that are drawn.
  static let retina2 = 163.0
  static let retina3 = 458.0 / 3
  static let retina3Dense = 460.0 / 3
  static let plus = 401.0 * 414 / 1080
  static let tablet = 132.0

  init(_ width: Double, _ height: Double, _ pointsPerInch: Double, _ sensor: Sensor = .none) {
    self.width = width
    self.height = height
    self.pointsPerInch = pointsPerInch
    self.sensor = sensor
  }
}

extension Housing.Sensor {
  /// Of the iPhone X; the notch of the iPhone 13 and 14 is a fifth narrower.
  static let wideNotch = Self.notch(Size(209, 30))
  static let narrowNotch = Self.notch(Size(162, 33))
  static let island = Self.island(Size(126, 37), top: 11)
  static let lowIsland = Self.island(Size(126, 37), top: 14)
}
