extension OutputFormat {
  /// Every frame as a picture of its own, numbered from 1.
  package static let pngSequence = OutputFormat(
    name: "png-sequence", extensions: ["png"], summary: "one lossless picture a frame: DIR/f%05d.png",
    encoder: "png", carriesAlpha: true, maxSide: 65_535, maxFrameRate: nil, needsSeekableFile: false,
    kind: .sequence,
    isLosslessPossible: true,
    converter: { (settings) throws(OutputError) in StillPixels.converter(settings) },
    frame: { (settings) throws(OutputError) in try StillPixels.makeFrame(settings) },
    writer: { (settings, path) throws(OutputError) in
      try SequenceWriter(settings, encoder: "png", path: path)
    })
}
