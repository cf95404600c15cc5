internal import Motion

/// Reads `layers`: pictures that a transition adds to its two screens.
struct ExtraLayerReader {
  let context: SceneContext
  /// The screen in front, which layers lie above where they say nothing else.
  let front: Role

  func layers(_ field: Field) -> [ExtraLayer] { (field.entries("layers") ?? []).compactMap { layer($0) } }

  /// `{color: black, frame: [0, 0, 50%, 100%], above: source}` or `{snapshot: source, frame: …}`.
  private func layer(_ field: Field) -> ExtraLayer? {
    guard Naming.checkKey(field, "a layer"), let keys = field.map(.layer) else { return nil }
    if TrackReader.subjects.contains(field.name) {
      field.error(
        "\"\(field.name)\" is the name of another subject", at: field.key, hint: "choose another name")
    }
    let (color, snapshot) = (keys["color"], keys["snapshot"])
    if let color, let snapshot {
      snapshot.error("a layer has a `color` or is a `snapshot`, not both", at: max(color.key, snapshot.key))
    } else if color == nil, snapshot == nil {
      context.report.error("a layer needs a `color` or a `snapshot`", at: keys.place)
    }
    let frame = keys["frame"].map { TrackValueReader(other: .source).frame($0) } ?? .full
    let above: Role?? = keys["above"].map { place in
      place.choice(Role.allCases.map { ($0.rawValue, Role?.some($0)) } + [("background", Role?.none)])
        ?? front
    }
    let stays = keys["stays"]?.bool()
    keys.finish()
    let content =
      color?.color().map(ExtraLayer.Content.color)
      ?? snapshot?.choice(Role.self).map(ExtraLayer.Content.snapshot)
    guard let content, let frame else { return nil }
    return ExtraLayer(name: field.name, content: content, frame: frame, above: above ?? front, stays: stays)
  }

  private func max(_ a: Node, _ b: Node) -> Node {
    (a.position.line, a.position.column) < (b.position.line, b.position.column) ? b : a
  }
}
