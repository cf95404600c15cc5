extension SnippetFormat {
  /// For DocC. It finds files of a catalogue by name, whatever folder they are in, and the dark ones and those of other
  /// scales by their endings, which are left out here.
  static let docc = SnippetFormat(
    name: "docc", shows: ["mp4", "mov", "gif"],
    render: { page, media in
      // DocC cannot choose between videos of two scales: the sharper one is shown at the size of its poster.
      guard let clip = media.light.last else { return "" }
      let theme = clip.theme.map { ["theme": $0] } ?? [:]
      let endings = theme.merging(clip.scaleText.map { ["scale": $0] } ?? [:]) { $1 }
      // A video's scale is a part of its name to DocC.
      let stem = CompanionName.withoutEndings(clip.path, values: media.isVideo ? theme : endings)
      var parts = ["source: \(quoted(stem + FilePath(clip.path).suffix))"]
      if media.isVideo, let poster = clip.poster {
        parts.append("poster: \(quoted(CompanionName.withoutEndings(poster, values: endings) + ".png"))")
      }
      parts.append("alt: \(quoted(page.text.alternative))")
      return "@\(media.isVideo ? "Video" : "Image")(" + parts.joined(separator: ", ") + ")"
    })

  /// DocC reads a backslash before a quote, but leaves both in the text: so quotes become those of print, and a
  /// backslash may be anywhere but at the end.
  private static func quoted(_ text: String) -> String {
    var result = ""
    var isOpen = false
    for character in text {
      if character == "\"" {
        result += isOpen ? "\u{201D}" : "\u{201C}"
        isOpen.toggle()
      } else {
        result.append(character)
      }
    }
    return "\"" + result + (result.hasSuffix("\\") ? " " : "") + "\""
  }
}

extension FilmClip {
  /// As an ending says it: `2`.
  fileprivate var scaleText: String? { Int(exactly: density).map(String.init) }
}
