internal import Drawing
internal import Encoding
internal import Motion

/// Draws and converts frames on one thread. Everything in it belongs to that thread.
final class FrameWorker {
  private let plans: FramePlans
  private let renderer: FrameRenderer
  private let converters: [any FrameConverter]
  private let pixels: PixelBuffer

  init(_ plans: FramePlans, rendition: Rendition, resources: RenderResources) throws {
    self.plans = plans
    renderer = FrameRenderer(resources)
    converters = try rendition.outputs.map { try $0.format.makeConverter($0.settings) }
    pixels = PixelBuffer(width: resources.pixelWidth, height: resources.pixelHeight)
  }

  /// Fills a slot with a frame, or with the note that it repeats the one before. That a frame is a repeat follows
  /// from the two plans alone, so it does not matter which worker drew the other one.
  func draw(_ number: Int, into slot: FrameSlot) throws {
    let plan = plan(number)
    let isRepeat = number > 0 && plan == self.plan(number - 1)
    slot.isRepeat = isRepeat
    if isRepeat { return }
    try pixels.draw(plan, by: renderer)
    for (converter, frame) in zip(converters, slot.frames) {
      try pixels.convert(by: converter, into: frame, for: renderer)
    }
  }

  private func plan(_ number: Int) -> FramePlan {
    plans.plan(number, measurer: renderer.measurer)
  }
}
