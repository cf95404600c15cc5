import Motion

/// Draws layers that are curled up like the page of a pad.
struct CurlPainter {
  let painter: LayerPainter

  /// The page is cut at its frame; shadow and transform of the layer have no effect while it is curled.
  func paint(_ layer: Layer) throws(DrawingError) {
    let scale = painter.scale
    var page = layer
    page.shadow = nil
    page.clips = true
    let size = Size(layer.frame.width * scale, layer.frame.height * scale)
    let flat = try PerspectivePainter(painter: painter).flatPicture(of: page, size: size)
    let curl = PageCurl(
      amount: layer.curl, width: Double(flat.bitmap.width), height: Double(flat.bitmap.height))
    let drawn = CurlSampler(page: flat.bitmap, curl: curl).draw()
    let context = painter.context
    let place = Rect(
      Rect.snap(layer.frame.x * scale), Rect.snap(layer.frame.y * scale), Double(drawn.width),
      Double(drawn.height))
    context.add(place)
    try context.fill(with: MipChain(drawn), placement: .translation(place.x, place.y), opacity: layer.alpha)
  }
}
