extension View {
  /// The view as changed by a state of its screen. Frames and scales are applied where the view is placed.
  func applying(_ changes: [String: ViewChange]) -> View {
    guard let change = changes[id] else { return self }
    var view = self
    view.alpha = change.alpha ?? alpha
    view.isHidden = change.isHidden ?? isHidden
    view.rotation = change.rotation ?? rotation
    view.background = change.background ?? background
    view.cornerRadius = change.cornerRadius ?? cornerRadius
    switch content {
    case .text(var text):
      text.color = change.textColor ?? text.color
      text.string = change.text ?? text.string
      view.content = .text(text)
    case .image(let asset, let mode):
      view.content = .image(change.image ?? asset, change.contentMode ?? mode)
    case .control(var control):
      // A curve that overshoots takes no control beyond its range.
      if let value = change.value, let range = control.property?.range {
        control.value = min(max(value, range.lowerBound), range.upperBound)
      }
      control.text = change.text ?? control.text
      view.content = .control(control)
    default:
      break
    }
    return view
  }

  /// The children that are placed: those of a control are made by it, and stand behind the view's own.
  var resolvedChildren: [View] {
    guard case .control(let control) = content else { return children }
    let views = control.views(id: id)
    return (direction.isRightToLeft ? views.map(\.mirrored) : views) + children
  }

  /// -1 where the view is mirrored, else 1.
  var flipSign: Double { flips && direction.isRightToLeft ? -1 : 1 }

  /// What is left to draw once stacks and controls have become children.
  var drawnContent: ViewContent {
    switch content {
    case .stack, .spacer, .control: .empty
    default: content
    }
  }
}
