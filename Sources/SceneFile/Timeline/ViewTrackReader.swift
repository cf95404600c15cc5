internal import Motion

/// Reads what changes in one view: properties with a constant, a pair `[start, end]` or keyframes.
struct ViewTrackReader {
  let view: String
  /// Whether it happens at once: then there is one value for each property.
  let isSet: Bool

  func tracks(_ field: Field) -> [ViewTrack] {
    guard let keys = field.map(isSet ? .viewSetting : .viewAnimation) else { return [] }
    keys.what = "the change of `\(view)`"
    if keys.written.isEmpty {
      field.error("nothing of `\(view)` changes", at: field.key, hint: "as {alpha: [0, 1]}")
    }
    let tracks = ViewProperty.allCases.compactMap { property -> ViewTrack? in
      guard let value = keys[property.rawValue], let keyframes = keyframes(value, property) else {
        return nil
      }
      return ViewTrack(view, property, keyframes, position: value.key.position)
    }
    keys.finish()
    return tracks
  }

  private func keyframes(_ field: Field, _ property: ViewProperty) -> [ViewKeyframe]? {
    let list = KeyframeList(isMapValue: { property == .background && Self.isGradient($0) })
    if isSet {
      return value(field, property).map { [ViewKeyframe(at: 1, $0)] }
    }
    if let items = field.value.items, !Self.isList(items, property) {
      guard let ends = field.tuple("the start and the end", 2)?.compactMap({ value($0, property) }),
        ends.count == 2
      else { return nil }
      return [ViewKeyframe(at: 0, ends[0]), ViewKeyframe(at: 1, ends[1])]
    }
    guard list.isWritten(in: field) else {
      // From what it is.
      return value(field, property).map { [ViewKeyframe(at: 1, $0)] }
    }
    return list.read(field, called: property.rawValue) { value($0, property) }?.map {
      ViewKeyframe(at: $0.at, $0.value, curve: $0.curve)
    }
  }

  private static func isGradient(_ node: Node) -> Bool {
    node.pairs?.contains { $0.key.text == "gradient" } ?? false
  }

  /// A frame and the radii of four corners are lists of four themselves.
  private static func isList(_ items: [Node], _ property: ViewProperty) -> Bool {
    [.frame, .cornerRadius].contains(property) && items.count == 4
  }

  private func value(_ field: Field, _ property: ViewProperty) -> ViewValue? {
    switch property {
    case .alpha: field.number(0...1).map(ViewValue.number)
    case .hidden: field.bool().map(ViewValue.flag)
    case .x, .y: field.length().map(ViewValue.length)
    case .width, .height: field.length(isSize: true).map(ViewValue.length)
    case .frame: frame(field)
    case .scale, .scaleX, .scaleY: field.number(-1000...1000).map(ViewValue.number)
    case .rotation: field.number(-360_000...360_000).map(ViewValue.number)
    case .background: field.fill().map(ViewValue.fill)
    case .cornerRadius: CornersReader.corners(field).map(ViewValue.corners)
    case .color: field.color().map(ViewValue.color)
    case .text: field.text().map(ViewValue.text)
    case .value: field.number(-Field.reach...Field.reach).map(ViewValue.number)
    case .on: field.bool().map { .number($0 ? 1 : 0) }
    case .selected, .current: field.integer(-1...1000).map { .number(Double($0)) }
    }
  }

  private func frame(_ field: Field) -> ViewValue? {
    guard let entries = field.tuple("x, y, width and height", 4) else { return nil }
    let lengths = entries.enumerated().compactMap { index, entry in entry.length(isSize: index >= 2) }
    return lengths.count == 4 ? .frame(lengths[0], lengths[1], lengths[2], lengths[3]) : nil
  }
}
