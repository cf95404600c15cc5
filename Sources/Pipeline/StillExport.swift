internal import Drawing
internal import Encoding
package import Motion

/// Draws one moment of a film and writes it as a picture.
package struct StillExport {
  private let studio: Studio
  private let request: OutputRequest

  /// - Parameter request: a format that holds one picture.
  package init(_ studio: Studio, to request: OutputRequest) {
    self.studio = studio
    self.request = request
  }

  /// - Parameter time: seconds from the start of the film.
  package func run(at time: Rational) throws {
    let settings = request.settings
    let writer = try request.format.makeWriter(settings, path: request.path)
    let resources = try studio.resources(width: settings.width, height: settings.height)
    let pixels = PixelBuffer(width: resources.pixelWidth, height: resources.pixelHeight)
    let renderer = FrameRenderer(resources)
    try pixels.draw(studio.film.plan(at: time, measurer: renderer.measurer), by: renderer)
    let frame = try request.format.makeFrame(settings)
    try pixels.convert(by: request.format.makeConverter(settings), into: frame, for: renderer)
    try writer.append(frame)
    try writer.finish()
  }
}
