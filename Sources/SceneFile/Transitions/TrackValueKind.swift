internal import Motion

/// What a keyframe's value can be: that of a property, or of a mask's shape.
enum TrackValueKind {
  case property(Track.Property)
  /// A length, the id of a view, or `cover`.
  case radius
  /// Corners, each `[x, y]`.
  case polygon

  /// A shadow is a map itself.
  func isValue(map node: Node) -> Bool {
    guard case .property(.shadow) = self else { return false }
    return !(node.pairs ?? []).contains { $0.key.text?.hasSuffix("%") ?? false }
  }

  /// Whether the list is one value and not the pair of a start and an end: a frame has four entries, a point two
  /// lengths, a polygon points.
  func isValue(list items: [Node]) -> Bool {
    switch self {
    case .property(.frame), .property(.cornerRadius):
      items.count == 4
    case .property(.anchor), .property(.center):
      items.count == 2 && items.allSatisfy { $0.text.map(TrackValueKind.isLength) ?? false }
    case .polygon:
      items.first?.items?.first?.items == nil
    default:
      false
    }
  }

  private static func isLength(_ text: String) -> Bool {
    text.utf8.first.map { (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0) } ?? false
  }
}
