extension StageFrames {
  /// The layers that can be seen, back to front: those on the canvas that no opaque screen hides.
  func visible(_ layers: [StagedLayer]) -> [StagedLayer] {
    let shown = layers.filter { $0.layer.isVisible(on: container) }
    guard let cover = shown.lastIndex(where: { covers($0.layer) }) else { return shown }
    return Array(shown[cover...])
  }

  /// Whether nothing behind the layer can be seen.
  private func covers(_ layer: Layer) -> Bool {
    guard layer.alpha >= 1, layer.mask == nil, layer.blur <= 0, layer.cornerRadius.isZero,
      layer.transform.isIdentity, layer.curl == 0, layer.clips, layer.frame.contains(Rect(size: container))
    else { return false }
    switch layer.content {
    case .solid(let color): return color.alpha >= 1
    case .screen(let snapshot):
      guard snapshot.only == nil, snapshot.crop == nil else { return false }
      return (snapshot.state.background ?? screens.screens[snapshot.screen].background).isOpaque
    }
  }
}

extension Layer {
  /// Whether anything of it can lie on a canvas of this size.
  func isVisible(on canvas: Size) -> Bool {
    guard alpha > 0, frame.width > 0, frame.height > 0, transform.scaleX != 0, transform.scaleY != 0,
      transform.showsFace(in: frame), curl < 1
    else { return false }
    if case .circle(_, let radius) = mask, radius <= 0 { return false }
    if case .roundedRect(let rect, _) = mask, rect.width <= 0 || rect.height <= 0 { return false }
    guard transform.isIdentity, shadow == nil, clips else { return true }
    return frame.maxX > 0 && frame.maxY > 0 && frame.x < canvas.width && frame.y < canvas.height
  }

  /// Whether it is smaller than a point: what a scale of 0.001 leaves counts as gone.
  var isSpeck: Bool {
    abs(frame.width * transform.scaleX) < 1 || abs(frame.height * transform.scaleY) < 1
  }

  /// Drops what has no effect, so that two layers that look alike are equal.
  mutating func normalize() {
    func turned(_ angle: Double) -> Double { angle.truncatingRemainder(dividingBy: 360) == 0 ? 0 : angle }
    transform.rotation = turned(transform.rotation)
    transform.rotationX = turned(transform.rotationX)
    transform.rotationY = turned(transform.rotationY)
    if transform.isIdentity { transform = .identity }
  }
}

extension Rect {
  /// With a hair of tolerance for what arithmetic leaves.
  func contains(_ other: Rect) -> Bool {
    let hair = 1e-9
    return x <= other.x + hair && y <= other.y + hair && maxX >= other.maxX - hair
      && maxY >= other.maxY - hair
  }
}
