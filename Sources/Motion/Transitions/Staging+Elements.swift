// Views that move: in their place inside of their screen, or lifted above both screens.
extension Staging {
  /// The screen with its views as the tracks of its elements have them, and without those that are lifted.
  func snapshot(_ role: Role) -> Snapshot {
    var snapshot = frames.actor(role).snapshot
    var moves = false
    for (ids, track) in tracksInPlace(role) {
      moves = true
      let sample = timing.sample(of: track)
      for id in ids {
        apply(track.property, sample, to: &snapshot.state.changes[id, default: ViewChange()])
      }
    }
    snapshot.without += liftedIDs(role)
    guard moves else { return snapshot }
    // In motion it is never kept as a still; once the last track has ended it can be.
    snapshot.target = snapshot.state
    return timing.fraction >= 1 ? snapshot.simplified : snapshot
  }

  private func tracksInPlace(_ role: Role) -> [([String], Track)] {
    var subjects: [Track.Subject] = []
    for track in choreography.tracks where !subjects.contains(track.subject) {
      subjects.append(track.subject)
    }
    return subjects.flatMap { subject -> [([String], Track)] in
      let ids: [String]
      switch subject {
      case .element(role, let id) where !choreography.lifted.contains(Element(role, id)): ids = [id]
      case .labels(role): ids = frames.screens.labels(of: frames.actor(role).screen)
      case .chrome(let chrome):
        // A bar that stays in place is no part of its screen.
        let isPart = frames.screens.screens[frames.actor(role).screen].view(chrome.rawValue) != nil
        ids = isPart ? [chrome.rawValue] : []
      default: return []
      }
      let tracks = running(subject)
      return Track.Property.allCases.compactMap { tracks[$0] }.map { (ids, $0) }
    }
  }

  private func apply(_ property: Track.Property, _ sample: Sample, to change: inout ViewChange) {
    let container = frames.container
    switch property {
    case .x:
      change.translation = Point(sample.length(in: container.width), change.translation?.y ?? 0)
    case .y:
      change.translation = Point(change.translation?.x ?? 0, sample.length(in: container.height))
    case .scale:
      let scale = sample.scale { frames.scale($0, of: Size(1, 1)).width }
      (change.scaleX, change.scaleY) = (scale, scale)
    case .scaleX: change.scaleX = sample.scale { frames.scale($0, of: Size(1, 1)).width }
    case .scaleY: change.scaleY = sample.scale { frames.scale($0, of: Size(1, 1)).height }
    case .rotation: change.rotation = sample.number
    case .alpha: change.alpha = sample.share
    case .cornerRadius: change.cornerRadius = sample.corners(in: container.width)
    case .background: change.background = sample.color.map(Fill.color)
    case .center, .frame, .width, .height, .rotationX, .rotationY, .perspective, .anchor, .anchorZ, .z, .blur,
      .shadow, .fold, .curl:
      break
    }
  }

  /// Ids of a screen's views that are drawn above both screens instead of in it.
  private func liftedIDs(_ role: Role) -> [String] {
    let lifted = liftedNow.filter { $0.role == role }.map(\.id)
    return lifted + pairs.map { role == .source ? $0.source : $0.destination }
  }

  /// What is lifted is a snapshot: at the end it is gone, unless it is a view of the destination that has come to rest
  /// elsewhere than in its place.
  private var liftedNow: [Element] {
    guard timing.fraction >= 1 else { return choreography.lifted }
    return choreography.lifted.filter { element in
      guard element.role == .destination, let rest = lifted(element.id, of: .destination) else {
        return false
      }
      return pose(.element(.destination, element.id)).layers(rest) != [rest]
    }
  }

  var liftedLayers: [StagedLayer] {
    liftedNow.flatMap { element -> [StagedLayer] in
      guard let rest = lifted(element.id, of: element.role) else { return [] }
      let samples = running(.element(element.role, element.id))
      return pose(.element(element.role, element.id)).layers(rest).map { layer in
        // A radius cuts what is lifted and replaces the view's own.
        samples[.cornerRadius] == nil
          ? StagedLayer(layer) : StagedLayer(layer.withContentCorners(element.id, layer.cornerRadius))
      }
    }
  }

  /// The view alone, where it rests; nil where the screen has no such view.
  func lifted(_ id: String, of role: Role) -> Layer? {
    guard let frame = frames.frame(of: id, in: role) else { return nil }
    var snapshot = frames.actor(role).snapshot
    snapshot.only = id
    return Layer(.screen(snapshot), frame: frame, clips: false)
  }
}

extension Layer {
  func withContentCorners(_ id: String, _ corners: Corners) -> Layer {
    guard case .screen(var snapshot) = content else { return self }
    snapshot.state.changes[id, default: ViewChange()].cornerRadius = corners
    snapshot.target?.changes[id, default: ViewChange()].cornerRadius = corners
    var layer = self
    layer.content = .screen(snapshot)
    return layer
  }
}

extension Track.Property {
  /// Whether a view can move so without leaving its screen; the others need a layer of its own.
  package var worksInPlace: Bool {
    switch self {
    case .x, .y, .scale, .scaleX, .scaleY, .rotation, .alpha, .cornerRadius, .background: true
    case .center, .frame, .width, .height, .rotationX, .rotationY, .perspective, .anchor, .anchorZ, .z, .blur,
      .shadow, .fold, .curl:
      false
    }
  }
}
