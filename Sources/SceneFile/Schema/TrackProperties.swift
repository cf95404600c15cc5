internal import Motion

extension Track.Property {
  /// What one value of the property is.
  var valueType: ValueType {
    switch self {
    case .x, .y: .length
    case .width, .height, .cornerRadius: .size
    case .frame: .either([.frame, .reference])
    case .scale, .scaleX, .scaleY: .number(-1000...1000)
    case .rotation, .rotationX, .rotationY: .angle
    case .perspective: .distance
    case .anchor: .tuple([.length, .length])
    case .alpha: .number(0...1)
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
    case .frame: "[x, y, width, height], `full`, or the id of a view"
    case .scale: "a factor about the anchor"
    case .scaleX: "a factor about the anchor, across"
    case .scaleY: "a factor about the anchor, down"
    case .rotation: "degrees, clockwise"
    case .rotationX: "degrees about the horizontal axis"
    case .rotationY: "degrees about the vertical axis"
    case .perspective: "the distance of the eye in points; 0 is none"
    case .anchor: "[x, y], the point that scales and rotations keep"
    case .alpha: "how opaque"
    case .cornerRadius: "round corners"
    case .blur: "points of blur"
    case .shadow: "the shadow"
    case .background: "the fill behind"
    }
  }
}
