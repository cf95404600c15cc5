/// Places a screen's views at one size, from their placements and their own sizes.
struct Layout {
  let measurer: any Measurer
  let assetSizes: [Size]

  func place(_ screen: Screen, _ state: ScreenState) -> [PlacedView] {
    screen.views.map { place($0.applying(state.changes), in: state.size, state.changes) }
  }

  private func place(_ view: View, in container: Size, _ changes: [String: ViewChange]) -> PlacedView {
    place(view, otherwise: self.frame(of: view, in: container), changes)
  }

  /// Places the view at the frame that the state gives it, or else at this one, and its children inside.
  private func place(_ view: View, otherwise frame: Rect, _ changes: [String: ViewChange]) -> PlacedView {
    if let move = changes[view.id]?.move {
      return place(view, at: move.from, changes)
        .interpolated(to: place(view, at: move.to, changes), move.progress)
    }
    return place(view, at: changes[view.id]?.frame ?? frame, changes)
  }

  private func place(_ view: View, at frame: Rect, _ changes: [String: ViewChange]) -> PlacedView {
    let change = changes[view.id]
    let children = view.resolvedChildren.map { $0.applying(changes) }
    let placedChildren: [PlacedView]
    if case .stack(let stack) = view.content {
      let frames = StackLayout(stack: stack, layout: self, direction: view.direction)
        .frames(of: children, in: frame.size)
      placedChildren = zip(children, frames).map { place($0, otherwise: $1, changes) }
    } else {
      placedChildren = children.map { place($0, in: frame.size, changes) }
    }
    return PlacedView(
      id: view.id, content: view.drawnContent, frame: frame.offset(by: change?.translation ?? .zero),
      wrapWidth: frame.width, alpha: view.isHidden ? 0 : min(max(view.alpha, 0), 1),
      background: view.background, cornerRadius: view.cornerRadius, border: view.border, shadow: view.shadow,
      clips: view.clips, rotation: view.rotation, scaleX: (change?.scaleX ?? view.scale) * view.flipSign,
      scaleY: change?.scaleY ?? view.scale, children: placedChildren)
  }

  func frame(of view: View, in container: Size) -> Rect {
    let horizontal = AxisFacts.horizontal(view.placement, in: container)
    let vertical = AxisFacts.vertical(view.placement, in: container)
    let size = self.size(
      of: view, width: horizontal.determinedLength, height: vertical.determinedLength,
      available: Size(horizontal.available, vertical.available))
    return Rect(
      horizontal.position(length: size.width), vertical.position(length: size.height), size.width, size.height
    )
  }

  /// The size of a view whose width and height may be given; what is not given is the view's own.
  func size(of view: View, width: Double?, height: Double?, available: Size) -> Size {
    if let width, let height { return Size(width, height) }
    let own = ownSize(of: view, width: width, height: height, available: available)
    return Size(width ?? own.width, height ?? own.height)
  }

  private func ownSize(of view: View, width: Double?, height: Double?, available: Size) -> Size {
    switch view.content {
    case .text(let text):
      return measurer.size(of: text, maxWidth: width ?? available.width)
    case .image(let asset, _), .icon(let asset, _):
      return proportional(assetSizes[asset.index], width: width, height: height)
    case .stack(let stack):
      return StackLayout(stack: stack, layout: self, direction: view.direction).ownSize(
        of: view.children, available: Size(width ?? available.width, height ?? available.height))
    case .control(let control):
      let own = control.intrinsicSize(measuredBy: measurer, assets: assetSizes)
      return Size(own.width ?? available.width, own.height ?? available.height)
    case .empty, .ellipse, .path, .spacer:
      return extent(of: view.children, in: Size(width ?? available.width, height ?? available.height))
    }
  }

  /// Keeps an image's proportions where one of its sides is given.
  private func proportional(_ size: Size, width: Double?, height: Double?) -> Size {
    guard size.width > 0, size.height > 0 else { return size }
    if let width { return Size(width, width * size.height / size.width) }
    if let height { return Size(height * size.width / size.height, height) }
    return size
  }

  /// The smallest size from the origin that holds all children.
  private func extent(of children: [View], in container: Size) -> Size {
    children.reduce(Size.zero) { size, child in
      let frame = self.frame(of: child, in: container)
      return Size(max(size.width, frame.maxX), max(size.height, frame.maxY))
    }
  }
}
