import Motion

/// Draws layers that are turned out of the picture plane: first flat, aside, then through a homography.
struct PerspectivePainter {
  let painter: LayerPainter

  /// - Parameter above: The layers that are painted later.
  func paint(_ layer: Layer, above: ArraySlice<Layer>) throws(DrawingError) {
    let scaled = scaledFrame(of: layer)
    guard scaled.isPlaced else { return }
    let flat = try flatPicture(of: layer, size: scaled.size)
    let map = Homography(flat.placement.then(.translation(scaled.x, scaled.y))).then(projection(of: layer))
    try show(flat.bitmap, through: map, alpha: layer.alpha, edges: edges(of: layer, under: above))
  }

  private func pixelFrame(of layer: Layer) -> Rect {
    let scale = painter.scale
    return Rect(
      layer.frame.x * scale, layer.frame.y * scale, layer.frame.width * scale, layer.frame.height * scale)
  }

  private func anchor(of layer: Layer) -> Point {
    let frame = pixelFrame(of: layer)
    return Point(
      frame.x + frame.width * layer.transform.anchor.x, frame.y + frame.height * layer.transform.anchor.y)
  }

  /// The frame in pixels after the layer's scale, which its picture is drawn with.
  private func scaledFrame(of layer: Layer) -> Rect {
    Affine.scale(abs(layer.transform.scaleX), abs(layer.transform.scaleY)).about(anchor(of: layer))
      .bounds(of: pixelFrame(of: layer))
  }

  /// From the scaled frame to where it is seen, in pixels.
  private func projection(of layer: Layer) -> Homography {
    let transform = layer.transform
    let anchor = anchor(of: layer)
    let mirrored = Affine.scale(transform.scaleX < 0 ? -1 : 1, transform.scaleY < 0 ? -1 : 1)
    let turn = mirrored.then(.rotation(degrees: transform.rotation))
    return Homography(Affine.translation(-anchor.x, -anchor.y).then(turn))
      .then(Homography(transform.projection(of: layer.frame), scale: painter.scale))
      .then(Homography(.translation(anchor.x, anchor.y)))
  }

  /// Only layers that one eye sees can meet at an edge; below one that lets light through, going on would show.
  private func edges(of layer: Layer, under above: ArraySlice<Layer>) -> AbuttingEdges {
    guard layer.isSeenByOneEye else { return .none }
    let others = above.filter { $0.isSeenByOneEye && $0.alpha >= 1 }.compactMap { corners(of: $0) }
    guard !others.isEmpty, let own = corners(of: layer) else { return .none }
    return AbuttingEdges(of: own, under: others)
  }

  /// From the top left on, clockwise; nil with one behind the eye.
  private func corners(of layer: Layer) -> [Point]? {
    let frame = scaledFrame(of: layer)
    guard frame.isPlaced else { return nil }
    let map = projection(of: layer).then(Homography(painter.context.matrix))
    let seen = [
      Point(frame.x, frame.y), Point(frame.maxX, frame.y), Point(frame.maxX, frame.maxY),
      Point(frame.x, frame.maxY),
    ].map { map($0) }
    return seen.allSatisfy { $0.depth > 0.01 } ? seen.map(\.point) : nil
  }

  private func show(
    _ bitmap: Bitmap, through map: Homography, alpha: Double, edges: AbuttingEdges
  ) throws(DrawingError) {
    let context = painter.context
    let place = context.matrix
    let device = map.then(Homography(place))
    let visible = place.bounds(of: context.clipExtents)
    guard let inverse = device.inverse,
      let area = PerspectivePainter.area(of: bitmap, through: device, in: visible)
    else { return }
    let left = Int(area.x)
    let top = Int(area.y)
    let drawn = ProjectiveSampler(source: bitmap, inverse: inverse, edges: edges)
      .draw(left: left, top: top, width: Int(area.width), height: Int(area.height))
    try context.saved { () throws(DrawingError) in
      context.matrix = .identity
      context.add(area)
      try context.fill(with: MipChain(drawn), placement: .translation(area.x, area.y), opacity: alpha)
    }
  }

  /// The whole pixels that the picture may touch; nil for none.
  private static func area(of bitmap: Bitmap, through map: Homography, in visible: Rect) -> Rect? {
    let corners = [
      map(Point(0, 0)), map(Point(Double(bitmap.width), 0)), map(Point(0, Double(bitmap.height))),
      map(Point(Double(bitmap.width), Double(bitmap.height))),
    ]
    var left = visible.x.rounded(.down)
    var top = visible.y.rounded(.down)
    var right = visible.maxX.rounded(.up)
    var bottom = visible.maxY.rounded(.up)
    // With a corner behind the eye the picture reaches the horizon: then all that is visible may be touched.
    if corners.allSatisfy({ $0.depth > 0.01 }) {
      left = max(left, corners.reduce(.infinity) { min($0, $1.point.x) }.rounded(.down) - 2)
      top = max(top, corners.reduce(.infinity) { min($0, $1.point.y) }.rounded(.down) - 2)
      right = min(right, corners.reduce(-.infinity) { max($0, $1.point.x) }.rounded(.up) + 2)
      bottom = min(bottom, corners.reduce(-.infinity) { max($0, $1.point.y) }.rounded(.up) + 2)
    }
    guard right > left, bottom > top else { return nil }
    return Rect(left, top, right - left, bottom - top)
  }

  /// The layer upright at the origin, in device pixels, with its corners and shadow, but without alpha and mask.
  func flatPicture(
    of layer: Layer, size: Size
  ) throws(DrawingError) -> (bitmap: Bitmap, placement: Affine) {
    let margin = try margin(around: layer, size: size)
    var upright = layer
    upright.transform = .identity
    upright.alpha = 1
    upright.mask = nil
    upright.curl = 0
    upright.frame = Rect(
      margin / painter.scale, margin / painter.scale, size.width / painter.scale, size.height / painter.scale)
    let width = Int(min((size.width + 2 * margin).rounded(), StillPainter.largestSide))
    let height = Int(min((size.height + 2 * margin).rounded(), StillPainter.largestSide))
    let bitmap = try Bitmap(width: max(width, 1), height: max(height, 1)) { context throws(DrawingError) in
      let aside = LayerPainter(
        context: context, brush: painter.brush, scale: painter.scale, canvas: upright.frame.size)
      try aside.paintFlat(upright)
    }
    // With a margin the picture's edge is transparent; without one its size is stretched from whole pixels.
    let stretch =
      margin > 0
      ? Affine.identity
      : Affine.scale(size.width / Double(bitmap.width), size.height / Double(bitmap.height))
    return (bitmap, stretch.then(.translation(-margin, -margin)))
  }

  /// Whole pixels that shadow, blur and overflow need around the frame.
  private func margin(around layer: Layer, size: Size) throws(DrawingError) -> Double {
    let box = Rect(size: layer.frame.size)
    var reach = layer.shadow.map { $0.reach(of: box) } ?? box
    if !layer.isCut {
      reach = reach.insetBy(-3 * max(layer.blur, 0))
      if case .screen(let snapshot) = layer.content {
        reach = reach.union(
          InkBounds(measurer: painter.brush.measurer).bounds(of: painter.brush.place(snapshot)))
      }
    }
    let points = max(0, -reach.x, -reach.y, reach.maxX - box.maxX, reach.maxY - box.maxY)
    return min((points * painter.scale).rounded(.up), StillPainter.largestSide / 4)
  }
}

extension Layer {
  /// Whether it is turned, and all layers of its transition are seen from one point.
  fileprivate var isSeenByOneEye: Bool { transform.vanishingPoint != nil && !transform.isFlat }
}
