internal import Encoding
internal import Motion
internal import Pipeline
internal import SceneFile

/// One scene on the page: everything that its card shows.
struct GalleryItem {
  /// A file, ready to be put into the page.
  struct Clip {
    let label: String
    let theme: String?
    let format: OutputFormat
    let width: Int
    let height: Int
    let bytes: [UInt8]
    /// When its pictures are shown, in seconds; empty where they could not be decoded.
    let times: [Double]
  }

  static let moments = 8

  let name: String
  private(set) var title: String
  private(set) var description = ""
  /// Seconds.
  private(set) var duration: Double
  private(set) var clips: [Clip] = []
  private(set) var timings: [TransitionTiming] = []
  private(set) var markers: [FilmMarker] = []
  /// PNG; empty where no file of the group can be decoded.
  private(set) var poster: [UInt8] = []
  /// PNG, for pages in `light` and `dark`; what has no theme is light.
  private(set) var strips: [(theme: String, picture: [UInt8])] = []

  /// Bytes of all files.
  var size: Int { clips.reduce(0) { $0 + $1.bytes.count } }

  /// - Throws: `UnreadableInput` for a film that cannot be read.
  init(_ group: GalleryFolder.Group, scratch: ScratchFolder) throws {
    name = group.name
    title = FilePath(group.name).stem
    duration = group.files.compactMap(\.report?.seconds).first ?? 0
    if let scene = group.scene { read(scene) }
    for file in group.files {
      guard let bytes = TextFile.bytes(file.path) else {
        throw UnreadableInput(path: file.path, reason: "cannot be read")
      }
      let theme = file.theme == "dark" ? "dark" : "light"
      // The first film of a theme stands for all of it. FFmpeg cannot decode animated WebP; the browser can.
      let isNew = !strips.contains { $0.theme == theme }
      let overview =
        isNew
        ? try? FilmOverview(file.path, duration: duration > 0 ? duration : nil, count: Self.moments) : nil
      clips.append(
        Clip(
          label: file.format.name + (file.scale.isEmpty ? "" : " " + file.scale), theme: file.theme,
          format: file.format, width: overview?.width ?? file.report?.width ?? 0,
          height: overview?.height ?? file.report?.height ?? 0, bytes: bytes,
          times: (try? FilmReader.times(of: file.path)) ?? []))
      if let overview { try draw(overview, theme: theme, scratch) }
    }
    if duration == 0 { duration = clips.compactMap(\.times.last).max() ?? 0 }
  }

  /// A scene that has changed or gone since then has nothing to say.
  private mutating func read(_ scene: String) {
    guard let loaded = try? SceneReader.load(path: scene, options: SceneOptions()),
      let film = try? Film(loaded.scene, measurer: RoughMeasurer())
    else { return }
    if !loaded.scene.title.isEmpty { title = loaded.scene.title }
    description = loaded.scene.description
    duration = film.duration.value
    timings = film.timings(steps: 40)
    markers = film.markers
  }

  private mutating func draw(_ overview: FilmOverview, theme: String, _ scratch: ScratchFolder) throws {
    let path = scratch.path + "/picture.png"
    if poster.isEmpty {
      try overview.writePoster(to: path, most: 480)
      poster = TextFile.bytes(path) ?? []
    }
    try overview.writeStrip(to: path, side: 96)
    strips.append((theme, TextFile.bytes(path) ?? []))
  }
}
