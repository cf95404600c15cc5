extension View {
  /// The view as it stands in a parent whose left and right have changed places. What it shows is not mirrored, but for
  /// what says so with `flips`.
  package var mirrored: View {
    var view = self
    view.placement = placement.mirrored
    view.direction = direction.opposite
    view.cornerRadius = Corners(
      cornerRadius.topRight, cornerRadius.topLeft, cornerRadius.bottomLeft, cornerRadius.bottomRight)
    switch content {
    case .text(var text):
      text.alignment = text.alignment.mirrored
      view.content = .text(text)
    case .stack(var stack):
      (stack.padding.left, stack.padding.right) = (stack.padding.right, stack.padding.left)
      view.content = .stack(stack)
    default: break
    }
    view.children = children.map(\.mirrored)
    return view
  }
}

extension Placement {
  package var mirrored: Placement {
    var placement = self
    (placement.left, placement.right) = (right, left)
    placement.centerX = centerX.map { Length(points: -$0.points, fraction: 1 - $0.fraction) }
    return placement
  }
}

extension TextAlignment {
  /// Natural text begins at the side where a recipe written from left to right has its left.
  package var mirrored: TextAlignment {
    switch self {
    case .left, .natural: .right
    case .right: .left
    case .center: .center
    }
  }
}

extension Rect {
  /// The rectangle in a container of this width whose left and right have changed places.
  func mirrored(in width: Double) -> Rect { Rect(width - maxX, y, self.width, height) }
}
