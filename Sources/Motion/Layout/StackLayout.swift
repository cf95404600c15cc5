/// Places the children of a stack along its axis. Of a child's placement only `width` and `height` count.
struct StackLayout {
  let stack: Stack
  let layout: Layout
  var direction = LayoutDirection.leftToRight

  /// The frames of the children in the stack's coordinates. From right to left is the mirror image of from left to
  /// right, but for the padding, whose sides are left and right.
  func frames(of children: [View], in size: Size) -> [Rect] {
    guard direction.isRightToLeft else { return framesFromLeft(of: children, in: size, stack.padding) }
    var padding = stack.padding
    (padding.left, padding.right) = (padding.right, padding.left)
    return framesFromLeft(of: children, in: size, padding).map { $0.mirrored(in: size.width) }
  }

  private func framesFromLeft(of children: [View], in size: Size, _ padding: Padding) -> [Rect] {
    let inner = Size(
      max(size.width - padding.left - padding.right, 0), max(size.height - padding.top - padding.bottom, 0))
    let sizes = children.map { self.size(of: $0, in: inner, fillsAcross: true) }
    let gaps = stack.spacing * Double(max(children.count - 1, 0))
    let lengths = distributed(children, sizes.map { main($0) }, available: main(inner) - gaps)
    var gap = stack.spacing
    let used = lengths.reduce(0, +)
    if stack.distribution == .equalSpacing, children.count > 1 {
      gap = max((main(inner) - used) / Double(children.count - 1), 0)
    }
    var position = stack.axis == .vertical ? padding.top : padding.left
    return children.indices.map { index in
      defer { position += lengths[index] + gap }
      let (offset, thickness) = crossPlace(children[index], cross(sizes[index]), in: cross(inner))
      return stack.axis == .vertical
        ? Rect(padding.left + offset, position, thickness, lengths[index])
        : Rect(position, padding.top + offset, lengths[index], thickness)
    }
  }

  func ownSize(of children: [View], available: Size) -> Size {
    let padding = stack.padding
    let inner = Size(
      max(available.width - padding.left - padding.right, 0),
      max(available.height - padding.top - padding.bottom, 0))
    let sizes = children.map { size(of: $0, in: inner, fillsAcross: false) }
    let length =
      sizes.map { main($0) }.reduce(0, +) + stack.spacing * Double(max(children.count - 1, 0))
    let thickness = sizes.map { cross($0) }.max() ?? 0
    return stack.axis == .vertical
      ? Size(thickness + padding.left + padding.right, length + padding.top + padding.bottom)
      : Size(length + padding.left + padding.right, thickness + padding.top + padding.bottom)
  }

  /// A stack that takes its own size is as thick as its thickest child, not as all that is available.
  private func size(of child: View, in inner: Size, fillsAcross: Bool) -> Size {
    var width = child.placement.width.map { max($0.resolved(in: inner.width), 0) }
    var height = child.placement.height.map { max($0.resolved(in: inner.height), 0) }
    // A spacer has no length of its own, whatever is in it.
    if case .spacer = child.content {
      if stack.axis == .vertical { height = height ?? 0 } else { width = width ?? 0 }
    }
    // A filled cross axis decides how text wraps, so it has to be known before the length is measured.
    if stack.alignment == .fill, fillsAcross {
      if stack.axis == .vertical { width = width ?? inner.width } else { height = height ?? inner.height }
    }
    return layout.size(of: child, width: width, height: height, available: inner)
  }

  /// The lengths along the axis after the free space has been given out.
  private func distributed(_ children: [View], _ lengths: [Double], available: Double) -> [Double] {
    guard !children.isEmpty else { return [] }
    if stack.distribution == .fillEqually {
      return children.map { _ in max(available / Double(children.count), 0) }
    }
    let free = max(available - lengths.reduce(0, +), 0)
    let flexible = children.indices.filter { isFlexible(children[$0]) }
    var lengths = lengths
    if !flexible.isEmpty {
      for index in flexible { lengths[index] += free / Double(flexible.count) }
    } else if stack.distribution == .fill {
      // UIKit stretches the view that resists least; with equal priorities that is the last one.
      lengths[lengths.count - 1] += free
    }
    return lengths
  }

  private func isFlexible(_ child: View) -> Bool {
    guard case .spacer = child.content else { return false }
    return (stack.axis == .vertical ? child.placement.height : child.placement.width) == nil
  }

  private func crossPlace(_ child: View, _ own: Double, in available: Double) -> (Double, Double) {
    switch stack.alignment {
    case .fill: (0, own)
    case .leading: (0, own)
    case .center: ((available - own) / 2, own)
    case .trailing: (available - own, own)
    }
  }

  private func main(_ size: Size) -> Double { stack.axis == .vertical ? size.height : size.width }
  private func cross(_ size: Size) -> Double { stack.axis == .vertical ? size.width : size.height }
}
