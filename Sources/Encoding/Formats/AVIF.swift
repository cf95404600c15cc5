import CFFmpeg
import Motion

extension OutputFormat {
  /// One picture as AV1 intra frame: a fraction of a PNG's bytes where there are photographs.
  package static let avif = OutputFormat.video(
    name: "avif", extensions: ["avif"], summary: "one picture, small; for browsers", encoder: "libaom-av1",
    carriesAlpha: false, maxSide: 65_535, kind: .still, effort: 8
  ) { (settings) throws(OutputError) in
    if let crf = settings.crf, crf > 63 { throw .unsupported(format: "avif", .crf(crf, limit: 63)) }
    let crf =
      switch settings.quality {
      case .draft: 32
      case .normal: 18
      case .high: 8
      }
    return VideoRecipe(
      encoder: "libaom-av1",
      options: [
        ("crf", String(settings.crf ?? crf)), ("cpu-used", "6"), ("still-picture", "1"),
        ("usage", "allintra"),
      ],
      pixelFormat: AV_PIX_FMT_YUV444P, tags: .fullRange, sideMultiple: 1, threads: 1, container: "avif",
      containerOptions: [])
  }
}
