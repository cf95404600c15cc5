import Motion

/// Draws layers that are turned out of the picture plane: first flat, aside, then through a homography.
struct PerspectivePainter {
  let painter: LayerPainter

  func paint(_ layer: Layer) throws(DrawingError) {
    let scale = painter.scale
    let transform = layer.transform
    let frame = Rect(
      layer.frame.x * scale, layer.frame.y * scale, layer.frame.width * scale, layer.frame.height * scale)
    let anchor = Point(
      frame.x + frame.width * transform.anchor.x, frame.y + frame.height * transform.anchor.y)
    let scaled = Affine.scale(abs(transform.scaleX), abs(transform.scaleY)).about(anchor).bounds(of: frame)
    guard scaled.isPlaced else { return }
    let flat = try flatPicture(of: layer, size: scaled.size)
    let mirrored = Affine.scale(transform.scaleX < 0 ? -1 : 1, transform.scaleY < 0 ? -1 : 1)
    let turn = mirrored.then(.rotation(degrees: transform.rotation))
    let toAnchor = flat.placement.then(.translation(scaled.x - anchor.x, scaled.y - anchor.y)).then(turn)
    let map = Homography(toAnchor)
      .then(Homography(transform.projection(of: layer.frame), scale: scale))
      .then(Homography(.translation(anchor.x, anchor.y)))
    // Layers that one eye sees can meet at an edge, as the faces of a cube do: they overlap by a hair, for two edges
    // that each cover half a pixel would let the background through.
    let bleed = transform.vanishingPoint == nil || layer.alpha < 1 ? 0 : 0.5
    try show(flat.bitmap, through: map, alpha: layer.alpha, bleed: bleed)
  }

  private func show(
    _ bitmap: Bitmap, through map: Homography, alpha: Double, bleed: Double
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
    let drawn = ProjectiveSampler(source: bitmap, inverse: inverse, bleed: bleed)
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
      left = max(left, corners.reduce(.infinity) { min($0, $1.point.x) }.rounded(.down) - 1)
      top = max(top, corners.reduce(.infinity) { min($0, $1.point.y) }.rounded(.down) - 1)
      right = min(right, corners.reduce(-.infinity) { max($0, $1.point.x) }.rounded(.up) + 1)
      bottom = min(bottom, corners.reduce(-.infinity) { max($0, $1.point.y) }.rounded(.up) + 1)
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
