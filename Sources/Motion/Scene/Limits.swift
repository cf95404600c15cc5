/// The named limits that keep a scene from exhausting the machine. Each is checked before the work it bounds, is a
/// diagnostic with exit code 65, and is tested at the limit and one past it.
package enum Limits {
  /// Bytes of a scene file.
  package static let sceneBytes = 1 << 20
  /// Nested YAML collections.
  package static let depth = 64
  /// YAML nodes, aliases expanded.
  package static let nodes = 100_000
  /// Views of all screens together.
  package static let views = 10_000
  /// Pixels of a canvas side after scaling.
  package static let canvasSide = 4096
  /// Frames of one output.
  package static let frames = 36_000
  /// Seconds of a film.
  package static let seconds = 600
  /// Steps of a timeline, repeated ones as often as they are taken.
  package static let steps = 10_000
  /// Frames per second.
  package static let framesPerSecond = 240
  /// The numerator of a frame rate in lowest terms: with times on the grid of microseconds, every product of a film's
  /// arithmetic stays exact. 240000/1001 is among what is allowed.
  package static let frameRateNumerator = 250_000
  /// Bytes of one image file.
  package static let assetBytes = 32 << 20
  /// Pixels of one image.
  package static let imagePixels = 40_000_000
  /// Pixels of all images together.
  package static let totalPixels = 120_000_000
  /// Bytes of one SVG file.
  package static let vectorBytes = 1 << 20
  /// Characters of one text.
  package static let textLength = 10_000
  /// Pixels of a font's size after scaling: beyond about 20,000 a face stays broken for the whole process.
  package static let fontSize = 2000
  /// Diagnostics printed for one file.
  package static let diagnostics = 20
}
