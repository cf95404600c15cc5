internal import Motion

/// Chooses the theme and makes its variables known.
struct ThemeReader {
  let context: SceneContext

  /// - Parameters:
  ///   - place: where to point when the theme that was asked for is not there.
  ///   - fallbacks: names of the scene's own variables, which stand in where a theme has none.
  func read(_ themes: [Field], fallbacks: Set<String>, place: Node) {
    let wanted = context.options.theme
    for theme in themes { check(theme) }
    let chosen = themes.first { $0.name == wanted ?? "light" } ?? (wanted == nil ? themes.first : nil)
    if let chosen {
      context.variables = variables(chosen)
      context.appearance = appearance(chosen)
      compare(themes, chosen, fallbacks)
    } else if let wanted {
      if themes.isEmpty, let appearance = Appearance(rawValue: wanted) {
        context.appearance = appearance
        return
      }
      let names = themes.map(\.name)
      context.report.error(
        "the scene has no theme \"\(wanted)\"", at: themes.first?.key ?? place,
        hint: names.isEmpty ? nil : "its themes are " + names.joined(separator: ", "),
        suggestion: Spelling.suggestion(for: wanted, among: names))
    }
  }

  private func variables(_ theme: Field) -> [String: Node] {
    guard let pairs = theme.raw.pairs else { return [:] }
    return Dictionary(
      pairs.compactMap { pair in pair.key.text.map { ($0, pair.value) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// A theme is for dark screens if it is called `dark`, or if it says `appearance: dark`.
  private func appearance(_ theme: Field) -> Appearance {
    if let node = theme.raw.pairs?.first(where: { $0.key.text == "appearance" }) {
      let field = Field(name: "appearance", key: node.key, raw: node.value, context: context)
      return field.choice(Appearance.self) ?? .light
    }
    return theme.name == "dark" ? .dark : .light
  }

  private func check(_ theme: Field) {
    guard Naming.checkKey(theme, "a theme"), let variables = theme.entries("variables") else { return }
    for variable in variables {
      guard Naming.checkKey(variable, "a variable") else { continue }
      if variable.raw.isNull {
        variable.error(
          "the variable `\(variable.name)` has no value", at: variable.key,
          hint: "a colour that starts with # needs quotes, as \"#FF0000\": without them it is a comment")
      }
    }
  }

  /// A variable that another theme lacks would fail only when that theme is rendered.
  private func compare(_ themes: [Field], _ chosen: Field, _ fallbacks: Set<String>) {
    for theme in themes where theme.name != chosen.name {
      guard let pairs = theme.raw.pairs else { continue }
      let names = Set(pairs.compactMap(\.key.text)).union(fallbacks)
      for missing in context.variables.keys.sorted() where !names.contains(missing) && missing != "appearance"
      {
        context.report.warning(
          "the theme `\(theme.name)` has no variable `\(missing)`, which `\(chosen.name)` has", at: theme.key)
      }
    }
  }
}
