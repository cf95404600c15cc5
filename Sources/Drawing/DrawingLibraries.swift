import CCairo
import CPango
import CRSVG

/// The libraries that pictures are drawn with.
package enum DrawingLibraries {
  /// Versions of the libraries in use, such as ("cairo", "1.16.0").
  package static var versions: [(library: String, version: String)] {
    let fontconfig = FcGetVersion()
    return [
      ("cairo", text(cairo_version_string())), ("pango", text(pango_version_string())),
      ("fontconfig", "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
      ("librsvg", "\(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)"),
    ]
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? "unknown"
  }
}
