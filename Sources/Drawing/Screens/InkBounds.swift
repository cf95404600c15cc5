import Motion

/// How far the drawing of a view reaches, which may be beyond its frame.
struct InkBounds {
  let measurer: TextMeasurer

  /// In the screen's points, the screen's own rectangle included.
  func bounds(of screen: PlacedScreen) -> Rect {
    screen.views.reduce(Rect(size: screen.size)) { $0.union(bounds(of: $1)) }
  }

  /// In the parent's coordinates.
  func bounds(of view: PlacedView) -> Rect {
    view.placement.bounds(of: localBounds(of: view))
  }

  /// In the view's own coordinates, shadow included.
  func localBounds(of view: PlacedView) -> Rect {
    let bounds = silhouette(of: view)
    guard let shadow = view.shadow else { return bounds }
    return bounds.union(shadow.reach(of: bounds))
  }

  /// In the view's own coordinates, without its shadow.
  func silhouette(of view: PlacedView) -> Rect {
    let box = Rect(size: view.frame.size)
    guard !view.clips else { return box }
    return view.children.reduce(box.union(content(of: view, in: box))) { $0.union(bounds(of: $1)) }
  }

  private func content(of view: PlacedView, in box: Rect) -> Rect {
    switch view.content {
    case .path(let path, _, let stroke):
      return path.bounds(strokeWidth: stroke?.width ?? 0) ?? box
    case .text(let text) where text.truncation != .none:
      let size = measurer.size(of: text, maxWidth: view.wrapWidth)
      let width = max(size.width, view.wrapWidth, box.width)
      let height = max(size.height, box.height)
      // Slanted letters and stacked accents reach beyond their line.
      let margin = text.font.size / 2
      return Rect(
        box.center.x - width - margin, box.center.y - height / 2 - margin, (width + margin) * 2,
        height + margin * 2)
    default:
      return box
    }
  }
}

extension Path {
  /// Around all points and control points, and the longest miter that a stroke can have; nil without points.
  fileprivate func bounds(strokeWidth: Double) -> Rect? {
    let points = segments.flatMap { segment -> [Point] in
      switch segment {
      case .move(let to), .line(let to): [to]
      case .cubic(let first, let second, let to): [first, second, to]
      case .close: []
      }
    }
    guard let first = points.first else { return nil }
    let margin = max(strokeWidth, 0) * 2
    return points.reduce(Rect(origin: first, size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) }
      .insetBy(-margin)
  }
}

extension Rect {
  func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// Whether the two share more than an edge.
  func meets(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  func insetBy(_ margin: Double) -> Rect {
    Rect(x + margin, y + margin, width - 2 * margin, height - 2 * margin)
  }
}

extension PlacedView {
  /// From the view's own coordinates to its parent's.
  var placement: Affine {
    Affine.scale(scaleX, scaleY).then(.rotation(degrees: rotation))
      .about(Point(frame.width / 2, frame.height / 2))
      .then(.translation(frame.x, frame.y))
  }
}
