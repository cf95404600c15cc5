internal import Encoding
internal import Motion

/// The page: everything in one file, which loads nothing and tells nobody anything.
struct GalleryPage {
  let title: String
  let items: [GalleryItem]

  var html: String {
    let size = OutputReport.size(items.reduce(0) { $0 + $1.size })
    let count = "\(items.count) film\(items.count == 1 ? "" : "s")"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data: blob:; \
      media-src data: blob:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(Self.escaped(title))</title>
      <style>
      \(GalleryStyle.text)</style>
      </head>
      <body>
      <header>
      <h1>\(Self.escaped(title))</h1>
      <p class="quiet">\(count), \(size)</p>
      <div class="tools">
      <button id="all" type="button" hidden>Play all</button>
      <button id="theme" type="button" hidden>Theme: auto</button>
      </div>
      </header>
      <main>
      \(items.enumerated().map { card($1, number: $0) }.joined())</main>
      <script type="application/json" id="films">\(data)</script>
      <script>
      \(GalleryScripts.pictures)\(GalleryScripts.players)\(GalleryScripts.page)</script>
      </body>
      </html>

      """
  }

  private func card(_ item: GalleryItem, number: Int) -> String {
    let name = Self.escaped(item.title)
    let facts = item.clips.first.map { clip in
      "\(clip.width) × \(clip.height), " + ProgressDisplay.hundredths(item.duration) + " s"
    }
    let about = item.description.isEmpty ? "" : "<p>\(Self.escaped(item.description))</p>\n"
    return """
      <article data-film="\(number)" aria-label="\(name)">
      <h2>\(name)</h2>
      <p class="quiet"><code>\(Self.escaped(item.name))</code> · <span class="facts">\(facts ?? "")</span></p>
      \(about)<div class="stage"><img class="poster" alt="\(name)" src="\(Self.picture(item.poster))"></div>
      <div class="controls" hidden>
      <button class="back" type="button" aria-label="One frame back" title="One frame back (,)">\(Self.icon("M12 3v10L5 8zM3 3h2v10H3z"))</button>
      <button class="play" type="button" aria-label="Play" title="Play or pause (space)">\(Self.icon("M4 2l10 6-10 6z"))</button>
      <button class="on" type="button" aria-label="One frame on" title="One frame on (.)">\(Self.icon("M4 3v10l7-5zM11 3h2v10h-2z"))</button>
      <input class="place" type="range" min="0" value="0" step="any" aria-label="Moment">
      <output class="time"></output>
      <select class="speed" aria-label="Speed"><option>0.1×</option><option>0.25×</option><option>0.5×</option>\
      <option selected>1×</option><option>2×</option></select>
      </div>
      <div class="kinds" role="group" aria-label="Format" hidden></div>
      \(GalleryGraph(item).svg)\(strip(item))</article>

      """
  }

  /// Sixteen units wide and high.
  private static func icon(_ path: String) -> String {
    "<svg viewBox=\"0 0 16 16\" width=\"14\" height=\"14\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
  }

  private func strip(_ item: GalleryItem) -> String {
    guard !item.strips.isEmpty else { return "" }
    let pictures = item.strips.map { theme, strip in
      let kind = item.strips.count > 1 ? " class=\"for-\(theme)\"" : ""
      return
        "<img\(kind) alt=\"\(GalleryItem.moments) moments, from left to right\" src=\"\(Self.picture(strip))\">"
    }
    let times = (0..<GalleryItem.moments).map { number in
      let time = (Double(number) + 0.5) / Double(GalleryItem.moments) * item.duration
      return "<button type=\"button\" data-time=\"\(time)\">\(ProgressDisplay.hundredths(time)) s</button>"
    }
    return """
      <div class="strip">\(pictures.joined())
      <div>\(times.joined())</div></div>

      """
  }

  /// What the scripts need. `<` could end the element that it stands in.
  private var data: String {
    let films = items.map { item in
      JSON.object([
        ("duration", .number(item.duration)),
        ("clips", .array(item.clips.map(Self.clip))),
      ])
    }
    return JSON.array(films).text.replacing("<", with: "\\u003c")
  }

  private static func clip(_ clip: GalleryItem.Clip) -> JSON {
    .object([
      ("label", .string(clip.label)), ("theme", clip.theme.map(JSON.string) ?? .null),
      ("format", .string(clip.format.name)), ("type", .string(mediaType(clip.format.name))),
      ("width", .int(clip.width)), ("height", .int(clip.height)),
      ("size", .string(OutputReport.size(clip.bytes.count))),
      ("times", .array(clip.times.map(JSON.number))), ("data", .string(Base64.text(clip.bytes))),
    ])
  }

  private static func mediaType(_ format: String) -> String {
    switch format {
    case "gif", "webp", "apng": "image/\(format)"
    case "mov": "video/quicktime"
    default: "video/\(format)"
    }
  }

  private static func picture(_ bytes: [UInt8]) -> String {
    bytes.isEmpty ? "data:," : "data:image/png;base64," + Base64.text(bytes)
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
