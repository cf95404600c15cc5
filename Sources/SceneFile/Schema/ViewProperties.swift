internal import Motion

extension ViewProperty {
  /// What one value of the property is.
  var valueType: ValueType {
    switch self {
    case .alpha: .number(0...1)
    case .hidden, .on: .bool
    case .x, .y: .length
    case .width, .height: .size
    case .frame: .frame
    case .scale, .scaleX, .scaleY: .number(-1000...1000)
    case .rotation: .angle
    case .background: .fill
    case .cornerRadius: .corners
    case .color: .color
    case .text: .text
    case .value: .number(-Field.reach...Field.reach)
    case .selected, .current: .integer(-1...1000)
    }
  }

  var summary: String {
    switch self {
    case .alpha: "how opaque"
    case .hidden: "whether it is not shown"
    case .x: "the offset to the right of its place"
    case .y: "the offset down from its place"
    case .frame: "[x, y, width, height] in its parent"
    case .width: "the width"
    case .height: "the height"
    case .scale: "a factor about its centre"
    case .scaleX: "a factor about its centre, across"
    case .scaleY: "a factor about its centre, down"
    case .rotation: "degrees, clockwise"
    case .background: "the fill behind"
    case .cornerRadius: "round corners"
    case .color: "the colour of text"
    case .text: "the text, which is typed on the way"
    case .on: "whether a switch is on"
    case .value: "the value of a slider, a progress bar, a stepper or an activity indicator"
    case .selected: "the segment that is selected, counted from 0"
    case .current: "the page that is shown, counted from 0"
    }
  }
}
