/// The picture that a film is made of.
package struct Canvas: Sendable {
  /// In points.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  /// What shows where no screen covers; `alpha` below 1 makes a transparent film.
  package var background: Color
  package var device: Device?
  package var hasBezel: Bool
  package var statusBar: StatusBarStyle?
  /// The bar at the foot of the display; nil shows none.
  package var homeIndicator: StatusBarStyle?
  /// Of the status bar, of the platform's push, and of every screen that does not say otherwise.
  package var direction: LayoutDirection

  package init(
    size: Size, scale: Double = 2, background: Color = .black, device: Device? = nil, hasBezel: Bool = false,
    statusBar: StatusBarStyle? = nil, homeIndicator: StatusBarStyle? = nil,
    direction: LayoutDirection = .leftToRight
  ) {
    self.size = size
    self.scale = scale
    self.background = background
    self.device = device
    self.hasBezel = hasBezel
    self.statusBar = statusBar
    self.homeIndicator = homeIndicator
    self.direction = direction
  }
}

/// The colour of the status bar's content: `light` is white, for dark screens.
package enum StatusBarStyle: String, Hashable, Sendable, CaseIterable {
  case light, dark
}
