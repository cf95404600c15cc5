package import Drawing
package import Encoding
package import Motion

/// Draws moments of a film side by side and writes them as one sheet.
package struct FilmstripExport {
  /// How a sheet is written.
  package enum Format: Sendable {
    case png
    case page(VectorPage)
  }

  private let studio: Studio
  private let moments: [(time: Rational, label: String)]

  /// - Parameter moments: seconds from the start of the film, at least one.
  package init(_ studio: Studio, moments: [(time: Rational, label: String)]) {
    self.studio = studio
    self.moments = moments
  }

  /// - Parameters:
  ///   - width: pixels of each picture; the height follows.
  ///   - columns: pictures in a row.
  ///   - background: of the sheet.
  package func sheet(width: Int, columns: Int, background: Color) throws -> Filmstrip {
    let size = studio.film.pictureSize
    let height = max(Int((size.height * Double(width) / size.width).rounded()), 1)
    let resources = try studio.resources(width: width, height: height)
    let pixels = PixelBuffer(width: resources.pixelWidth, height: resources.pixelHeight)
    let renderer = FrameRenderer(resources)
    let pictures = try moments.map { time, label in
      try pixels.draw(studio.film.plan(at: time, measurer: renderer.measurer), by: renderer)
      return (picture: try pixels.bitmap, label: label)
    }
    return Filmstrip(pictures: pictures, columns: columns, background: background, fonts: studio.fonts)
  }

  /// Writes the sheet, whole or not at all.
  package func write(
    _ sheet: Filmstrip, as format: Format, to path: String, overwrites: Overwriting
  ) throws {
    switch format {
    case .png: try writePicture(sheet.bitmap(), to: path, overwrites: overwrites)
    case .page(let kind):
      let bytes = try sheet.page(kind)
      let file = try OutputFile(path, overwrites: overwrites)
      try unsafe file.write(bytes.span.bytes)
      try file.commit()
    }
  }

  private func writePicture(_ bitmap: Bitmap, to path: String, overwrites: Overwriting) throws {
    var settings = OutputSettings(
      width: bitmap.width, height: bitmap.height, frameRate: Rational(1), frameCount: 1)
    settings.isOpaque = bitmap.isOpaque
    settings.overwrites = overwrites
    let format = OutputFormat.png
    let writer = try format.makeWriter(settings, path: path)
    let frame = try format.makeFrame(settings)
    let pixels = unsafe bitmap.withBytes { bytes in unsafe [UInt8](bytes) }
    try format.makeConverter(settings).convert(
      unsafe pixels.span.bytes, stride: bitmap.width * 4, into: frame)
    try writer.append(frame)
    try writer.finish()
  }
}
