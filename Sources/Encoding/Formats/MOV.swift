import CFFmpeg
import Motion

extension OutputFormat {
  /// ProRes 4444 in QuickTime, for editors: ten bits, no shared colour samples, straight alpha, every frame by itself.
  package static let mov = OutputFormat.video(
    name: "mov", extensions: ["mov"],
    summary: "ProRes 4444 for video editors, transparent where the canvas is",
    encoder: "prores_ks", carriesAlpha: true, maxSide: 16_384, effort: 8
  ) { (settings) throws(OutputError) in
    let hasAlpha = !settings.isOpaque
    return VideoRecipe(
      encoder: "prores_ks",
      options: [
        ("profile", settings.quality == .high ? "4444xq" : "4444"), ("vendor", "apl0"),
        ("alpha_bits", hasAlpha ? "16" : "0"),
      ],
      pixelFormat: hasAlpha ? AV_PIX_FMT_YUVA444P10LE : AV_PIX_FMT_YUV444P10LE, sideMultiple: 1,
      sendsEveryFrame: true, container: "mov",
      containerOptions: [("movie_timescale", String(timescale(settings.frameRate.numerator)))])
  }
}
