import CFFmpeg
import Motion

/// The codecs of an MP4. Containers are filled in by the format.
extension VideoRecipe {
  /// x264's own message (type 6, SEI) holds its version and options: it would tie the bytes to the machine.
  static func h264(_ settings: OutputSettings) -> VideoRecipe {
    let (preset, crf) = x264(settings.quality)
    var options = [("preset", settings.preset?.rawValue ?? preset)]
    if let instructions = X264Processor.instructions {
      options.append(("x264-params", "asm=\(instructions)"))
    }
    if settings.isLossless {
      return VideoRecipe(
        encoder: "libx264rgb", options: options + [("qp", "0")], pixelFormat: AV_PIX_FMT_BGR0,
        tags: .pictures,
        sideMultiple: 1, bitstreamFilters: "filter_units=remove_types=6")
    }
    options.append(("crf", String(settings.crf ?? crf)))
    options.append(("profile", settings.chroma == .full ? "high444" : "high"))
    return VideoRecipe(
      encoder: "libx264", options: options, pixelFormat: planes(settings),
      sideMultiple: settings.chroma == .full ? 1 : 2, bitstreamFilters: "filter_units=remove_types=6")
  }

  /// With `info=0` x265 keeps its version to itself. Its bytes depend on the number of frames in flight, and on whether
  /// there is a pool of threads at all.
  static func hevc(_ settings: OutputSettings) -> VideoRecipe {
    let (preset, crf) = x264(settings.quality)
    var options = [("preset", settings.preset?.rawValue ?? preset)]
    var parameters = "log-level=none:info=0:pools=4"
    if settings.isLossless {
      parameters += ":lossless=1"
    } else {
      // x265's scale stands some two steps lower than x264's for the same fidelity.
      options.append(("crf", String(settings.crf ?? crf + 2)))
    }
    options.append(("x265-params", parameters))
    return VideoRecipe(
      encoder: "libx265", options: options,
      pixelFormat: settings.isLossless ? AV_PIX_FMT_GBRP : planes(settings),
      tags: settings.isLossless ? .pictures : .video,
      sideMultiple: settings.isLossless || settings.chroma == .full ? 1 : 2, threads: 2, codecTag: "hvc1")
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

  /// Measured on user-interface clips: at crf 20 with held frames skipped, bytes and fidelity are those of crf 18 with
  /// all frames sent, for a third of the work.
  private static func x264(_ quality: Quality) -> (preset: String, crf: Int) {
    switch quality {
    case .draft: ("veryfast", 23)
    case .normal: ("medium", 20)
    case .high: ("medium", 16)
    }
  }
}
