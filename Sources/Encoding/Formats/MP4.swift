import Motion

extension OutputFormat {
  /// H.264 in MP4, as every browser and player takes it: 4:2:0, High profile, index in front.
  package static let mp4 = OutputFormat(
    name: "mp4", extensions: ["mp4", "m4v"],
    summary: "H.264 video; plays everywhere", encoder: "libx264", carriesAlpha: false, maxSide: 16_384,
    maxFrameRate: nil, needsSeekableFile: true, kind: .film,
    converter: { (settings) throws(OutputError) in try VideoConverter(settings, recipe(settings)) },
    frame: { (settings) throws(OutputError) in try recipe(settings).makeFrame(settings) },
    writer: { (settings, path) throws(OutputError) in
      try VideoWriter(settings, recipe(settings), file: videoFile(settings, path))
    })

  /// x264's own message (type 6, SEI) holds its version and options: it would tie the bytes to the machine.
  private static func recipe(_ settings: OutputSettings) -> VideoRecipe {
    let (preset, crf) = x264(settings.quality)
    var options = [("preset", preset), ("crf", String(settings.crf ?? crf)), ("profile", "high")]
    if let instructions = X264Processor.instructions {
      options.append(("x264-params", "asm=\(instructions)"))
    }
    return VideoRecipe(
      encoder: "libx264", options: options,
      bitstreamFilters: "filter_units=remove_types=6", container: "mp4",
      containerOptions: [
        ("movflags", "+faststart"), ("movie_timescale", String(timescale(settings.frameRate.numerator))),
      ])
  }

  /// The muxer's own time scale of the track, for the movie too: its default of milliseconds rounds the duration.
  private static func timescale(_ numerator: Int) -> Int {
    var scale = max(numerator, 1)
    while scale < 10_000 { scale *= 2 }
    return scale
  }

  /// Measured on user-interface clips: at crf 20 with held frames skipped, bytes and fidelity are those of crf 18 with
  /// all frames sent, for a third of the work.
  private static func x264(_ quality: Quality) -> (preset: String, crf: Int) {
    switch quality {
    case .draft: ("veryfast", 23)
    case .normal: ("medium", 20)
    case .high: ("medium", 16)
    }
  }

  private static func videoFile(_ settings: OutputSettings, _ path: String) throws(OutputError) -> OutputFile
  {
    try OutputFile(path, needsSeeking: true, overwrites: settings.overwrites)
  }
}
