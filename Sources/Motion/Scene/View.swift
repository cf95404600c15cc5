/// A node of a screen's tree: something drawn, and the views in front of it.
package struct View: Sendable {
  /// Unique in its screen. Views that the scene does not name have an id made from their place in the tree,
  /// which contains a `/` and so cannot collide with a written one.
  package var id: String
  package var content: ViewContent
  package var placement: Placement
  package var alpha: Double
  package var isHidden: Bool
  package var background: Fill?
  package var cornerRadius: Corners
  package var border: Border?
  package var shadow: Shadow?
  /// Whether children and content are cut at the view's (rounded) bounds.
  package var clips: Bool
  /// Degrees, clockwise, about the centre.
  package var rotation: Double
  /// About the centre; 0 draws nothing.
  package var scale: Double
  /// In which direction its stack runs, or its control is drawn.
  package var direction: LayoutDirection
  /// Whether it is mirrored where its direction is from right to left, as an arrow that points forward is.
  package var flips: Bool
  /// Back to front, placed in this view's coordinates.
  package var children: [View]

  package init(
    id: String, _ content: ViewContent, _ placement: Placement = Placement(), alpha: Double = 1,
    isHidden: Bool = false, background: Fill? = nil, cornerRadius: Corners = .zero, border: Border? = nil,
    shadow: Shadow? = nil, clips: Bool = false, rotation: Double = 0, scale: Double = 1,
    direction: LayoutDirection = .leftToRight, flips: Bool = false, children: [View] = []
  ) {
    self.id = id
    self.content = content
    self.placement = placement
    self.alpha = alpha
    self.isHidden = isHidden
    self.background = background
    self.cornerRadius = cornerRadius
    self.border = border
    self.shadow = shadow
    self.clips = clips
    self.rotation = rotation
    self.scale = scale
    self.direction = direction
    self.flips = flips
    self.children = children
  }
}

/// What a view draws of its own, above its background and below its children.
///
/// The first seven are what `Drawing` can draw. A `control` is a recipe that is turned into views of those kinds
/// before anything is drawn, so a new control needs no drawing code.
package enum ViewContent: Sendable {
  /// Nothing of its own: a box, a group, a spacer, a named region of a screenshot.
  case empty
  /// Fills the ellipse inscribed in the view's bounds.
  case ellipse(Fill)
  /// SVG path data in the view's coordinates; nil draws nothing of that part. The stroke's width is in points.
  case path(Path, fill: Fill?, stroke: Border?)
  case text(Text)
  /// A raster image, placed in the bounds by its content mode and cut by them when it is larger.
  case image(AssetID, ContentMode)
  /// An SVG, fitted into the bounds with its proportions; `tint` paints its silhouette in one colour.
  case icon(AssetID, tint: Color?)
  case stack(Stack)
  case spacer
  case control(any Control)
}
