import Testing

/// What FFmpeg's tools see in a file.
package enum MediaProbe {
  /// Entries of the video stream and of the container by ffprobe, as text: "width", "format.duration" and so on.
  package static func entries(_ path: String, counting: Bool = true) throws -> [String: String] {
    let text = try MediaTool.output(
      ["ffprobe", "-v", "error", "-select_streams", "v:0"] + (counting ? ["-count_frames"] : [])
        + ["-show_streams", "-show_format", "-of", "flat=s=.", path])
    var entries: [String: String] = [:]
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      var key = String(parts[0])
      if key.hasPrefix("streams.stream.0.") { key = String(key.dropFirst("streams.stream.0.".count)) }
      entries[key] = parts[1].filter { $0 != "\"" }
    }
    return entries
  }

  /// Every coded frame as packed pixels, without any repeated or dropped. `format` is FFmpeg's, such as "rgba".
  package static func frames(
    _ path: String, width: Int, height: Int, format: String = "rgba", filter: String = "null",
    options: [String] = []
  ) throws -> [[UInt8]] {
    let bytes = try MediaTool.output(
      ["ffmpeg", "-v", "error", "-nostdin"] + options + ["-i", path, "-vf", filter]
        + ["-vsync", "passthrough", "-f", "rawvideo", "-pix_fmt", format, "-"])
    let size = width * height * (format == "rgba" ? 4 : 3)
    try #require(bytes.count % size == 0, "\(bytes.count) bytes are no whole number of frames of \(size)")
    return stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<$0 + size]) }
  }

  /// Presentation times of the decoded frames, in units of the stream's time base, with its denominator.
  package static func times(_ path: String) throws -> [Double] {
    let text = try MediaTool.output([
      "ffprobe", "-v", "error", "-select_streams", "v:0", "-show_entries", "frame=pts_time", "-of", "csv=p=0",
      path,
    ])
    return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap {
      Double($0.split(separator: ",")[0])
    }
  }

  /// The filter that turns our video back into RGB the way it was meant.
  package static let toRGB =
    "scale=in_color_matrix=bt709:in_range=tv:out_range=pc:flags=accurate_rnd+full_chroma_int,format=rgb24"
}
