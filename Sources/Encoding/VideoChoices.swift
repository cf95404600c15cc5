/// The codecs that an MP4 can carry.
package enum VideoCodec: String, Hashable, Sendable, CaseIterable {
  /// Plays everywhere.
  case h264
  /// H.265: smaller at the same fidelity on photographs, for some six times the work; not in Firefox.
  case hevc
  /// AV1: browsers since 2020, no older Apple devices.
  case av1
}

/// How many pixels share a colour sample in a video.
package enum ChromaSampling: String, Hashable, Sendable, CaseIterable {
  /// Four pixels: what all players take.
  case shared = "420"
  /// None: sharper coloured text, but not in Safari, QuickTime and Firefox.
  case full = "444"
}

/// What x264 and x265 call their trades of time for bytes.
package enum VideoPreset: String, Hashable, Sendable, CaseIterable {
  case ultrafast, superfast, veryfast, faster, fast, medium, slow, slower, veryslow
}
