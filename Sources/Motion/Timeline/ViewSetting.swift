/// A value of a view's property, as a state of its screen holds it.
enum ViewSetting: Hashable, Sendable {
  case alpha(Double)
  case hidden(Bool)
  /// Offsets in points.
  case x(Double)
  case y(Double)
  case frame(Rect)
  case scaleX(Double)
  case scaleY(Double)
  case rotation(Double)
  case background(Fill)
  case cornerRadius(Corners)
  case color(Color)
  case text(String, isTyped: Bool)
  case value(Double)

  func write(to change: inout ViewChange) {
    switch self {
    case .alpha(let alpha): change.alpha = min(max(alpha, 0), 1)
    case .hidden(let isHidden): change.isHidden = isHidden
    case .x(let x): change.translation = Point(x, change.translation?.y ?? 0)
    case .y(let y): change.translation = Point(change.translation?.x ?? 0, y)
    case .frame(let frame): (change.frame, change.move) = (frame, nil)
    case .scaleX(let scale): change.scaleX = scale
    case .scaleY(let scale): change.scaleY = scale
    case .rotation(let degrees): change.rotation = degrees
    case .background(let fill): change.background = fill
    case .cornerRadius(let corners): change.cornerRadius = corners.atLeastZero
    case .color(let color): change.textColor = color
    case .text(let text, _): change.text = text
    case .value(let value): change.value = value
    }
  }

  /// Writes what is that far on the way to another value of the same property.
  func write(to change: inout ViewChange, towards target: ViewSetting, _ progress: Double) {
    if progress == 0 { return write(to: &change) }
    if progress == 1 { return target.write(to: &change) }
    if case .frame(let from) = self, case .frame(let to) = target, from != to {
      change.move = FrameMove(from: from, to: to, progress: progress)
    } else {
      mixed(with: target, progress).write(to: &change)
    }
  }

  private func mixed(with target: ViewSetting, _ progress: Double) -> ViewSetting {
    switch (self, target) {
    case (.alpha(let from), .alpha(let to)): .alpha(from.interpolated(to: to, progress))
    case (.x(let from), .x(let to)): .x(from.interpolated(to: to, progress))
    case (.y(let from), .y(let to)): .y(from.interpolated(to: to, progress))
    case (.scaleX(let from), .scaleX(let to)): .scaleX(from.interpolated(to: to, progress))
    case (.scaleY(let from), .scaleY(let to)): .scaleY(from.interpolated(to: to, progress))
    case (.rotation(let from), .rotation(let to)): .rotation(from.interpolated(to: to, progress))
    case (.background(let from), .background(let to)): .background(from.interpolated(to: to, progress))
    case (.cornerRadius(let from), .cornerRadius(let to)): .cornerRadius(from.interpolated(to: to, progress))
    case (.color(let from), .color(let to)): .color(from.interpolated(to: to, progress))
    case (.text(let from, true), .text(let to, true)):
      .text(Typing.text(from: from, to: to, progress), isTyped: true)
    case (.value(let from), .value(let to)): .value(from.interpolated(to: to, progress))
    // What cannot be mixed changes at once, as what UIKit cannot animate does.
    default: target
    }
  }
}

extension Corners {
  fileprivate var atLeastZero: Corners {
    Corners(max(topLeft, 0), max(topRight, 0), max(bottomRight, 0), max(bottomLeft, 0))
  }
}
