internal import Motion

/// Reads `match`: views of both screens that are one thing.
struct MatchReader {
  /// `common`, the id of a view that both screens have, `{from: ID, to: ID, …}`, or a list of these.
  func matches(_ field: Field) -> [Match] {
    let entries = field.value.items == nil ? [field] : field.list("views that match", count: 1...100) ?? []
    return entries.compactMap { match($0) }
  }

  private func match(_ field: Field) -> Match? {
    guard field.value.pairs != nil else { return pair(field).map { Match($0) } }
    guard let keys = field.map(.match) else { return nil }
    keys.what = "a match"
    guard let pair = pair(keys) else { return nil }
    var match = Match(pair)
    match.fade = keys["fade"]?.choice(Match.Fade.self) ?? .cross
    match.cornerRadius = keys["cornerRadius"].flatMap {
      KeyframeReader(.property(.cornerRadius), other: .source).keyframes($0)
    }
    match.arc = keys["path"]?.arc() ?? 0
    match.stagger = keys["stagger"]?.duration()?.value ?? 0
    match.window = WindowReader.window(keys)
    match.curve = keys["curve"]?.curve()
    keys.finish()
    return match
  }

  private func pair(_ keys: Keys) -> Match.Pair? {
    if let elements = keys["elements"] { return pair(elements) }
    return ends(keys)
  }

  /// An id, or `common`.
  private func pair(_ field: Field) -> Match.Pair? {
    guard let (text, _) = field.scalar("`common`, an id or {from: ID, to: ID}") else { return nil }
    return text == "common" ? .common : .ids(source: text, destination: text)
  }

  private func ends(_ keys: Keys) -> Match.Pair? {
    guard let from = keys.required("from")?.scalar("the id of a view of the source")?.text,
      let to = keys.required("to")?.scalar("the id of a view of the destination")?.text
    else { return nil }
    return .ids(source: from, destination: to)
  }

  /// The pairs of a transition that takes nothing else of them.
  func pairs(_ field: Field) -> [Match.Pair] {
    let entries = field.value.items == nil ? [field] : field.list("views that match", count: 1...100) ?? []
    return entries.compactMap { entry in
      guard entry.value.pairs != nil else { return pair(entry) }
      guard let keys = entry.map(.matchPair) else { return nil }
      keys.what = "a match"
      let pair = ends(keys)
      keys.finish()
      return pair
    }
  }
}
