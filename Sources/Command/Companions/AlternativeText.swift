internal import Motion

/// What a reader is told who cannot see the film.
struct AlternativeText {
  /// One line, never empty: the scene's description, else its title, else what the timeline does.
  let alternative: String
  /// The scene's title, where it says something else.
  let title: String?

  /// - Parameter path: that of the scene's file, whose name is the title of a scene that has none.
  init(_ scene: Scene, _ film: Film, path: String) {
    let title = scene.title == FilePath(path).stem ? "" : Self.line(scene.title)
    let description = Self.line(scene.description)
    alternative = [description, title].first { !$0.isEmpty } ?? Self.account(scene, film)
    self.title = title.isEmpty || title == alternative ? nil : title
  }

  /// `The screen "list", then "details" (slide), then back to "list" (slide).`
  private static func account(_ scene: Scene, _ film: Film) -> String {
    let changes = film.steps.compactMap(\.change)
    let first = changes.first?.source ?? scene.initialStack.last ?? ""
    let ways = changes.map { change in
      ", then \(change.isReturn ? "back to " : "")\"\(change.destination)\" (\(change.transition))"
    }
    return line("The screen \"\(first)\"" + ways.joined() + ".")
  }

  /// In one line: an attribute has no paragraphs.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
