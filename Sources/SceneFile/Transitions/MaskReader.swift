internal import Motion

/// Reads `mask`: a shape that cuts a screen.
struct MaskReader {
  let context: SceneContext
  /// The screen in front, which a mask cuts where it says nothing else.
  let front: Role

  /// A mask, or a list with one for each screen.
  func masks(_ field: Field) -> [MaskTrack] {
    let entries = field.value.items == nil ? [field] : field.list("masks", count: 1...2) ?? []
    let masks = entries.compactMap { mask($0) }
    if masks.count == 2, masks[0].role == masks[1].role {
      entries[1].error("both masks cut the \(masks[0].role.rawValue)", hint: "say which `of: source`")
    }
    return masks
  }

  private func mask(_ field: Field) -> MaskTrack? {
    guard let keys = Keys(field.value, .mask, context, key: field.key) else { return nil }
    let role = keys["of"]?.choice(Role.self) ?? front
    let window = WindowReader.window(keys)
    let curve = keys["curve"]?.curve()
    let shape = shape(keys, role)
    keys.finish()
    return shape.map { MaskTrack(role, $0, window: window, curve: curve) }
  }

  private func shape(_ keys: Keys, _ role: Role) -> MaskTrack.Shape? {
    let shapes = ["circle", "roundedRect", "polygon"].compactMap { keys[$0] }
    guard let shape = shapes.first else {
      context.report.error("a mask needs a `circle`, a `roundedRect` or a `polygon`", at: keys.place)
      return nil
    }
    if shapes.count > 1 { shapes[1].error("a mask has one shape", at: shapes[1].key) }
    switch shape.name {
    case "circle": return circle(shape, role.other)
    case "roundedRect": return roundedRect(shape, role.other)
    default: return polygon(shape, role.other)
    }
  }

  private func circle(_ field: Field, _ other: Role) -> MaskTrack.Shape? {
    guard let keys = field.map(.circle) else { return nil }
    let middle = Keyframe.pair(.point(.percent(50), .percent(50)), .point(.percent(50), .percent(50)))
    let center =
      keys["center"].map { KeyframeReader(.property(.center), other: other).keyframes($0) } ?? middle
    let radius = keys.required("radius").flatMap { KeyframeReader(.radius, other: other).keyframes($0) }
    keys.finish()
    guard let center, let radius else { return nil }
    return .circle(center: center, radius: radius)
  }

  private func roundedRect(_ field: Field, _ other: Role) -> MaskTrack.Shape? {
    guard let keys = field.map(.roundedRect) else { return nil }
    let frame = keys.required("frame").flatMap {
      KeyframeReader(.property(.frame), other: other).keyframes($0)
    }
    let none = Keyframe.pair(.length(.zero), .length(.zero))
    let radius =
      keys["cornerRadius"].map { KeyframeReader(.property(.cornerRadius), other: other).keyframes($0) }
      ?? none
    keys.finish()
    guard let frame, let radius else { return nil }
    return .roundedRect(frame: frame, cornerRadius: radius)
  }

  private func polygon(_ field: Field, _ other: Role) -> MaskTrack.Shape? {
    guard let keyframes = KeyframeReader(.polygon, other: other).keyframes(field) else { return nil }
    let counts = keyframes.map { keyframe in
      if case .polygon(let corners) = keyframe.value { return corners.count }
      return 0
    }
    guard Set(counts).count == 1 else {
      field.error("the polygons of a mask have the same number of corners")
      return nil
    }
    return .polygon(keyframes)
  }
}
