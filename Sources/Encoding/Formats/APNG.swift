extension OutputFormat {
  /// Animated PNG: lossless, in every browser, large where there are photographs.
  package static let apng = OutputFormat(
    name: "apng", extensions: ["apng"], summary: "animated PNG, lossless; for browsers", encoder: "apng",
    carriesAlpha: true, maxSide: 65_535, maxFrameRate: 90, needsSeekableFile: true, kind: .film,
    isLosslessPossible: true, effort: 2,
    converter: { (settings) throws(OutputError) in StillPixels.converter(settings) },
    frame: { (settings) throws(OutputError) in try StillPixels.makeFrame(settings) },
    writer: { (settings, path) throws(OutputError) in try APNGWriter(settings, path: path) })
}
