/// A view with its final place and looks: what `Drawing` paints, without a rule left to apply.
package struct PlacedView: Equatable, Sendable {
  package var id: String
  /// Never `stack`, `spacer` or `control`: those have become children.
  package var content: ViewContent
  /// The content mode that an image is on its way to, and how far: what is drawn lies between the two places.
  package var contentModeChange: ContentModeChange?
  /// In the parent's coordinates, in points. Its size is never negative.
  package var frame: Rect
  /// The width in points at which text is wrapped: that of the state the view is on its way to.
  package var wrapWidth: Double
  /// 0…1.
  package var alpha: Double
  package var background: Fill?
  package var cornerRadius: Corners
  package var border: Border?
  package var shadow: Shadow?
  package var clips: Bool
  /// Degrees, clockwise, about the centre of `frame`.
  package var rotation: Double
  /// About the centre of `frame`.
  package var scaleX: Double
  package var scaleY: Double
  package var children: [PlacedView]

  package init(
    id: String, content: ViewContent, frame: Rect, wrapWidth: Double, alpha: Double, background: Fill?,
    cornerRadius: Corners, border: Border?, shadow: Shadow?, clips: Bool, rotation: Double, scaleX: Double,
    scaleY: Double, children: [PlacedView]
  ) {
    self.id = id
    self.content = content
    self.frame = frame
    self.wrapWidth = wrapWidth
    self.alpha = alpha
    self.background = background
    self.cornerRadius = cornerRadius
    self.border = border
    self.shadow = shadow
    self.clips = clips
    self.rotation = rotation
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.children = children
  }
}

package struct ContentModeChange: Hashable, Sendable {
  package var target: ContentMode
  package var progress: Double

  package init(target: ContentMode, progress: Double) {
    self.target = target
    self.progress = progress
  }
}

/// A screen ready to be painted at `size`, in points.
package struct PlacedScreen: Sendable {
  package var size: Size
  package var background: Fill
  /// Back to front.
  package var views: [PlacedView]

  package init(size: Size, background: Fill, views: [PlacedView]) {
    self.size = size
    self.background = background
    self.views = views
  }

  /// The part inside of a rectangle, at the origin. A gradient still spans the whole screen.
  func cropped(to rect: Rect) -> PlacedScreen {
    let shift = Point(-rect.x, -rect.y)
    var views = views.map { view in
      var view = view
      view.frame = view.frame.offset(by: shift)
      return view
    }
    guard case .gradient = background else {
      return PlacedScreen(size: rect.size, background: background, views: views)
    }
    views.insert(
      PlacedView(
        id: "background", content: .empty, frame: Rect(size: size).offset(by: shift), wrapWidth: size.width,
        alpha: 1, background: background, cornerRadius: .zero, border: nil, shadow: nil, clips: false,
        rotation: 0, scaleX: 1, scaleY: 1, children: []), at: 0)
    return PlacedScreen(size: rect.size, background: .color(.clear), views: views)
  }
}

extension ViewContent: Equatable {
  /// Whether the two are drawn alike. What is never drawn, because layout turns it into other views, is like nothing.
  package static func == (left: ViewContent, right: ViewContent) -> Bool {
    switch (left, right) {
    case (.empty, .empty): true
    case (.ellipse(let one), .ellipse(let two)): one == two
    case (.path(let one, let fill, let stroke), .path(let two, let otherFill, let otherStroke)):
      one == two && fill == otherFill && stroke == otherStroke
    case (.text(let one), .text(let two)): one == two
    case (.image(let one, let mode), .image(let two, let otherMode)): one == two && mode == otherMode
    case (.icon(let one, let tint), .icon(let two, let otherTint)): one == two && tint == otherTint
    default: false
    }
  }
}
