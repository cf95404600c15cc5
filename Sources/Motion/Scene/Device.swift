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
  package let housing: Housing

  /// Point sizes as Xcode lists them for each device; scales and insets are those of the devices' safe areas.
  package static let all: [Device] = [
    Device("iphone-4", 320, 480, 2, 20, 0, 0, Housing(58.6, 115.2, Housing.retina2)),
    Device("iphone-5", 320, 568, 2, 20, 0, 0, Housing(58.6, 123.8, Housing.retina2)),
    Device("iphone-8", 375, 667, 2, 20, 0, 0, Housing(67.3, 138.4, Housing.retina2)),
    Device("iphone-8-plus", 414, 736, 3, 20, 0, 0, Housing(78.1, 158.4, Housing.plus)),
    Device("iphone-x", 375, 812, 3, 44, 34, 39, Housing(70.9, 143.6, Housing.retina3, .wideNotch)),
    Device("iphone-11", 414, 896, 2, 48, 34, 41.5, Housing(75.7, 150.9, Housing.retina2, .wideNotch)),
    Device("iphone-14", 390, 844, 3, 47, 34, 47.33, Housing(71.5, 146.7, Housing.retina3Dense, .narrowNotch)),
    Device("iphone-14-plus", 428, 926, 3, 47, 34, 53.33, Housing(78.1, 160.8, Housing.retina3, .narrowNotch)),
    Device("iphone-15", 393, 852, 3, 59, 34, 55, Housing(71.6, 147.6, Housing.retina3Dense, .island)),
    Device("iphone-15-plus", 430, 932, 3, 59, 34, 55, Housing(77.8, 160.9, Housing.retina3Dense, .island)),
    Device("iphone-16-pro", 402, 874, 3, 62, 34, 62, Housing(71.5, 149.6, Housing.retina3Dense, .lowIsland)),
    Device(
      "iphone-16-pro-max", 440, 956, 3, 62, 34, 62, Housing(77.6, 163, Housing.retina3Dense, .lowIsland)),
    Device("ipad-mini", 744, 1133, 2, 24, 20, 21.5, Housing(134.8, 195.4, Housing.retina2)),
    Device("ipad-9", 768, 1024, 2, 20, 0, 0, Housing(174.1, 250.6, Housing.tablet)),
    Device("ipad-air", 820, 1180, 2, 24, 20, 18, Housing(178.5, 247.6, Housing.tablet)),
    Device("ipad-pro-11", 834, 1194, 2, 24, 20, 18, Housing(178.5, 247.6, Housing.tablet)),
    Device("ipad-pro-13", 1024, 1366, 2, 24, 20, 18, Housing(214.9, 280.6, Housing.tablet)),
  ]

  private init(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ statusBarHeight: Double,
    _ homeIndicatorHeight: Double, _ cornerRadius: Double, _ housing: Housing
  ) {
    self.name = name
    self.size = Size(width, height)
    self.scale = scale
    self.statusBarHeight = statusBarHeight
    self.homeIndicatorHeight = homeIndicatorHeight
    self.cornerRadius = cornerRadius
    self.housing = housing
  }
}
