import CFFmpeg

/// What the FFmpeg that this program runs with can do.
package enum MediaCapabilities {
  /// Versions of the libraries in use, such as ("libavcodec", "59.37.100").
  package static var versions: [(library: String, version: String)] {
    [
      ("libavcodec", text(avcodec_version())), ("libavformat", text(avformat_version())),
      ("libavutil", text(avutil_version())), ("libswscale", text(swscale_version())),
    ]
  }

  /// The licence of the build, which is that of a program that runs with it: "GPL version 2 or later" on Debian.
  package static var license: String { String(cString: avcodec_license()) }

  /// FFmpeg's release, such as "5.1.9-0+deb12u1".
  package static var release: String { String(cString: av_version_info()) }

  package static func hasEncoder(_ name: String) -> Bool { avcodec_find_encoder_by_name(name) != nil }

  /// Names of the formats whose encoders are present.
  package static var availableFormats: [String] {
    OutputFormat.all.filter(\.isAvailable).map(\.name)
  }

  private static func text(_ version: UInt32) -> String {
    "\(version >> 16).\(version >> 8 & 0xFF).\(version & 0xFF)"
  }
}
