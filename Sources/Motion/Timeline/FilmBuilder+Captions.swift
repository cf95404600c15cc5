// Captions: where they stand, and for how long.
extension FilmBuilder {
  mutating func setCaption(_ caption: Caption?, _ step: Step) {
    endCaption()
    guard let caption else { return }
    let canvas = scene.canvas.size
    let size = Annotation.captionSize(caption.text, canvasWidth: canvas.width, measurer: measurer)
    guard let place = place(of: caption, size, step) else { return }
    self.caption = CaptionMark(
      start: time, end: time, screen: screens.index(of: .caption(caption.text)), size: size, place: place)
  }

  mutating func endCaption() {
    if var caption, caption.start < time {
      caption.end = time
      captions.append(caption)
    }
    caption = nil
  }

  private mutating func place(of caption: Caption, _ size: Size, _ step: Step) -> CaptionMark.Place? {
    let canvas = scene.canvas.size
    let middle = (canvas.width - size.width) / 2
    func fixed(_ x: Double, _ y: Double) -> CaptionMark.Place {
      .fixed(Rect(origin: Point(x, y), size: size))
    }
    switch caption.place {
    case .bottom:
      return fixed(middle, canvas.height - Annotation.captionFoot - size.height)
    case .top:
      return fixed(middle, screens.inset + Annotation.captionMargin)
    case .point(let x, let y):
      return fixed(
        x.resolved(in: canvas.width) - size.width / 2, y.resolved(in: canvas.height) - size.height / 2)
    case .view(let id, let side):
      guard let found = locate(id) else {
        reportMissing(
          id, "put the caption beside a view of the screen that shows, or at `top` or `bottom`",
          at: step.position)
        return nil
      }
      let fits = found.frame.y - CaptionMark.gap - size.height >= screens.inset
      return .beside(found.anchor, side ?? (fits ? .above : .below))
    }
  }
}
