internal import Encoding
internal import Motion

extension SnippetPage {
  private static let lessMotion = "(prefers-reduced-motion: reduce)"
  private static let anyMotion = "(prefers-reduced-motion: no-preference)"
  private static let darkScheme = "(prefers-color-scheme: dark)"

  private func size(_ media: SnippetMedia) -> [(name: String, value: String?)] {
    let (width, height) = displaySize(of: media)
    return [("width", "\(width)"), ("height", "\(height)")]
  }

  /// An `img`, in a `picture` where there is something to choose from: the dark theme, or a poster for readers who ask
  /// for less motion.
  func picture(_ media: SnippetMedia) -> MarkupElement {
    var sources: [(query: String, candidates: String)] = []
    if let poster = posters(media.dark, of: media) {
      sources.append(("\(Self.lessMotion) and \(Self.darkScheme)", poster))
    }
    if let poster = posters(media.light, of: media) { sources.append((Self.lessMotion, poster)) }
    if !media.dark.isEmpty { sources.append((Self.darkScheme, candidates(media.dark, of: media, \.path))) }
    var image = MarkupElement(name: "img", attributes: [("src", url(media.light[0].path))])
    if media.light.count > 1 {
      image.attributes.append(("srcset", candidates(media.light, of: media, \.path)))
    }
    image.attributes += size(media) + [("alt", text.alternative)] + (text.title.map { [("title", $0)] } ?? [])
    if sources.isEmpty { return image }
    let children = sources.map { query, candidates in
      MarkupElement(name: "source", attributes: [("media", query), ("srcset", candidates)])
    }
    return MarkupElement(name: "picture", attributes: [], children: children + [image])
  }

  /// A video that starts by itself only where a poster can take its place for readers who ask for less motion.
  func video() -> MarkupElement {
    let all = SnippetFormat.videos.compactMap { media([$0]) }
    let first = all[0].light[0]
    var sources: [MarkupElement] = []
    for media in all {
      if let dark = media.dark.last { sources.append(source(dark, [Self.darkScheme])) }
    }
    for media in all { if let light = media.light.last { sources.append(source(light, [])) } }
    var attributes = size(all[0])
    if let poster = all[0].light.last?.poster { attributes.append(("poster", url(poster))) }
    attributes += ["controls", "muted", "playsinline"].map { ($0, nil) }
    if first.poster != nil { attributes.append(("autoplay", nil)) }
    if first.settings.loop != .once { attributes.append(("loop", nil)) }
    attributes += [("aria-label", text.alternative)] + (text.title.map { [("title", $0)] } ?? [])
    let link = MarkupElement(name: "a", attributes: [("href", url(first.path))], text: text.alternative)
    return MarkupElement(name: "video", attributes: attributes, children: sources + [link])
  }

  private func source(_ clip: FilmClip, _ queries: [String]) -> MarkupElement {
    let type = ["mp4": "video/mp4", "webm": "video/webm", "mov": "video/quicktime"][clip.format.name]
    let queries = (clip.poster == nil ? [] : [Self.anyMotion]) + queries
    var element = MarkupElement(name: "source", attributes: [("src", url(clip.path)), ("type", type)])
    if !queries.isEmpty { element.attributes.append(("media", queries.joined(separator: " and "))) }
    return element
  }

  private func posters(_ clips: [FilmClip], of media: SnippetMedia) -> String? {
    guard clips.contains(where: { $0.poster != nil }) else { return nil }
    return candidates(clips, of: media) { $0.poster ?? $0.path }
  }

  /// `slide.gif, slide@2x.gif 2x`: one address for each number of pixels a point.
  private func candidates(
    _ clips: [FilmClip], of media: SnippetMedia, _ path: (FilmClip) -> String
  ) -> String {
    if clips.count == 1 { return url(path(clips[0])) }
    return clips.map { clip in
      // Descriptors say how many pixels of the file make one CSS pixel.
      let factor = Double(clip.settings.width) / Double(displaySize(of: media).width)
      return "\(url(path(clip))) \(Int(exactly: factor).map(String.init) ?? "\(factor)")x"
    }.joined(separator: ", ")
  }
}
