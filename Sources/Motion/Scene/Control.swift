/// A control drawn in the platform's style, as a recipe of plain views.
///
/// Controls are values: all colours, fonts and assets are resolved before they are made. Two states of one control
/// are recipes of the same shape, view for view, so that what lies between them can be shown.
package protocol Control: Sendable {
  /// The key that a scene file writes, as in `button: Details`.
  static var kind: String { get }

  /// What a timeline can animate: 0 or 1 for a switch, what its range says for a slider; nil for controls that have
  /// no value. On the way it takes every number in between.
  var value: Double? { get set }

  /// What `value` is called in a scene, and which values it can have; nil for controls that have none.
  var property: ControlProperty? { get }

  /// What a timeline can type; nil for controls without text.
  var text: String? { get set }

  /// Whether a text changes letter by letter, as `Typing` does it, and not all at once.
  var isTyped: Bool { get }

  /// The size that the control takes where its placement leaves it open; nil in a dimension means none of its own.
  func intrinsicSize(measuredBy measurer: any Measurer, assets: [Size]) -> (width: Double?, height: Double?)

  /// The views that draw the control, pinned inside its bounds, for a language that runs from left to right. `id` is
  /// the control's own id: the views' ids begin with it and a slash.
  func views(id: String) -> [View]
}

extension Control {
  package var value: Double? {
    get { nil }
    set {}
  }

  package var property: ControlProperty? { nil }

  package var text: String? {
    get { nil }
    set {}
  }

  package var isTyped: Bool { false }
}

/// The one number of a control that can be animated: `ViewChange.value`.
package struct ControlProperty: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Written `true` and `false`; 1 and 0.
    case flag
    case number(ClosedRange<Double>)
    /// A place in a row, counted from 0; -1 is none of them.
    case index(count: Int)
  }

  /// As a scene writes it: `on`, `value`, `selected`, `current`.
  package var name: String
  package var kind: Kind

  package init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// The values that it can have; between two of them it has any number.
  package var range: ClosedRange<Double> {
    switch kind {
    case .flag: 0...1
    case .number(let range): range
    case .index(let count): -1...Double(max(count - 1, 0))
    }
  }
}
