/// A scene file, understood: every default, unit, reference, colour and component is resolved.
package struct Scene: Sendable {
  /// Also the picture's alternative text.
  package var title: String
  package var description: String
  package var canvas: Canvas
  /// Frames per second.
  package var frameRate: Rational
  /// Paths of font files to add to the system's, as checked to lie inside the scene's folder.
  package var fonts: [String]
  package var assets: [Asset]
  package var screens: [Screen]
  package var segues: [Segue]
  /// Names of screens on the navigation stack when the picture starts, root first. Never empty.
  package var initialStack: [String]
  package var timeline: [Step]
  package var playback: Playback
  /// Per-format defaults, by the format's name.
  package var output: [String: OutputDefaults]

  package init(
    title: String, description: String = "", canvas: Canvas, frameRate: Rational = Rational(60),
    fonts: [String] = [], assets: [Asset] = [], screens: [Screen], segues: [Segue] = [],
    initialStack: [String],
    timeline: [Step], playback: Playback = Playback(), output: [String: OutputDefaults] = [:]
  ) {
    self.title = title
    self.description = description
    self.canvas = canvas
    self.frameRate = frameRate
    self.fonts = fonts
    self.assets = assets
    self.screens = screens
    self.segues = segues
    self.initialStack = initialStack
    self.timeline = timeline
    self.playback = playback
    self.output = output
  }
}
