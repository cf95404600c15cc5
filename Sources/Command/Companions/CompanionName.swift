internal import Encoding
internal import Motion

/// How the files that go with a film are called: as DocC, asset catalogues and HTML tools look for them.
///
/// A film `login~dark.mp4` of two pixels a point has the poster `login-poster~dark@2x.png`: DocC wants the appearance
/// before the scale, and shows a video at its poster's pixels divided by the poster's scale.
enum CompanionName {
  /// - Parameters:
  ///   - output: the path of the film.
  ///   - values: those of the variant, by axis.
  ///   - density: pixels of the film a point.
  static func poster(of output: String, values: [String: String], density: Double) -> String {
    let path = FilePath(output)
    let theme = values["theme"].flatMap { $0 == "light" ? nil : "~" + $0 } ?? ""
    // DocC knows these two endings. What is neither is shown by its pixels.
    let scale = [2: "@2x", 3: "@3x"][density] ?? ""
    return path.folder + stem(path.stem, values) + "-poster" + theme + scale + ".png"
  }

  /// Without extension: the path that is common to the themes and scales of one film.
  static func base(of output: String, values: [String: String]) -> String {
    let path = FilePath(output)
    var stem = stem(path.stem, values)
    // Videos have their scale before the theme.
    if let scale = values["scale"], stem.hasSuffix("-\(scale)x") { stem.removeLast(scale.count + 2) }
    return path.folder + stem
  }

  /// The name without folder, extension, theme and scale.
  static func withoutEndings(_ output: String, values: [String: String]) -> String {
    stem(FilePath(output).stem, values)
  }

  /// Without the endings for the scale and the theme of the variant.
  private static func stem(_ stem: String, _ values: [String: String]) -> String {
    var stem = stem
    for ending in [values["scale"].map { "@\($0)x" }, values["theme"].map { "~\($0)" }].compactMap({ $0 })
    where stem.hasSuffix(ending) && stem.count > ending.count {
      stem.removeLast(ending.count)
    }
    return stem
  }

  /// The path of a file as seen from the folder of another one; both are written in the same way.
  static func path(of file: String, from other: String) -> String {
    let target = FilePath(file)
    let here = FilePath(other).folder.split(separator: "/")
    let there = target.folder.split(separator: "/")
    if target.folder.hasPrefix("/") != FilePath(other).folder.hasPrefix("/") { return file }
    let common = zip(here, there).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: here.count - common) + there[common...].map(String.init)
    return (parts + [target.stem + target.suffix]).joined(separator: "/")
  }
}

extension OutputSettings {
  /// Pixels a point of a film.
  func density(of film: Film) -> Double { Double(width) / film.pictureSize.width }
}
