internal import Encoding
internal import Motion

/// What a snippet is made of: the films of one scene and what is said about them.
struct SnippetPage {
  let clips: [FilmClip]
  /// In points.
  let pictureSize: Size
  let text: AlternativeText
  /// The path of the snippet itself: files are named as seen from its folder.
  let folder: String
  /// What stands before the names of files; nil where the page lies beside them.
  let prefix: String?

  /// The films of the first of these formats that there is.
  func media(_ formats: [String]) -> SnippetMedia? {
    for name in formats {
      let found = clips.filter { $0.format.name == name }
      if !found.isEmpty { return SnippetMedia(clips: found) }
    }
    return nil
  }

  func url(_ path: String) -> String {
    (prefix ?? "") + PageURL.escaped(CompanionName.path(of: path, from: folder))
  }

  /// How large these films are to be shown, in CSS pixels: one for a point, where a whole number of pixels makes a point;
  /// else one for a pixel of the smallest.
  func displaySize(of media: SnippetMedia) -> (width: Int, height: Int) {
    let isWhole = media.light.contains { $0.density >= 1 && $0.density == $0.density.rounded() }
    if !isWhole { return (media.light[0].settings.width, media.light[0].settings.height) }
    return (Int(pictureSize.width.rounded()), Int(pictureSize.height.rounded()))
  }
}

/// Films of one format, by theme; each list begins with the one of the fewest pixels.
struct SnippetMedia {
  let light: [FilmClip]
  /// Empty where there is only one theme.
  let dark: [FilmClip]

  init(clips: [FilmClip]) {
    let ordered = clips.sorted { $0.density < $1.density }
    let (others, dark) = (ordered.filter { !$0.isDark }, ordered.filter(\.isDark))
    light = others.isEmpty ? dark : others
    self.dark = others.isEmpty ? [] : dark
  }

  var isVideo: Bool { SnippetFormat.videos.contains(light[0].format.name) }
}

/// Names of files as parts of an address.
enum PageURL {
  /// Everything but what RFC 3986 leaves alone in a path is written as the bytes of its UTF-8; so is the comma, which
  /// separates the entries of a `srcset`, and the colon, before which a browser looks for a scheme.
  static func escaped(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
      if isLetter || (0x30...0x39).contains(byte) || "-._~/!$&*+;=@".unicodeScalars.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
