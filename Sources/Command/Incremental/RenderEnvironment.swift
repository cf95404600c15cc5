internal import Drawing
internal import Encoding

/// Everything outside of a scene and its options that its outputs depend on: the program, its libraries, and the fonts
/// of the system.
enum RenderEnvironment {
  /// A digest. Fonts count by path, size and time: a new font may be chosen for any text.
  static func fingerprint() throws(OutputError) -> String {
    var lines = ["segue \(CommandLineTool.version)"]
    lines += (DrawingLibraries.versions + MediaCapabilities.versions).map { "\($0.library) \($0.version)" }
    for path in FontLibrary.systemFiles {
      let stamp = FileStamp(path)
      lines.append("\(path) \(stamp?.size ?? 0) \(stamp?.modified ?? 0)")
    }
    return try SHA256.hexadecimal(of: lines.joined(separator: "\n"))
  }
}
