internal import Encoding

/// A kind of page that a snippet is made for. Each is one file in this folder and one line in `all`.
struct SnippetFormat: Sendable {
  let name: String
  /// Names of the formats that such a page can show, the best first.
  let shows: [String]
  let render: @Sendable (SnippetPage, SnippetMedia) -> String

  static let all: [SnippetFormat] = [markdown, html, docc, rst, mdx]

  static let pictures = ["gif", "webp", "apng"]
  static let videos = ["mp4", "webm", "mov"]

  /// Those that `--snippet` names.
  static func chosen(_ arguments: ParsedArguments) throws(UsageError) -> [SnippetFormat] {
    var chosen: [SnippetFormat] = []
    for name in arguments.values("snippet").flatMap({ $0.split(separator: ",").map(String.init) }) {
      guard let format = all.first(where: { $0.name == name }) else {
        let names = all.map(\.name).joined(separator: ", ")
        throw UsageError("there is no snippet for `\(name)`", hint: "there are: \(names)")
      }
      if !chosen.contains(where: { $0.name == name }) { chosen.append(format) }
    }
    return chosen
  }

  /// - Throws: `UsageError` where none of the films can be shown on such a page.
  func text(_ page: SnippetPage) throws(UsageError) -> String {
    guard let media = page.media(shows) else {
      throw UsageError(
        "a \(name) page shows none of these films",
        hint: "also write one of: \(shows.joined(separator: ", "))")
    }
    return render(page, media) + "\n"
  }
}
