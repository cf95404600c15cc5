/// What one frame shows, as plain values. Two equal plans are one picture.
package struct FramePlan: Hashable, Sendable {
  /// Below all layers; may be transparent.
  package var background: Color
  /// Back to front.
  package var layers: [Layer]

  package init(background: Color, layers: [Layer]) {
    self.background = background
    self.layers = layers
  }
}
