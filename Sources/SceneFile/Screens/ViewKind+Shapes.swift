internal import Motion

extension ViewKind {
  /// A rectangle; the value is its fill, or nothing.
  static let box = ViewKind("box", .either([.nothing, .fill]), "a rectangle with this fill") {
    draft, value, _, _ in
    draft.hasOwnSize = false
    if !value.value.isNull { draft.background = value.fill() }
    return true
  }

  /// Without a fill it has the system's tertiary grey, since an ellipse without any cannot be seen.
  static let ellipse = ViewKind(
    "ellipse", what: "an ellipse", .either([.nothing, .fill]), "an ellipse with this fill"
  ) { draft, value, _, reader in
    draft.hasOwnSize = false
    let fill = value.value.isNull ? Fill.color(reader.system("systemGray3")) : value.fill()
    draft.content = .ellipse(fill ?? .color(.clear))
    return true
  }

  /// SVG path data, with `fill` and `stroke: {width, color}`; filled with the label colour where neither is written.
  static let path = ViewKind(
    "path", .notation, "SVG path data",
    keys: [Key("fill", .fill, "the inside"), Key("stroke", .border, "the line")]
  ) { draft, value, keys, reader in
    let path = value.read("SVG path data") { text throws(ScalarFault) in try PathData.path(text) }
    let fill = keys["fill"]?.fill()
    let stroke = keys["stroke"].flatMap { reader.border($0) }
    guard let path else { return true }
    let isBare = !keys.has("fill") && !keys.has("stroke")
    draft.content = .path(path, fill: isBare ? .color(reader.system("label")) : fill, stroke: stroke)
    draft.naturalSize = path.extent
    return true
  }

  static let spacer = ViewKind("spacer", .nothing, "takes the room that the other views of a stack leave") {
    draft, value, _, reader in
    if !value.value.isNull, !value.value.isInvalid {
      value.error("`spacer` has no value", hint: "give it a width or a height to fix its size")
    }
    draft.content = .spacer
    return true
  }

  /// Its children may be its value, or its `views`.
  static let group = ViewKind("group", .either([.nothing, .views]), "a view that only holds others") {
    draft, value, _, reader in
    if value.value.isNull { return true }
    guard let views = value.list("views") else { return true }
    draft.children = reader.views(views, in: draft.id)
    return true
  }

  /// `stack: vertical` with `spacing`, `alignment`, `distribution` and `padding`.
  static let stack = ViewKind(
    "stack", .words(Stack.Axis.self), "places its views one after the other",
    keys: [
      Key("spacing", .distance, "points between two views"),
      Key("alignment", .words(Stack.Alignment.self), "how views stand across the stack"),
      Key("distribution", .words(Stack.Distribution.self), "how views share the length"),
      Key("padding", .padding, "the distance to the edges"),
    ]
  ) { draft, value, keys, reader in
    var stack = Stack(axis: value.choice(Stack.Axis.self) ?? .vertical)
    stack.spacing = keys["spacing"]?.number(0...Field.reach) ?? stack.spacing
    stack.alignment = keys["alignment"]?.choice(Stack.Alignment.self) ?? stack.alignment
    stack.distribution = keys["distribution"]?.choice(Stack.Distribution.self) ?? stack.distribution
    stack.padding = keys["padding"].flatMap { reader.padding($0) } ?? stack.padding
    draft.content = .stack(stack)
    return true
  }
}

extension Path {
  /// The right and bottom edge of what the path's points reach: control points bound their curve.
  fileprivate var extent: Size {
    let points = segments.flatMap { segment -> [Point] in
      switch segment {
      case .move(let end), .line(let end): [end]
      case .cubic(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    }
    return points.reduce(.zero) { Size(max($0.width, $1.x), max($0.height, $1.y)) }
  }
}
