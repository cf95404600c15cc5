/// A view that something over the picture follows, wherever it moves.
struct ViewAnchor: Sendable {
  var view: String
  /// The scene's screen that has the view; any picture of it may show the view.
  var screen: Int

  /// The smallest upright rectangle around the view as the layers show it, in the canvas's points; nil where none of
  /// them shows it.
  func frame(in layers: [Layer], of set: ScreenSet, measurer: any Measurer) -> Rect? {
    for layer in layers.reversed() {
      guard case .screen(let snapshot) = layer.content, set.owners[snapshot.screen] == screen else {
        continue
      }
      let placed = set.place(snapshot, measurer: measurer)
      guard let corners = placed.views.lazy.compactMap({ $0.corners(of: view) }).first else { continue }
      // Of a picture in pieces that piece shows the view in which its middle lies.
      if snapshot.crop != nil, !placed.size.contains(Rect(around: corners).center) { continue }
      return Rect(around: corners.map { layer.canvasPoint($0, contentSize: placed.size) })
    }
    return nil
  }
}

extension Layer {
  /// Where a point of the layer's content is on the canvas; rotations out of the picture's plane are left out of
  /// account.
  fileprivate func canvasPoint(_ point: Point, contentSize: Size) -> Point {
    let scaleX = contentSize.width > 0 ? frame.width / contentSize.width : 1
    let scaleY = contentSize.height > 0 ? frame.height / contentSize.height : 1
    let anchor = Point(frame.width * transform.anchor.x, frame.height * transform.anchor.y)
    return Point(point.x * scaleX, point.y * scaleY)
      .turned(about: anchor, scaleX: transform.scaleX, scaleY: transform.scaleY, degrees: transform.rotation)
      .offset(by: frame.origin)
  }
}

extension PlacedView {
  /// The corners of the view with this id, in the coordinates that this view's frame is in: scale and rotation of
  /// both and of all views between them included.
  func corners(of id: String) -> [Point]? {
    let own: [Point]
    if self.id == id {
      own = [
        .zero, Point(frame.width, 0), Point(frame.width, frame.height), Point(0, frame.height),
      ]
    } else if let inner = children.lazy.compactMap({ $0.corners(of: id) }).first {
      own = inner
    } else {
      return nil
    }
    let center = Point(frame.width / 2, frame.height / 2)
    return own.map {
      $0.turned(about: center, scaleX: scaleX, scaleY: scaleY, degrees: rotation).offset(by: frame.origin)
    }
  }
}

extension Point {
  func offset(by delta: Point) -> Point { Point(x + delta.x, y + delta.y) }

  /// Scaled, then turned clockwise about a point.
  fileprivate func turned(about center: Point, scaleX: Double, scaleY: Double, degrees: Double) -> Point {
    let (x, y) = ((x - center.x) * scaleX, (y - center.y) * scaleY)
    guard degrees != 0 else { return Point(x + center.x, y + center.y) }
    let angle = degrees * .pi / 180
    let (sine, cosine) = (Elementary.sine(angle), Elementary.cosine(angle))
    return Point(x * cosine - y * sine + center.x, x * sine + y * cosine + center.y)
  }
}

extension Rect {
  fileprivate init(around points: [Point]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
  }
}

extension Size {
  /// Whether a point lies in a rectangle of this size at the origin; what lies on a seam is in one of its two sides.
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= 0 && point.x < width && point.y >= 0 && point.y < height
  }
}
