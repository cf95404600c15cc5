import Motion

extension OutputFormat {
  /// Video in MP4 with its index in front. By default H.264 as every browser and player takes it: 4:2:0, High profile.
  package static let mp4 = OutputFormat.video(
    name: "mp4", extensions: ["mp4", "m4v"], summary: "H.264 video, or HEVC or AV1; plays everywhere",
    encoder: "libx264", carriesAlpha: false, maxSide: 16_384, isLosslessPossible: true
  ) { (settings) throws(OutputError) in
    let limit = settings.codec == .av1 ? 63 : 51
    if let crf = settings.crf, crf > limit { throw .unsupported(format: "mp4", .crf(crf, limit: limit)) }
    var recipe =
      switch settings.codec {
      case .h264: VideoRecipe.h264(settings)
      case .hevc: try VideoRecipe.hevc(settings)
      case .av1: try VideoRecipe.av1(settings)
      }
    recipe.container = "mp4"
    recipe.containerOptions = [
      ("movflags", "+faststart"), ("movie_timescale", String(timescale(settings.frameRate.numerator))),
    ]
    return recipe
  }

  /// The muxer's own time scale of the track, for the movie too: its default of milliseconds rounds the duration.
  static func timescale(_ numerator: Int) -> Int {
    var scale = max(numerator, 1)
    while scale < 10_000 { scale *= 2 }
    return scale
  }
}
