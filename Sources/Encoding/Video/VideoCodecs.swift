import CFFmpeg
import Motion

/// The codecs of an MP4. Containers are filled in by the format.
extension VideoRecipe {
  /// x264's own message (type 6, SEI) holds its version and options: it would tie the bytes to the machine.
  static func h264(_ settings: OutputSettings) -> VideoRecipe {
    let tuning = X264Tuning(settings)
    var options = [("preset", tuning.preset)]
    if !tuning.parameters.isEmpty { options.append(("x264-params", tuning.parameters)) }
    if settings.isLossless {
      return VideoRecipe(
        encoder: "libx264rgb", options: options + [("qp", "0")], pixelFormat: AV_PIX_FMT_BGR0,
        tags: .pictures, sideMultiple: 1, threads: 1, bitstreamFilters: "filter_units=remove_types=6")
    }
    options.append(("crf", String(settings.crf ?? tuning.crf)))
    options.append(("profile", settings.chroma == .full ? "high444" : "high"))
    return VideoRecipe(
      encoder: "libx264", options: options, pixelFormat: planes(settings),
      sideMultiple: settings.chroma == .full ? 1 : 2, threads: 1,
      held: settings.isConstantFrameRate ? .sharpenedAtConstantRate : .sharpened,
      bitstreamFilters: "filter_units=remove_types=6")
  }

  /// With `info=0` x265 keeps its version to itself. Its bytes depend on the number of frames in flight, and on whether
  /// there is a pool of threads at all. Two x265 encoders at once read tables of each other and fail now and then.
  static func hevc(_ settings: OutputSettings) throws(OutputError) -> VideoRecipe {
    // x265's smallest coding tree unit; a side of 15 is made 16 by the column that 4:2:0 needs.
    let side = min(settings.width, settings.height)
    let smallest = settings.isLossless || settings.chroma == .full ? 16 : 15
    if side < smallest { throw .unsupported(format: "mp4", .smallSide(side, limit: 16)) }
    let (preset, crf) = x265(settings.quality)
    var options = [("preset", settings.preset?.rawValue ?? preset)]
    var parameters = "log-level=none:info=0:pools=4"
    if settings.isLossless {
      parameters += ":lossless=1"
    } else {
      options.append(("crf", String(settings.crf ?? crf)))
    }
    options.append(("x265-params", parameters))
    return VideoRecipe(
      encoder: "libx265", options: options,
      pixelFormat: settings.isLossless ? AV_PIX_FMT_GBRP : planes(settings),
      tags: settings.isLossless ? .pictures : .video,
      sideMultiple: settings.isLossless || settings.chroma == .full ? 1 : 2, threads: 2, isExclusive: true,
      codecTag: "hvc1")
  }

  /// libaom's bytes depend neither on the machine's cores nor on the number of threads, which cannot be said of SVT-AV1,
  /// and it keeps quiet.
  static func av1(_ settings: OutputSettings) throws(OutputError) -> VideoRecipe {
    if settings.isLossless { throw .unsupported(format: "mp4", .lossless) }
    let crf =
      switch settings.quality {
      case .draft: 38
      case .normal: 26
      case .high: 16
      }
    return VideoRecipe(
      encoder: "libaom-av1",
      options: [("crf", String(settings.crf ?? crf)), ("cpu-used", "6"), ("row-mt", "1")],
      pixelFormat: planes(settings), sideMultiple: settings.chroma == .full ? 1 : 2, threads: 2)
  }

  private static func planes(_ settings: OutputSettings) -> AVPixelFormat {
    settings.chroma == .full ? AV_PIX_FMT_YUV444P : AV_PIX_FMT_YUV420P
  }

  /// x265's presets and crf, which stands some two steps lower than x264's for the same fidelity.
  private static func x265(_ quality: Quality) -> (preset: String, crf: Int) {
    switch quality {
    case .draft: ("veryfast", 25)
    case .normal: ("medium", 22)
    case .high: ("medium", 18)
    }
  }
}
