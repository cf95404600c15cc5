extension OutputFormat {
  /// Animated WebP: lossless where colours are few, which makes user interfaces half as large as GIF.
  package static let webp = OutputFormat(
    name: "webp", extensions: ["webp"], summary: "animated WebP, half of a GIF's size; for browsers",
    encoder: "libwebp_anim", carriesAlpha: true, maxSide: 16_383, maxFrameRate: 90, needsSeekableFile: false,
    kind: .film, isLosslessPossible: true, effort: 5,
    converter: { (settings) throws(OutputError) in StraightPixels.converter(settings) },
    frame: { (settings) throws(OutputError) in try StraightPixels.makeFrame(settings) },
    writer: { (settings, path) throws(OutputError) in try WebPWriter(settings, path: path) })
}
