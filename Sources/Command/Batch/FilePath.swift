/// A path, taken apart: `scenes/slide.yaml` is the folder `scenes/`, the stem `slide` and the suffix `.yaml`.
struct FilePath {
  /// Empty, or ended by a slash.
  let folder: String
  let stem: String
  /// Empty, or begun by the last dot of the name.
  let suffix: String

  init(_ path: String) {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    folder = String(path[..<start])
    let name = path[start...]
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    // `.hidden` is a name, not a suffix.
    let end = dot == name.startIndex ? name.endIndex : dot
    stem = String(name[..<end])
    suffix = String(name[end...])
  }
}
