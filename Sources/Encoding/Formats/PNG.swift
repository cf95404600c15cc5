extension OutputFormat {
  /// One picture, lossless, with straight alpha where the canvas is transparent.
  package static let png = OutputFormat(
    name: "png", extensions: ["png"], summary: "one picture, lossless", encoder: "png", carriesAlpha: true,
    maxSide: 65_535, maxFrameRate: nil, needsSeekableFile: false, kind: .still,
    isLosslessPossible: true,
    converter: { (settings) throws(OutputError) in StillPixels.converter(settings) },
    frame: { (settings) throws(OutputError) in try StillPixels.makeFrame(settings) },
    writer: { (settings, path) throws(OutputError) in
      try StillWriter(settings, encoder: "png", path: path)
    })
}
