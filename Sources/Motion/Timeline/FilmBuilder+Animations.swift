// Changes of views: what they mean for the views that are there.
extension FilmBuilder {
  mutating func animate(_ animation: Animation, _ step: Step) {
    let start = time + (animation.delay / speed).heldToMicroseconds
    let end = start + (animation.duration / speed).heldToMicroseconds
    var views: [String] = []
    for track in joined(animation.tracks) {
      guard let (stack, view) = target(of: track) else { continue }
      let resolver = ViewTrackResolver(
        view: view, placed: placed(stack),
        changes: runs.changes(of: stack.top.id, from: stack.top.changes, at: time),
        screen: screens.screens[actor(stack).screen],
        layout: Layout(measurer: measurer, assetSizes: scene.assets.map(\.size)))
      guard let settings = resolver.settings(of: track) else {
        report(
          .error, "`\(track.view)` has no \(track.property.rawValue) to change",
          hint: track.property.owners, at: track.position)
        continue
      }
      if let excess = resolver.excess(of: track) {
        report(
          .error, "`\(track.property.rawValue)` of `\(track.view)` cannot be \(excess.value)",
          hint: excess.allowed,
          at: track.position)
        continue
      }
      if !views.contains(track.view) { views.append(track.view) }
      for keyframes in settings {
        let run = ViewRun(
          view: view.id, begin: time, start: start, end: end, duration: animation.duration.value,
          keyframes: keyframes.map {
            ViewRun.Keyframe(at: $0.at, setting: $0.setting, curve: $0.curve ?? animation.curve)
          })
        runs.add(run, to: stack.top.id)
      }
    }
    if !isSettingUp { time = end }
    let isSet = animation.duration == .zero && animation.delay == .zero
    let detail = views.joined(separator: ", ") + (isSet ? "" : ", \(animation.duration.value) s")
    note(isSet ? "set" : "animate", detail, start, step)
    if !isSettingUp { warnIfCut(end - start, step) }
  }

  /// Width and height of one view become one track: both make its frame, and a frame runs as one.
  private mutating func joined(_ tracks: [ViewTrack]) -> [ViewTrack] {
    tracks.compactMap { track in
      let side: ViewProperty = track.property == .width ? .height : .width
      guard [.width, .height].contains(track.property),
        let other = tracks.first(where: { $0.view == track.view && $0.property == side })
      else { return track }
      if track.property == .height { return nil }
      guard track.keyframes.map(\.at) == other.keyframes.map(\.at) else {
        report(
          .error, "`width` and `height` of `\(track.view)` have keyframes at different places",
          hint: "give both the same places, or use `frame`", at: other.position)
        return nil
      }
      var joined = track
      joined.keyframes = zip(track.keyframes, other.keyframes).map { width, height in
        ViewKeyframe(at: width.at, .size(width.value.length, height.value.length), curve: width.curve)
      }
      return joined
    }
  }

  /// The view of the screen that shows, or of the other one of a transition that runs; of a control the part that has
  /// the property.
  private mutating func target(of track: ViewTrack) -> (ScreenStack, View)? {
    for stack in visibleStacks {
      let screen = screens.screens[actor(stack).screen]
      if let view = screen.view(track.view) { return (stack, view) }
    }
    reportMissing(
      track.view, "go to the screen that has the view first, or put `animate` before it is left",
      at: track.position)
    return nil
  }
}

extension ViewProperty {
  /// Which views have the property.
  fileprivate var owners: String {
    switch self {
    case .color: "labels and buttons have a colour of text"
    case .text: "labels without markup, and controls with a text, have one"
    case .value: "controls such as switches and sliders have a value"
    default: "every view has it"
    }
  }
}

extension ViewValue {
  fileprivate var length: Length? {
    if case .length(let length) = self { return length }
    return nil
  }
}
