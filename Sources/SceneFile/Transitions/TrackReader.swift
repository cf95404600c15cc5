internal import Motion

/// Reads `tracks`: subjects with the properties that move.
struct TrackReader {
  let context: SceneContext
  /// Names of the layers that the transition declares.
  let layers: [String]

  struct Tracks {
    var tracks: [Track] = []
    var lifted: [Element] = []
  }

  static let subjects = Role.allCases.map(\.rawValue) + Track.Chrome.allCases.map(\.rawValue)

  func tracks(_ field: Field) -> Tracks {
    (field.entries("subjects") ?? []).reduce(into: Tracks()) { result, entry in read(entry, into: &result) }
  }

  /// A map of properties, or a list of such maps, each with its own time.
  private func read(_ field: Field, into result: inout Tracks) {
    guard let (subject, role) = subject(named: field) else { return }
    let parts = field.value.items == nil ? [field] : field.list("maps of what moves", count: 1...100) ?? []
    let known = result.tracks.count
    for part in parts { read(part, subject, role, into: &result) }
    let properties = result.tracks[known...].map(\.property)
    if properties.contains(.scale), let side = properties.first(where: \.isOneSide) {
      field.error(
        "`scale` is both sides, and `\(side.rawValue)` one of them: they cannot move apart", at: field.key,
        hint: "write `scaleX` and `scaleY` in place of `scale`")
    }
  }

  private func read(_ field: Field, _ subject: Track.Subject, _ role: Role, into result: inout Tracks) {
    guard let keys = field.map(.track) else { return }
    keys.what = "the track of `\(field.name)`"
    let window = WindowReader.window(keys)
    let curve = keys["curve"]?.curve()
    let arc = keys["path"]?.arc() ?? 0
    let pacing = keys["pacing"]?.curve()
    let isSmooth = smooth(keys)
    let tracks = Track.Property.allCases.compactMap { property -> Track? in
      guard let value = keys[property.rawValue],
        let keyframes = KeyframeReader(.property(property), other: role.other).keyframes(value)
      else { return nil }
      let bends = property == .frame || property == .center
      return Track(
        subject, property, keyframes, window: window, curve: curve, arc: bends ? arc : 0, pacing: pacing,
        isSmooth: isSmooth)
    }
    lift(subject, tracks, keys, into: &result)
    keys.finish()
    checkMoves(field, keys)
    // The order in which they are written, whatever the order of the list of properties.
    let order = keys.written.map(\.name)
    result.tracks += tracks.sorted {
      (order.firstIndex(of: $0.property.rawValue) ?? 0) < (order.firstIndex(of: $1.property.rawValue) ?? 0)
    }
  }

  private func smooth(_ keys: Keys) -> Bool {
    guard let field = keys["smooth"], field.bool() ?? false else { return false }
    let rough = Track.Property.allCases.first { !$0.canBeSmooth && keys.has($0.rawValue) }
    if let rough {
      field.error(
        "`\(rough.rawValue)` cannot pass smoothly through keyframes", at: field.key,
        hint: "write it in a map of its own without `smooth`, or move `x`, `y` and `scale`")
    }
    return rough == nil
  }

  private func checkMoves(_ field: Field, _ keys: Keys) {
    let moves = keys.written.contains { Track.Property(rawValue: $0.name) != nil || $0.name == "lift" }
    if !moves, let first = keys.written.first {
      context.report.error("the track of `\(field.name)` moves nothing", at: first.key)
    }
  }

  /// A view is lifted above both screens where that is asked for, or where it could not move so in its place.
  private func lift(_ subject: Track.Subject, _ tracks: [Track], _ keys: Keys, into result: inout Tracks) {
    let asked = keys["lift"]
    let isAsked = asked?.bool()
    guard case .element(let role, let id) = subject else {
      asked?.error("only a view of a screen can be lifted", at: asked?.key)
      return
    }
    let other = tracks.first { !$0.property.worksInPlace || $0.namesElement }
    if isAsked == false, let other {
      asked?.error(
        "`\(other.property.rawValue)` needs the view to be lifted above both screens", at: asked?.key)
    }
    guard isAsked ?? (other != nil) else { return }
    let element = Element(role, id)
    if !result.lifted.contains(element) { result.lifted.append(element) }
  }

  /// `source`, `destination`, `source.ID`, where the id `labels` means every text, a bar, or a layer. The role is the
  /// one that ids in the track's values do not belong to.
  private func subject(named field: Field) -> (Track.Subject, Role)? {
    if let chrome = Track.Chrome(rawValue: field.name) { return (.chrome(chrome), .source) }
    if layers.contains(field.name) { return (.layer(field.name), .destination) }
    let parts = field.name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    guard let role = Role(rawValue: parts[0]), parts.count == 1 || !parts[1].isEmpty else {
      let suggestion = Spelling.suggestion(for: parts[0], among: Self.subjects + layers)
      field.error(
        "a track moves `source`, `destination`, `source.ID` or `destination.ID`, not \"\(field.name)\"",
        at: field.key,
        hint: suggestion == nil ? "it can also move `bar`, `tabBar` or a layer of `layers`" : nil,
        suggestion: suggestion.map { ([$0] + parts.dropFirst()).joined(separator: ".") })
      return nil
    }
    if parts.count == 1 { return (.screen(role), role) }
    return (parts[1] == "labels" ? .labels(role) : .element(role, parts[1]), role)
  }
}

extension Track {
  fileprivate var namesElement: Bool {
    keyframes.contains { if case .element = $0.value { true } else { false } }
  }
}
