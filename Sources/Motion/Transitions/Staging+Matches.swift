// Pairs of views that are shown as one thing.
extension Staging {
  struct MatchedPair {
    var source: String
    var destination: String
    var match: Match
    var window: Track.Window
  }

  /// Every pair in the order in which it is drawn; none once both views are in their place again.
  var pairs: [MatchedPair] {
    if timing.fraction >= 1 { return [] }
    let found = choreography.matches.flatMap { match -> [MatchedPair] in
      switch match.pair {
      case .ids(let source, let destination):
        return [MatchedPair(source: source, destination: destination, match: match, window: match.window)]
      case .common:
        return frames.screens.common(frames.source.screen, frames.destination.screen).map {
          MatchedPair(source: $0, destination: $0, match: match, window: match.window)
        }
      }
    }
    return found.enumerated().map { index, pair in
      var pair = pair
      pair.window = timing.window(
        pair.window, index: index, count: found.count, lag: pair.match.stagger)
      return pair
    }
  }

  var matchedLayers: [StagedLayer] { pairs.flatMap { matchedLayers($0).map { StagedLayer($0) } } }

  private func matchedLayers(_ pair: MatchedPair) -> [Layer] {
    guard let oldRest = lifted(pair.source, of: .source),
      let newRest = lifted(pair.destination, of: .destination), let views = views(pair)
    else { return [] }
    let progress = timing.progress(in: pair.window, curve: pair.match.curve)
    func moved(_ rest: Layer, _ id: String) -> Layer {
      var layer = rest
      layer.frame = oldRest.frame.moved(to: newRest.frame, progress, arc: pair.match.arc)
      layer.content = rest.content.resized(from: oldRest.frame.size, to: newRest.frame.size, progress)
        .dressed(id, from: views.old, to: views.new, radius: radius(pair), progress)
      return layer
    }
    var old = moved(oldRest, pair.source)
    var new = moved(newRest, pair.destination)
    scaleText(&old, &new, views, progress)
    switch pair.match.fade {
    case .source: return [old]
    case .destination: return [new]
    case .through:
      let (out, into) = Self.through(min(max(progress, 0), 1))
      (old.alpha, new.alpha) = (out, into)
      return [old, new]
    case .cross:
      if views.old.looksLike(views.new) { return [new] }
      let share = min(max(progress, 0), 1)
      if !(views.old.fillsItsFrame && views.new.fillsItsFrame) { old.alpha = 1 - share }
      new.alpha = share
      return [old, new]
    }
  }

  private func views(_ pair: MatchedPair) -> (old: View, new: View)? {
    func view(_ id: String, _ actor: Actor) -> View? {
      frames.screens.screens[actor.screen].view(id)?.applying(actor.changes)
    }
    guard let old = view(pair.source, frames.source), let new = view(pair.destination, frames.destination)
    else { return nil }
    return (old, new)
  }

  private func radius(_ pair: MatchedPair) -> Corners? {
    pair.match.cornerRadius.map {
      timing.sample(of: $0, window: pair.window, curve: pair.match.curve).corners(in: frames.container.width)
    }
  }

  /// Texts of different size grow into each other as a whole, so that their letters meet and keep their shape.
  private func scaleText(
    _ old: inout Layer, _ new: inout Layer, _ views: (old: View, new: View), _ progress: Double
  ) {
    guard case .text(let from) = views.old.content, case .text(let to) = views.new.content,
      from.font.size != to.font.size
    else { return }
    let size = max(from.font.size.interpolated(to: to.font.size, progress), 0)
    old.magnify(by: size / from.font.size)
    new.magnify(by: size / to.font.size)
  }

  /// Material's fade-through: out until 0.35, in from there.
  private static func through(_ progress: Double) -> (Double, Double) {
    let split = 0.35
    return (max(1 - progress / split, 0), max((progress - split) / (1 - split), 0))
  }
}

extension Layer {
  /// Shows the content larger in the same frame.
  fileprivate mutating func magnify(by factor: Double) {
    guard factor > 0 else { return }
    transform = Transform(scaleX: factor, scaleY: factor, anchor: .zero)
    frame.width /= factor
    frame.height /= factor
    content = content.resized(from: frame.size, to: frame.size, 1)
  }
}

extension LayerContent {
  /// The view with the looks that lie between those of two views: radius and content mode.
  fileprivate func dressed(
    _ id: String, from old: View, to new: View, radius: Corners?, _ progress: Double
  ) -> LayerContent {
    guard case .screen(var snapshot) = self else { return self }
    var target = snapshot.target ?? snapshot.state
    if snapshot.target == nil { snapshot.progress = progress }
    snapshot.state.changes[id, default: ViewChange()].cornerRadius = radius ?? old.cornerRadius
    target.changes[id, default: ViewChange()].cornerRadius = radius ?? new.cornerRadius
    if case .image(_, let from) = old.content, case .image(_, let to) = new.content {
      snapshot.state.changes[id, default: ViewChange()].contentMode = from
      target.changes[id, default: ViewChange()].contentMode = to
    }
    snapshot.target = target
    return .screen(snapshot)
  }
}

extension View {
  /// Whether the two are one picture, apart from place, size, radius and content mode.
  fileprivate func looksLike(_ other: View) -> Bool {
    guard children.isEmpty, other.children.isEmpty, background == other.background, border == other.border,
      alpha == other.alpha
    else { return false }
    switch (content, other.content) {
    case (.image(let one, _), .image(let two, _)): return one == two
    case (.icon(let one, let tint), .icon(let two, let otherTint)): return one == two && tint == otherTint
    case (.text(let one), .text(let two)):
      var resized = one
      resized.font.size = two.font.size
      return resized == two
    case (.empty, .empty): return background != nil
    default: return false
    }
  }

  /// Whether it hides what is behind its frame.
  fileprivate var fillsItsFrame: Bool {
    guard alpha >= 1 else { return false }
    if background?.isOpaque == true { return true }
    if case .image(_, let mode) = content { return mode == .aspectFill || mode == .scaleToFill }
    return false
  }
}

extension ScreenSet {
  /// Ids that the scene has given to a view of both screens, in the order of the second.
  fileprivate func common(_ first: Int, _ second: Int) -> [String] {
    func ids(_ views: [View]) -> [String] { views.flatMap { [$0.id] + ids($0.children) } }
    let known = Set(ids(screens[first].views))
    return ids(screens[second].views).filter {
      known.contains($0) && !$0.contains("/") && Track.Chrome(rawValue: $0) == nil
    }
  }
}
