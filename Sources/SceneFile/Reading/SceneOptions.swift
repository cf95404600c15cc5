package import Motion

/// What the command line says about reading a scene; nil leaves it to the scene.
package struct SceneOptions: Sendable {
  /// The theme whose variables `$name` means; nil is `light`, or the first one.
  package var theme: String?
  /// Values of the scene's variables, by name, instead of those that it gives them.
  package var variables: [String: String]
  /// The folder that files must lie in, instead of the scene's own.
  package var root: String?
  /// Pixels per point, instead of the canvas's.
  package var scale: Double?
  /// Frames per second, instead of the scene's.
  package var frameRate: Rational?
  /// The device that the scene is shown on, instead of its canvas's.
  package var device: Device?
  /// Which way the scene runs, instead of its own.
  package var direction: LayoutDirection?
  /// How often the film plays, whether it comes back, and the rest at its end, instead of the scene's.
  package var loop: Loop?
  package var pingPong: Bool?
  package var holdEnd: Rational?
  /// Names that `output` may have; empty allows any.
  package var formats: [String]

  package init(
    theme: String? = nil, variables: [String: String] = [:], root: String? = nil, scale: Double? = nil,
    frameRate: Rational? = nil,
    formats: [String] = []
  ) {
    self.theme = theme
    self.variables = variables
    self.root = root
    self.scale = scale
    self.frameRate = frameRate
    self.formats = formats
  }
}
