/// A device that is drawn around every frame of a film.
package struct FilmHousing: Sendable {
  /// Of the whole picture, in points.
  package let size: Size
  /// Where the layers of a plan are shown in the picture. Its origin is whole.
  package let display: Rect
  /// Of the body, which fills the picture, in points.
  package let cornerRadius: Double
  /// What covers all of the picture around the display, up to its corners.
  package let layer: Layer

  init(_ bezel: Bezel, screen: Int) {
    size = bezel.size
    display = bezel.display
    cornerRadius = bezel.cornerRadius
    layer = Layer(
      .screen(Snapshot(screen: screen, state: ScreenState(size: bezel.size))), frame: Rect(size: bezel.size))
  }

  package init(size: Size, display: Rect, cornerRadius: Double, layer: Layer) {
    self.size = size
    self.display = display
    self.cornerRadius = cornerRadius
    self.layer = layer
  }
}
