package import Motion

/// Writes transitions as a scene would.
package struct TransitionWriter {
  private let transition: Transition
  private var choreography: Choreography { transition.choreography }

  package init(_ transition: Transition) { self.transition = transition }

  /// An entry of `transitions`, under that name. Whatever reads it gets the same movement.
  package func yaml(name: String) -> String {
    (["transitions:", "  \(name):"] + lines.map { "    " + $0 }).map { $0 + "\n" }.joined()
  }

  private var lines: [String] {
    timing + setting + layers + tracks + matches + masks
  }

  private var timing: [String] {
    var lines = ["duration: \(ScalarWriter.seconds(transition.duration))"]
    if transition.delay > .zero { lines.append("delay: \(ScalarWriter.seconds(transition.delay))") }
    if transition.curve != .easeInOut { lines.append("curve: \(CurveWriter.text(transition.curve))") }
    switch transition.reverse {
    case .sameCurve: break
    case .mirror: lines.append("reverse: mirror")
    case .timing(let duration, let curve):
      var map = FlowMap()
      map["duration"] = duration.map(ScalarWriter.seconds)
      map["curve"] = curve.map(CurveWriter.text)
      lines.append("reverse: \(map.text)")
    }
    return lines
  }

  private var setting: [String] {
    var lines: [String] = []
    if choreography.above == .source { lines.append("above: source") }
    if let background = choreography.background {
      lines.append("background: \(ScalarWriter.color(background))")
    }
    if let perspective = choreography.perspective {
      lines.append("perspective: \(ScalarWriter.number(perspective))")
    }
    if choreography.removesSource { lines.append("removesSource: true") }
    if let dim = choreography.dim {
      var map = FlowMap()
      map["color"] = ScalarWriter.color(dim.color)
      map["alpha"] = KeyframeWriter.text(dim.alpha)
      map.write(dim.window, dim.curve)
      lines.append("dim: \(map.text)")
    }
    return lines
  }

  private var layers: [String] {
    guard !choreography.layers.isEmpty else { return [] }
    return ["layers:"]
      + choreography.layers.map { layer in
        var map = FlowMap()
        switch layer.content {
        case .color(let color): map["color"] = ScalarWriter.color(color)
        case .snapshot(let role): map["snapshot"] = role.rawValue
        }
        map["frame"] = KeyframeWriter.text(layer.frame)
        map["above"] = layer.above?.rawValue ?? "background"
        if layer.stays != layer.content.staysUnlessSaid { map["stays"] = layer.stays ? "true" : "false" }
        return "  \(layer.name): \(map.text)"
      }
  }

  private var tracks: [String] {
    var subjects: [Track.Subject] = []
    for track in choreography.tracks where !subjects.contains(track.subject) {
      subjects.append(track.subject)
    }
    for element in choreography.lifted where !subjects.contains(.element(element.role, element.id)) {
      subjects.append(.element(element.role, element.id))
    }
    guard !subjects.isEmpty else { return [] }
    return ["tracks:"] + subjects.flatMap { lines(of: $0).map { "  " + $0 } }
  }

  /// One map for each part of time in which something of the subject moves.
  private func lines(of subject: Track.Subject) -> [String] {
    var groups: [(head: Track?, map: FlowMap)] = []
    for track in choreography.tracks where track.subject == subject {
      let text = KeyframeWriter.text(track.keyframes)
      if let index = groups.firstIndex(where: { group in group.head.map { $0.runs(as: track) } ?? false }),
        groups[index].map[track.property.rawValue] == nil
      {
        groups[index].map[track.property.rawValue] = text
      } else {
        var map = FlowMap()
        map[track.property.rawValue] = text
        groups.append((track, map))
      }
    }
    if groups.isEmpty { groups = [(nil, FlowMap())] }
    let maps = groups.enumerated().map { index, group -> String in
      var map = group.map
      if let head = group.head {
        map.write(head.window, head.curve)
        map["pacing"] = head.pacing.map(CurveWriter.text)
        if head.isSmooth { map["smooth"] = "true" }
        if head.arc != 0 { map["path"] = ScalarWriter.number(head.arc) }
      }
      if index == 0, case .element(let role, let id) = subject,
        choreography.lifted.contains(Element(role, id))
      {
        map["lift"] = "true"
      }
      return map.text
    }
    let name = subject.text
    return maps.count == 1 ? ["\(name): \(maps[0])"] : ["\(name):"] + maps.map { "  - " + $0 }
  }

  private var matches: [String] {
    guard !choreography.matches.isEmpty else { return [] }
    return ["match:"]
      + choreography.matches.map { match in
        var map = FlowMap()
        switch match.pair {
        case .common: map["elements"] = "common"
        case .ids(let source, let destination): (map["from"], map["to"]) = (source, destination)
        }
        if match.fade != .cross { map["fade"] = match.fade.rawValue }
        map["cornerRadius"] = match.cornerRadius.map(KeyframeWriter.text)
        if match.arc != 0 { map["path"] = ScalarWriter.number(match.arc) }
        if match.stagger != 0 { map["stagger"] = ScalarWriter.number(match.stagger) }
        map.write(match.window, match.curve)
        return "  - \(map.text)"
      }
  }

  private var masks: [String] {
    guard !choreography.masks.isEmpty else { return [] }
    return ["mask:"]
      + choreography.masks.map { mask in
        var map = FlowMap()
        map["of"] = mask.role.rawValue
        switch mask.shape {
        case .circle(let center, let radius):
          map["circle"] =
            FlowMap([("center", KeyframeWriter.text(center)), ("radius", KeyframeWriter.text(radius))]).text
        case .roundedRect(let frame, let radius):
          map["roundedRect"] =
            FlowMap([("frame", KeyframeWriter.text(frame)), ("cornerRadius", KeyframeWriter.text(radius))])
            .text
        case .polygon(let corners): map["polygon"] = KeyframeWriter.text(corners)
        }
        map.write(mask.window, mask.curve)
        return "  - \(map.text)"
      }
  }
}

extension Track {
  fileprivate func runs(as other: Track) -> Bool {
    window == other.window && curve == other.curve && arc == other.arc && pacing == other.pacing
      && isSmooth == other.isSmooth
  }
}

extension Track.Subject {
  fileprivate var text: String {
    switch self {
    case .screen(let role): role.rawValue
    case .element(let role, let id): "\(role.rawValue).\(id)"
    case .labels(let role): "\(role.rawValue).labels"
    case .chrome(let chrome): chrome.rawValue
    case .layer(let name): name
    }
  }
}

extension FlowMap {
  fileprivate mutating func write(_ window: Track.Window, _ curve: Curve?) {
    switch window {
    case .whole: break
    case .fraction(let start, let end):
      self["at"] = "[\(ScalarWriter.number(start)), \(ScalarWriter.number(end))]"
    case .seconds(let delay, let duration):
      if delay != 0 { self["delay"] = ScalarWriter.number(delay) }
      self["duration"] = ScalarWriter.number(duration)
    }
    self["curve"] = curve.map(CurveWriter.text)
  }
}
