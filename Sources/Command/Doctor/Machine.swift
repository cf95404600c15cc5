internal import Drawing
internal import Encoding
internal import Glibc
internal import SceneFile
internal import Storyboard

/// What this machine has for drawing and encoding.
struct Machine: Sendable {
  /// Names and versions, in the order in which a scene passes through them.
  var libraries: [(library: String, version: String)]
  /// FFmpeg's release, and the licence of its build.
  var ffmpeg: (release: String, license: String)
  var encoders: [EncoderUse]
  /// Font files that the system offers.
  var fontFiles: Int
  /// The family of text that names none; nil where there is no font at all.
  var defaultFont: String?
  /// Processors that are online.
  var cores: Int
  var scratch: ScratchSpace
}

/// The folder for files that nobody is to keep.
struct ScratchSpace: Hashable, Sendable {
  let path: String
  /// Bytes that may be written; nil where the folder cannot be looked at.
  let free: Int?
  let isWritable: Bool

  init(path: String, free: Int?, isWritable: Bool) {
    self.path = path
    self.free = free
    self.isWritable = isWritable
  }

  init(_ path: String) {
    var info = statvfs()
    let isThere = statvfs(path, &info) == 0
    self.init(
      path: path, free: isThere ? Int(info.f_bavail) * Int(info.f_frsize) : nil,
      isWritable: access(path, W_OK | X_OK) == 0)
  }
}

extension Machine {
  /// The one that the program runs on.
  static func current() throws(DrawingError) -> Machine {
    let library = try FontLibrary()
    let report = library.report(on: library.defaultFamily)
    let files = FontLibrary.systemFiles
    return Machine(
      libraries: [("libyaml", YAMLLibrary.version), ("libxml2", XMLLibrary.version)]
        + DrawingLibraries.versions + MediaCapabilities.versions,
      ffmpeg: (MediaCapabilities.release, MediaCapabilities.license), encoders: EncoderUse.all,
      fontFiles: files.count, defaultFont: files.isEmpty ? nil : report.matched,
      cores: max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1), scratch: ScratchSpace(ScratchFolder.parent))
  }

  /// What is missing, and what that costs. Empty where every format can be written and text can be drawn.
  var faults: [String] {
    var faults = encoders.filter { !$0.isPresent }.map { use in
      "this FFmpeg has no encoder `\(use.encoder)`: `\(use.use)` cannot be written"
    }
    if defaultFont == nil { faults.append("no font is installed: text cannot be drawn") }
    if !scratch.isWritable { faults.append("`\(scratch.path)` cannot be written to: set TMPDIR") }
    return faults
  }
}
