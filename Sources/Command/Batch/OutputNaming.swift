internal import Encoding

/// A file to write and its format, known before the scene is read.
struct OutputPlace: Sendable {
  let path: String
  let format: OutputFormat
}

/// Decides what the outputs of each scene and variant are called.
struct OutputNaming {
  private let formats: [OutputFormat]
  private let paths: [String]
  private let folder: String?
  private let pattern: NamePattern?
  private let varying: Set<String>

  static let options: [Option] = [
    .value(
      "output", short: "o", "PATH", isRepeatable: true,
      "where to write; `-` is standard output; may be repeated"
    ).neutral,
    .value("out", "DIR", "the folder to write to, instead of beside each scene").neutral,
    NamePattern.option,
    .value(
      "format", short: "f", "FORMAT", isRepeatable: true,
      "the format, where the path does not say; several with commas (`segue list formats`)"
    ).offering(OutputFormat.all.map(\.name)).neutral,
  ]

  init(_ arguments: ParsedArguments, varying: Set<String>) throws(UsageError) {
    formats = try Self.formats(arguments)
    paths = arguments.values("output")
    folder = arguments.value("out")
    pattern = try arguments.value("name").map { (text) throws(UsageError) in try NamePattern(text) }
    self.varying = varying
    if !paths.isEmpty, folder != nil { throw UsageError("`-o` and `--out` do not go together") }
    guard paths.isEmpty || formats.count <= 1 || formats.count == paths.count else {
      throw UsageError("\(paths.count) outputs and \(formats.count) formats do not go together")
    }
  }

  func places(for entry: SceneList.Entry, _ variant: Variant) throws(UsageError) -> [OutputPlace] {
    paths.isEmpty ? try beside(entry, variant) : try asGiven(variant)
  }

  /// Named after the scene, one for each format.
  private func beside(_ entry: SceneList.Entry, _ variant: Variant) throws(UsageError) -> [OutputPlace] {
    guard entry.path != "-" else {
      throw UsageError("a scene from standard input needs an output", hint: "write -o PATH")
    }
    let scene = FilePath(entry.path)
    let folder = folder.map { ($0.hasSuffix("/") ? $0 : $0 + "/") + entry.subfolder } ?? scene.folder
    var places: [OutputPlace] = []
    for format in formats.isEmpty ? [OutputFormat.all[0]] : formats {
      let name = try name(scene.stem, format, variant)
      let path =
        format.kind == .sequence
        ? folder + name.replacing("%", with: "%%") + "/f%05d." + (format.extensions.first ?? format.name)
        : folder + name + "." + (format.extensions.first ?? format.name)
      places.append(OutputPlace(path: path, format: format))
    }
    return places
  }

  private func asGiven(_ variant: Variant) throws(UsageError) -> [OutputPlace] {
    var places: [OutputPlace] = []
    for (index, given) in paths.enumerated() {
      guard
        let format = formats.isEmpty
          ? OutputFormat.forPath(given) : formats[formats.count == 1 ? 0 : index]
      else {
        let names = OutputFormat.all.map(\.name).joined(separator: ", ")
        throw UsageError(
          "the format of `\(given)` is not known",
          hint: "use one of its extensions, or -f with one of: \(names)")
      }
      let path = FilePath(given)
      let isPlain = given == "-" || (varying.isEmpty && pattern == nil)
      let place = isPlain ? given : path.folder + (try name(path.stem, format, variant)) + path.suffix
      places.append(OutputPlace(path: place, format: format))
    }
    return places
  }

  private func name(_ stem: String, _ format: OutputFormat, _ variant: Variant) throws(UsageError) -> String {
    // Formats that show where pictures do; the others are videos.
    let isVideo = format.kind == .film && !["gif", "apng", "webp"].contains(format.name)
    let pattern = pattern ?? NamePattern(distinguishing: varying, isVideo: isVideo)
    return try pattern.name(scene: stem, values: variant.values)
  }

  private static func formats(_ arguments: ParsedArguments) throws(UsageError) -> [OutputFormat] {
    var formats: [OutputFormat] = []
    for name in arguments.values("format").flatMap({ $0.split(separator: ",").map(String.init) }) {
      guard let format = OutputFormat.named(name) else {
        let names = OutputFormat.all.map(\.name).joined(separator: ", ")
        throw UsageError("there is no format `\(name)`", hint: "formats are: \(names)")
      }
      formats.append(format)
    }
    return formats
  }
}
