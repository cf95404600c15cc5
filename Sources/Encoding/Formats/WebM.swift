import CFFmpeg
import Motion

extension OutputFormat {
  /// VP9 in WebM, for browsers: with transparency where the canvas has it.
  package static let webm = OutputFormat.video(
    name: "webm", extensions: ["webm"], summary: "VP9 video for browsers, transparent where the canvas is",
    encoder: "libvpx-vp9", carriesAlpha: true, maxSide: 16_384, effort: 3
  ) { (settings) throws(OutputError) in
    if let crf = settings.crf, crf > 63 { throw .unsupported(format: "webm", .crf(crf, limit: 63)) }
    let (crf, speed) =
      switch settings.quality {
      case .draft: (38, 6)
      case .normal: (26, 4)
      case .high: (16, 3)
      }
    let hasAlpha = !settings.isOpaque
    var options = [("crf", String(settings.crf ?? crf)), ("cpu-used", String(speed)), ("row-mt", "1")]
    // Frames that are never shown have no place for their transparency.
    if hasAlpha { options.append(("auto-alt-ref", "0")) }
    return VideoRecipe(
      encoder: "libvpx-vp9", options: options,
      pixelFormat: hasAlpha ? AV_PIX_FMT_YUVA420P : AV_PIX_FMT_YUV420P, sideMultiple: 1, threads: 2,
      container: "webm", containerOptions: [("cues_to_front", "1")])
  }
}
