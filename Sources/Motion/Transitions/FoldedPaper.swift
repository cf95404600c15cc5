/// A screen folded like an accordion: strips that turn by turns away from the viewer and back, about edges that stay
/// in the picture plane.
struct FoldedPaper {
  let layer: Layer
  /// 0 is unfolded, 1 folded away; the width that is left is 1 − amount.
  let amount: Double

  /// Even, so that both outer edges stay in the picture plane and meet what lies beside them.
  static let count = 4
  /// Points; the distance of most published segues that fold or flip is 500 (m34 = −1/500); half as strong a
  /// perspective, our choice, keeps the hinges of a whole screen in view.
  static let perspective = 1000.0
  /// Alpha of the black that lies on a strip which is seen from the side.
  static let shade = 0.4

  /// Left to right; each with the shade that lies on it.
  var strips: [Layer] {
    guard amount < 1 else { return [] }
    let width = layer.frame.width / Double(FoldedPaper.count)
    let shown = 1 - amount
    let angle = Elementary.arcCosine(shown)
    // The fixed point of the layer is where the paper stays.
    let left = layer.frame.x + layer.frame.width * amount * layer.transform.anchor.x
    return (0..<FoldedPaper.count).flatMap { index in
      let turnsAway = index.isMultiple(of: 2)
      let hinge = left + Double(turnsAway ? index : index + 1) * width * shown
      var strip = layer
      strip.frame = Rect(turnsAway ? hinge : hinge - width, layer.frame.y, width, layer.frame.height)
      strip.content = layer.content.cropped(
        to: Rect(width * Double(index), 0, width, layer.frame.height))
      strip.transform = Transform(
        rotationY: turnsAway ? angle : -angle, perspective: FoldedPaper.perspective,
        anchor: Point(turnsAway ? 0 : 1, 0.5), vanishingPoint: layer.frame.center)
      var shadow = strip
      shadow.content = .solid(.black)
      shadow.shadow = nil
      shadow.alpha = layer.alpha * FoldedPaper.shade * (1 - shown) * (turnsAway ? 1 : 0.5)
      return [strip, shadow]
    }
  }
}

extension LayerContent {
  fileprivate func cropped(to rect: Rect) -> LayerContent {
    guard case .screen(var snapshot) = self else { return self }
    snapshot.crop = rect
    return .screen(snapshot)
  }
}
