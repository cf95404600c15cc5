internal import Motion

/// Reads one value of a track, by what it belongs to.
struct TrackValueReader {
  /// The screen that ids without a prefix belong to.
  let other: Role

  func value(_ field: Field, _ kind: TrackValueKind) -> Track.Value? {
    switch kind {
    case .property(let property): value(field, property)
    case .radius: radius(field)
    case .polygon: polygon(field)
    }
  }

  private func value(_ field: Field, _ property: Track.Property) -> Track.Value? {
    switch property {
    case .x, .y, .z, .anchorZ: field.length().map(Track.Value.length)
    case .width, .height: field.length(isSize: true).map(Track.Value.length)
    case .cornerRadius: cornerRadius(field)
    case .frame: frame(field).map(Track.Value.frame)
    case .scale, .scaleX, .scaleY: scale(field)
    case .rotation, .rotationX, .rotationY: field.number(-360_000...360_000).map(Track.Value.number)
    case .perspective: field.number(0...Field.reach).map(Track.Value.number)
    case .anchor, .center: point(field)
    case .alpha, .fold, .curl: field.number(0...1).map(Track.Value.number)
    case .blur: field.number(0...200).map(Track.Value.number)
    case .shadow: ShadowReader.shadow(field).map(Track.Value.shadow)
    case .background: field.color().map(Track.Value.color)
    }
  }

  /// A number, or the id of a view: as large as that.
  private func scale(_ field: Field) -> Track.Value? {
    guard let text = field.value.text, let first = text.unicodeScalars.first, first.properties.isAlphabetic
    else {
      return field.number(-1000...1000).map(Track.Value.number)
    }
    return element(field, "a number or the id of a view")
  }

  /// `[x, y]`, or the id of a view: its middle.
  func point(_ field: Field) -> Track.Value? {
    guard field.value.items != nil else { return element(field, "[x, y] or the id of a view") }
    guard let ends = field.tuple("x and y", 2)?.compactMap({ $0.length() }), ends.count == 2 else {
      return nil
    }
    return .point(ends[0], ends[1])
  }

  private func cornerRadius(_ field: Field) -> Track.Value? {
    guard field.value.items != nil else { return field.length(isSize: true).map(Track.Value.length) }
    guard let entries = field.tuple("radii, clockwise from the top left", 4) else { return nil }
    let radii = entries.compactMap { $0.length(isSize: true) }
    return radii.count == 4 ? .corners(radii) : nil
  }

  private func radius(_ field: Field) -> Track.Value? {
    guard let text = field.value.text, let first = text.unicodeScalars.first, first.properties.isAlphabetic
    else {
      return field.length(isSize: true).map(Track.Value.length)
    }
    return text == "cover" ? .cover : element(field, "a length, `cover` or the id of a view")
  }

  private func polygon(_ field: Field) -> Track.Value? {
    guard let corners = field.list("corners, each [x, y]", count: 3...100) else { return nil }
    let points = corners.compactMap { corner -> Track.PointValue? in
      guard let ends = corner.tuple("x and y", 2)?.compactMap({ $0.length() }), ends.count == 2 else {
        return nil
      }
      return Track.PointValue(ends[0], ends[1])
    }
    return points.count == corners.count ? .polygon(points) : nil
  }

  /// `[x, y, width, height]`, `full`, or the id of a view with or without its screen's role.
  func frame(_ field: Field) -> Track.FrameValue? {
    if field.value.items != nil {
      guard let entries = field.tuple("x, y, width and height", 4) else { return nil }
      let lengths = entries.enumerated().compactMap { index, entry in entry.length(isSize: index >= 2) }
      return lengths.count == 4 ? .lengths(lengths[0], lengths[1], lengths[2], lengths[3]) : nil
    }
    if field.value.text == "full" { return .full }
    guard case .element(let role, let id) = element(field, "a frame, `full` or the id of a view") else {
      return nil
    }
    return .element(role, id)
  }

  private func element(_ field: Field, _ what: String) -> Track.Value? {
    guard let (text, node) = field.scalar(what) else { return nil }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return .element(other, text) }
    guard let role = Role(rawValue: parts[0]), !parts[1].isEmpty else {
      field.error("`\(field.name)` can be that of source.ID or destination.ID, not \"\(text)\"", at: node)
      return nil
    }
    return .element(role, parts[1])
  }
}
