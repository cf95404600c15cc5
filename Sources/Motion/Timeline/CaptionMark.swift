/// A caption over the picture for a while.
struct CaptionMark: Sendable {
  /// Seconds of the film.
  var start: Rational
  var end: Rational
  /// Index into `Film.screens`.
  var screen: Int
  var size: Size
  var place: Place

  enum Place: Sendable {
    case fixed(Rect)
    /// Beside a view, as long as that is to be seen.
    case beside(ViewAnchor, Caption.Side)
  }

  /// Seconds in which a caption appears, and disappears.
  static let fade = Rational(3, 20)
  /// Points between a caption and its view, and between it and the canvas's edge.
  static let gap = 8.0

  /// - Parameter length: Seconds of the film: what is there at its start or its end does not fade there.
  func layer(
    at time: Rational, length: Rational, over layers: [Layer], canvas: Size, of set: ScreenSet,
    measurer: any Measurer
  ) -> Layer? {
    guard start <= time, time < end || end == length, let frame = frame(layers, canvas, set, measurer) else {
      return nil
    }
    let content = LayerContent.screen(Snapshot(screen: screen, state: ScreenState(size: size)))
    return Layer(content, frame: frame, alpha: alpha(at: time, length: length), clips: false)
  }

  private func alpha(at time: Rational, length: Rational) -> Double {
    let fade = min(Self.fade, (end - start) / Rational(2))
    guard fade > .zero else { return 1 }
    if start > .zero, time < start + fade { return ((time - start) / fade).value }
    if end < length, time > end - fade { return ((end - time) / fade).value }
    return 1
  }

  private func frame(
    _ layers: [Layer], _ canvas: Size, _ set: ScreenSet, _ measurer: any Measurer
  ) -> Rect? {
    switch place {
    case .fixed(let frame):
      return frame
    case .beside(let anchor, let side):
      guard let view = anchor.frame(in: layers, of: set, measurer: measurer) else { return nil }
      return Self.frame(size, beside: view, side, in: canvas)
    }
  }

  /// Centred above or below a view, and kept on the canvas.
  static func frame(_ size: Size, beside view: Rect, _ side: Caption.Side, in canvas: Size) -> Rect {
    let y = side == .above ? view.y - gap - size.height : view.maxY + gap
    func kept(_ value: Double, _ length: Double, _ whole: Double) -> Double {
      max(min(value, whole - gap - length), gap)
    }
    return Rect(
      kept(view.center.x - size.width / 2, size.width, canvas.width), kept(y, size.height, canvas.height),
      size.width, size.height)
  }
}
