internal import Motion

/// Reads where a view stands, and holds it to two facts for each axis.
struct PlacementReader {
  let scope: ScreenScope
  let context: SceneContext
  /// The stack that places the view, if one does.
  let stack: Stack?
  let isTopLevel: Bool

  private static let horizontal = ["left", "right", "leading", "trailing", "width", "centerX"]
  private static let vertical = ["top", "bottom", "height", "centerY"]

  func read(_ keys: Keys, _ kind: ViewKind, _ draft: ViewDraft, hasChildren: Bool) -> Placement {
    let names = Self.horizontal + Self.vertical
    let pins = names.filter { keys.has($0) }
    var placement = Placement()
    if stack != nil { refuseInStack(keys) }
    if let frame = keys["frame"] {
      for name in names { _ = keys[name] }
      if let pin = pins.first, stack == nil {
        frame.error("`frame` already places the view: drop `\(pin)`, or the frame", at: keys[pin]?.key)
      }
      return self.frame(frame) ?? .fill
    }
    checkCount(keys, Self.horizontal, "horizontal")
    checkCount(keys, Self.vertical, "vertical")
    (placement.left, placement.right) = sides(keys)
    placement.top = keys["top"]?.length()
    placement.bottom = keys["bottom"]?.length()
    placement.width = keys["width"]?.length(isSize: true)
    placement.height = keys["height"]?.length(isSize: true)
    placement.centerX = keys["centerX"]?.length()
    placement.centerY = keys["centerY"]?.length()
    if pins.isEmpty, stack == nil, isTopLevel { placement = draft.defaultPlacement }
    if !draft.hasOwnSize, !hasChildren { checkSize(keys, kind) }
    if let size = draft.naturalSize { give(&placement, size, keys) }
    return placement
  }

  /// `leading` is the side where lines begin: one of `left` and `right`, by the direction of the screen.
  private func sides(_ keys: Keys) -> (left: Length?, right: Length?) {
    let (leading, trailing) = scope.direction.isRightToLeft ? ("right", "left") : ("left", "right")
    for (pin, side) in [("leading", leading), ("trailing", trailing)] {
      guard let field = keys[pin], keys.has(side) else { continue }
      field.error("`\(pin)` and `\(side)` are the same side here", at: field.key, hint: "drop one of them")
    }
    func length(_ side: String, _ pin: String) -> Length? { (keys[side] ?? keys[pin])?.length() }
    let start = length(leading, "leading")
    let end = length(trailing, "trailing")
    return scope.direction.isRightToLeft ? (end, start) : (start, end)
  }

  private func frame(_ field: Field) -> Placement? {
    guard let entries = field.tuple("x, y, width and height", 4) else { return nil }
    let lengths = entries.enumerated().compactMap { index, entry in entry.length(isSize: index >= 2) }
    guard lengths.count == 4 else { return nil }
    return .frame(lengths[0], lengths[1], lengths[2], lengths[3])
  }

  private func checkCount(_ keys: Keys, _ names: [String], _ axis: String) {
    let written = keys.written.filter { names.contains($0.name) }
    guard written.count > 2 else { return }
    let all = written.map { "`\($0.name)`" }
    context.report.error(
      "the view has \(written.count) \(axis) facts (\(all.joined(separator: ", "))), and two are enough",
      at: written[2].key, hint: "drop " + all.dropFirst(2).joined(separator: " and "))
  }

  /// A stack places its children; of a child's placement only its size counts.
  private func refuseInStack(_ keys: Keys) {
    for name in ["frame", "left", "right", "leading", "trailing", "top", "bottom", "centerX", "centerY"] {
      guard keys.has(name), let field = keys[name] else { continue }
      context.report.error(
        "a stack places its views, so `\(name)` has no meaning here", at: field.key,
        hint: "`width` and `height` do; or use a group instead of the stack")
    }
  }

  /// What has no content of its own needs a size, or nobody will see it.
  private func checkSize(_ keys: Keys, _ kind: ViewKind) {
    let (wide, high) = sizeFromStack
    let hasWidth = wide || keys.has("width") || Self.horizontal.filter { keys.has($0) }.count >= 2
    let hasHeight = high || keys.has("height") || Self.vertical.filter { keys.has($0) }.count >= 2
    if hasWidth, hasHeight { return }
    let missing = hasWidth ? "no height" : hasHeight ? "no width" : "no size"
    let (first, second) = (
      hasWidth ? "`height`" : "`width`", hasWidth ? "`top` and `bottom`" : "`left` and `right`"
    )
    let hint = hasWidth == hasHeight ? "as frame: [x, y, width, height]" : "add \(first), or \(second)"
    context.report.error("\(kind.what) without views has \(missing) of its own", at: keys.place, hint: hint)
  }

  /// Whether the stack gives the view a width, and a height.
  private var sizeFromStack: (Bool, Bool) {
    guard let stack else { return (false, false) }
    let along = stack.distribution == .fill || stack.distribution == .fillEqually
    let across = stack.alignment == .fill
    return stack.axis == .vertical ? (across, along) : (along, across)
  }

  private func give(_ placement: inout Placement, _ size: Size, _ keys: Keys) {
    if !keys.has("width"), Self.horizontal.filter({ keys.has($0) }).count < 2 {
      placement.width = .points(size.width)
    }
    if !keys.has("height"), Self.vertical.filter({ keys.has($0) }).count < 2 {
      placement.height = .points(size.height)
    }
  }
}
