extension OutputFormat {
  /// Animated GIF: exact delays, one palette a picture, nothing repainted that did not change.
  package static let gif = OutputFormat(
    name: "gif", extensions: ["gif"], summary: "animated GIF; shows wherever pictures do", encoder: nil,
    carriesAlpha: true, maxSide: 65_535, maxFrameRate: 50, needsSeekableFile: false, kind: .film,
    isLosslessPossible: false,
    converter: { (settings) throws(OutputError) in GIFPixels.converter(settings) },
    frame: { (settings) throws(OutputError) in try GIFPixels.makeFrame(settings) },
    writer: { (settings, path) throws(OutputError) in try GIFWriter(settings, path: path) })
}
