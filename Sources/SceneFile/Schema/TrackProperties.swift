internal import Motion

extension Track.Property {
  /// What one value of the property is.
  var valueType: ValueType {
    switch self {
    case .x, .y, .z, .anchorZ: .length
    case .width, .height: .size
    case .cornerRadius: .either([.size, .tuple([.size, .size, .size, .size])])
    case .frame: .either([.frame, .reference])
    case .scale, .scaleX, .scaleY: .either([.number(-1000...1000), .reference])
    case .rotation, .rotationX, .rotationY: .angle
    case .perspective: .distance
    case .anchor, .center: .either([.tuple([.length, .length]), .reference])
    case .alpha, .fold, .curl: .number(0...1)
    case .blur: .number(0...200)
    case .shadow: .shadow
    case .background: .color
    }
  }

  var summary: String {
    switch self {
    case .x: "the offset to the right of the resting place"
    case .y: "the offset down from the resting place"
    case .width: "the width"
    case .height: "the height"
    case .center: "[x, y], or the id of a view: where the middle stands in the container"
    case .frame: "[x, y, width, height], `full`, or the id of a view"
    case .scale: "a factor about the anchor, or the id of a view: as large as that"
    case .scaleX: "a factor about the anchor, across"
    case .scaleY: "a factor about the anchor, down"
    case .rotation: "degrees, clockwise"
    case .rotationX: "degrees about the horizontal axis"
    case .rotationY: "degrees about the vertical axis"
    case .perspective: "the distance of the eye in points; 0 is none"
    case .anchor: "[x, y], the point that scales and rotations keep"
    case .anchorZ: "how far the anchor lies before the screen, behind it where negative"
    case .z: "the offset towards the viewer, with perspective"
    case .fold: "0 to 1, how much is folded away like an accordion"
    case .curl: "0 to 1, how far the page is curled up"
    case .alpha: "how opaque"
    case .cornerRadius: "round corners"
    case .blur: "points of blur"
    case .shadow: "the shadow"
    case .background: "the fill behind"
    }
  }
}
