/// A device whose screen a canvas can have.
package struct Device: Hashable, Sendable {
  package let name: String
  /// In points, portrait.
  package let size: Size
  /// Pixels per point of the real screen.
  package let scale: Double
  /// Points kept free at the top for the status bar.
  package let statusBarHeight: Double
  /// Points kept free at the bottom for the home indicator.
  package let homeIndicatorHeight: Double
  /// Radius of the display's corners, in points.
  package let cornerRadius: Double

  /// Point sizes as Xcode lists them for each device; scales and insets are those of the devices' safe areas.
  package static let all: [Device] = [
    Device("iphone-4", 320, 480, 2, 20, 0, 0),
    Device("iphone-5", 320, 568, 2, 20, 0, 0),
    Device("iphone-8", 375, 667, 2, 20, 0, 0),
    Device("iphone-8-plus", 414, 736, 3, 20, 0, 0),
    Device("iphone-x", 375, 812, 3, 44, 34, 39),
    Device("iphone-11", 414, 896, 2, 48, 34, 41.5),
    Device("iphone-14", 390, 844, 3, 47, 34, 47.33),
    Device("iphone-14-plus", 428, 926, 3, 47, 34, 53.33),
    Device("iphone-15", 393, 852, 3, 59, 34, 55),
    Device("iphone-15-plus", 430, 932, 3, 59, 34, 55),
    Device("iphone-16-pro", 402, 874, 3, 62, 34, 62),
    Device("iphone-16-pro-max", 440, 956, 3, 62, 34, 62),
    Device("ipad-mini", 744, 1133, 2, 24, 20, 21.5),
    Device("ipad-9", 768, 1024, 2, 20, 0, 0),
    Device("ipad-air", 820, 1180, 2, 24, 20, 18),
    Device("ipad-pro-11", 834, 1194, 2, 24, 20, 18),
    Device("ipad-pro-13", 1024, 1366, 2, 24, 20, 18),
  ]

  private init(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ statusBarHeight: Double,
    _ homeIndicatorHeight: Double, _ cornerRadius: Double
  ) {
    self.name = name
    self.size = Size(width, height)
    self.scale = scale
    self.statusBarHeight = statusBarHeight
    self.homeIndicatorHeight = homeIndicatorHeight
    self.cornerRadius = cornerRadius
  }
}
