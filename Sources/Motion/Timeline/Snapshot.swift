/// A screen in a state, or half-way between two states: enough to draw it, and to know whether it was drawn before.
package struct Snapshot: Hashable, Sendable {
  /// Index into `Film.screens`.
  package var screen: Int
  package var state: ScreenState
  /// Where `state` is on its way to; nil at rest.
  package var target: ScreenState?
  /// 0 at `state`, 1 at `target`; may overshoot.
  package var progress: Double
  /// Draw only this view and what is inside of it, placed in the layer's frame; nil draws the whole screen.
  package var only: String?
  /// Views that are left out because something else shows them.
  package var without: [String]
  /// Draw only this part, in the screen's points; nil draws the whole screen.
  package var crop: Rect?
  /// The entry of the stack whose changes in time are still to be put in; nil in every plan.
  var entry: Int?

  package init(
    screen: Int, state: ScreenState, target: ScreenState? = nil, progress: Double = 0, only: String? = nil,
    without: [String] = [], crop: Rect? = nil
  ) {
    self.screen = screen
    self.state = state
    self.target = target
    self.progress = progress
    self.only = only
    self.without = without
    self.crop = crop
  }

  /// Of what is drawn of the screen, in points; never negative.
  package var size: Size { crop?.size ?? screenSize }

  /// Of the whole screen, in points; never negative.
  package var screenSize: Size {
    guard let target else { return state.size }
    let size = state.size.interpolated(to: target.size, progress)
    return Size(max(size.width, 0), max(size.height, 0))
  }

  /// The same screen without anything in motion can be drawn once and kept.
  package var isStill: Bool { target == nil }
}

/// A screen's size and what has been changed in it since it was written.
package struct ScreenState: Hashable, Sendable {
  /// In points: the screen is laid out at this size.
  package var size: Size
  /// By view id.
  package var changes: [String: ViewChange]
  /// Replaces the screen's own.
  package var background: Fill?

  package init(size: Size, changes: [String: ViewChange] = [:], background: Fill? = nil) {
    self.size = size
    self.changes = changes
    self.background = background
  }
}

/// Properties of a view that differ from what the scene wrote; nil leaves a property as it is.
package struct ViewChange: Hashable, Sendable {
  package var alpha: Double?
  package var isHidden: Bool?
  /// Added to the position that layout gives, in points.
  package var translation: Point?
  package var scaleX: Double?
  package var scaleY: Double?
  /// Degrees.
  package var rotation: Double?
  /// Replaces the placement.
  package var frame: Rect?
  /// Between two frames, in place of `frame`.
  package var move: FrameMove?
  package var background: Fill?
  package var cornerRadius: Corners?
  package var textColor: Color?
  package var text: String?
  package var image: AssetID?
  package var contentMode: ContentMode?
  /// Of a control.
  package var value: Double?

  package init() {}

  package var isEmpty: Bool { self == ViewChange() }
}

/// A view on its way from one frame to another: it is laid out at both, and everything in it is between its two places.
package struct FrameMove: Hashable, Sendable {
  package var from: Rect
  package var to: Rect
  /// 0 at `from`, 1 at `to`; may overshoot.
  package var progress: Double

  package init(from: Rect, to: Rect, progress: Double) {
    self.from = from
    self.to = to
    self.progress = progress
  }
}
