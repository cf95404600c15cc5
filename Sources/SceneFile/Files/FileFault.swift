internal import Glibc

/// Why a file cannot be read, in words that follow its name.
struct FileFault: Error {
  let message: String
  /// Whether the file itself is in order and the scene asks too much or the wrong thing of it.
  var isSceneFault = false

  init(_ message: String, isSceneFault: Bool = false) {
    self.message = message
    self.isSceneFault = isSceneFault
  }

  /// From `errno`.
  init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: message = "does not exist"
    case EACCES, EPERM: message = "may not be read: permission denied"
    case EISDIR: message = "is a folder"
    case ELOOP: message = "has too many symbolic links"
    case ENAMETOOLONG: message = "has a name that is too long"
    default: message = "cannot be read: " + String(cString: strerror(code))
    }
  }
}
