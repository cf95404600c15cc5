internal import Motion

/// Reads one value of a track, by the property that it belongs to.
struct TrackValueReader {
  let other: Role

  func value(_ field: Field, _ property: Track.Property) -> Track.Value? {
    switch property {
    case .x, .y: field.length().map(Track.Value.length)
    case .width, .height, .cornerRadius: field.length(isSize: true).map(Track.Value.length)
    case .frame: frame(field).map(Track.Value.frame)
    case .scale, .scaleX, .scaleY: field.number(-1000...1000).map(Track.Value.number)
    case .rotation, .rotationX, .rotationY: field.number(-360_000...360_000).map(Track.Value.number)
    case .perspective: field.number(0...Field.reach).map(Track.Value.number)
    case .anchor: anchor(field)
    case .alpha: field.number(0...1).map(Track.Value.number)
    case .blur: field.number(0...200).map(Track.Value.number)
    case .shadow: ShadowReader.shadow(field).map(Track.Value.shadow)
    case .background: field.color().map(Track.Value.color)
    }
  }

  private func anchor(_ field: Field) -> Track.Value? {
    guard let ends = field.tuple("x and y", 2)?.compactMap({ $0.length() }), ends.count == 2 else {
      return nil
    }
    return .point(ends[0], ends[1])
  }

  /// `[x, y, width, height]`, `full`, or the id of a view with or without its screen's role.
  private func frame(_ field: Field) -> Track.FrameValue? {
    if field.value.items != nil {
      guard let entries = field.tuple("x, y, width and height", 4) else { return nil }
      let lengths = entries.enumerated().compactMap { index, entry in entry.length(isSize: index >= 2) }
      return lengths.count == 4 ? .lengths(lengths[0], lengths[1], lengths[2], lengths[3]) : nil
    }
    guard let (text, node) = field.scalar("a frame, `full` or the id of a view") else { return nil }
    if text == "full" { return .full }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2 {
      guard let role = Role(rawValue: parts[0]), !parts[1].isEmpty else {
        field.error("`frame` can be that of source.ID or destination.ID, not \"\(text)\"", at: node)
        return nil
      }
      return .element(role, parts[1])
    }
    return .element(other, text)
  }
}
