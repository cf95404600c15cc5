import Glibc

/// What a path given for output turns out to be.
enum OutputTarget: Equatable {
  /// Written to a temporary in the same folder that is renamed over `path`. `mode` is that of the file replaced.
  case file(path: String, mode: mode_t?)
  /// A device, FIFO or standard output: written to as it is and never renamed over.
  case stream(path: String)
  case standardOutput

  /// Follows symbolic links, so that the file that a link names is replaced and not the link.
  init(_ path: String) throws(OutputError) {
    if path == "-" {
      self = .standardOutput
      return
    }
    var info = stat()
    if stat(path, &info) == 0 {
      self = try OutputTarget(existing: path, info)
    } else if errno == ENOENT {
      self = .file(path: try OutputTarget.missingFile(path), mode: nil)
    } else {
      throw .cannotCreate(path: path, errno: errno)
    }
  }

  private init(existing path: String, _ info: stat) throws(OutputError) {
    switch info.st_mode & S_IFMT {
    case S_IFREG:
      // `/dev/stdout` while standard output is a file: the shell opened it, it may be appending.
      var standard = stat()
      if fstat(STDOUT_FILENO, &standard) == 0, standard.st_dev == info.st_dev, standard.st_ino == info.st_ino
      {
        self = .standardOutput
        return
      }
      guard let real = realpath(path, nil) else { throw .cannotCreate(path: path, errno: errno) }
      defer { free(real) }
      self = .file(path: String(cString: real), mode: info.st_mode & 0o7777)
    case S_IFDIR:
      throw .cannotCreate(path: path, errno: EISDIR)
    case S_IFSOCK:
      throw .cannotCreate(path: path, errno: ENXIO)
    default:
      self = .stream(path: path)
    }
  }

  /// Where a file that does not exist yet will be: the path itself, or what a chain of dangling links names.
  private static func missingFile(_ path: String) throws(OutputError) -> String {
    var place = path
    // Linux follows at most 40 links (path_resolution(7)).
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = readlink(place, &buffer, buffer.count)
      if length < 0 { return place }
      let name = String(decoding: buffer[0..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      place = name.hasPrefix("/") ? name : Folder.of(place) + "/" + name
    }
    throw .cannotCreate(path: path, errno: ELOOP)
  }
}
