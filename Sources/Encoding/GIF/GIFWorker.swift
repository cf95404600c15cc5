import Dispatch
import Motion

/// Turns pictures into the bytes of their blocks, one at a time: first what depends on the sources alone, then, in turn,
/// what depends on the screen, then the compression. All its memory is taken once and used for every picture.
///
/// `@unchecked Sendable`: the thread that writes gives it a picture and touches it again only after `finished` was
/// signalled.
final class GIFWorker: @unchecked Sendable {
  private let screen: GIFScreen
  private let sizes: PaletteSizes
  private let targetError: Double
  private let isDithered: Bool
  private let compressor: any PictureCompressor
  private let quantizer: Quantizer
  private var diffusion = ErrorDiffusion()
  let painted: PaintedPixels
  private let indices: UnsafeMutablePointer<UInt8>
  private(set) var picture: GIFPicture?
  /// The blocks of the picture, unless there is a failure.
  private(set) var blocks: [UInt8] = []
  private(set) var failure: OutputError?
  /// Signalled when the screen shows the picture.
  let settled = DispatchSemaphore(value: 0)
  let finished = DispatchSemaphore(value: 0)

  init(_ settings: OutputSettings, screen: GIFScreen) {
    self.screen = screen
    sizes = PaletteSizes(most: min(max(settings.colors, 2), 256))
    targetError = settings.targetError ?? GIFWorker.usualError(settings.quality)
    isDithered = settings.dithering == .diffuse
    compressor =
      switch settings.gifEncoder {
      case .own: LZWCompressor()
      case .libav: LibavCompressor()
      }
    painted = PaintedPixels(capacity: settings.width * settings.height)
    quantizer = Quantizer(capacity: settings.width * settings.height)
    indices = .allocate(capacity: settings.width * settings.height + 8)
  }

  deinit { indices.deallocate() }

  /// Mean square errors; 4 is 42 dB, where a change of palette cannot be seen any more.
  private static func usualError(_ quality: Quality) -> Double {
    switch quality {
    case .draft: 16
    case .normal: 4
    case .high: 1
    }
  }

  /// What the picture paints stands in `painted` already.
  func take(_ picture: GIFPicture) { self.picture = picture }

  /// Works the picture out. `predecessor` has shown the one before it when its `settled` is signalled; nil where it has
  /// already done so.
  func work(after predecessor: GIFWorker?) {
    guard let picture else { return }
    let needsTransparent = painted.count < picture.box.area
    var restored: [UInt32] = []
    let isScreenNeeded = picture.restores || picture.isFleeting
    if isScreenNeeded { predecessor?.settled.wait() }
    if picture.restores { restored = screen.restore(painted, capacity: PaletteSizes.mostRestored) }
    let shown = picture.isFleeting ? screen.countResting(painted) : nil
    let sizes = sizes.list(
      hasGap: needsTransparent, isLong: picture.isLong, restored: restored.count, shown: shown)
    quantizer.quantize(
      painted.all, sizes: sizes.rising, mostExactly: sizes.exactly, targetError: targetError)
    let palette = quantizer.palette + restored
    let transparent = needsTransparent ? UInt8(clamping: palette.count) : nil
    if quantizer.isExact || !isDithered && restored.isEmpty {
      quantizer.fill(indices, painted.all, slack: targetError)
    } else {
      diffusion.fill(indices, painted, palette, share: isDithered ? ErrorDiffusion.usualShare : 0)
    }
    if !isScreenNeeded { predecessor?.settled.wait() }
    screen.show(painted, palette, transparent ?? 0, indices)
    if picture.disposal == .background { screen.clear(picture.box) }
    settled.signal()
    compress(
      IndexedPicture(
        box: picture.box, palette: palette, transparent: transparent, disposal: picture.disposal,
        indices: UnsafeBufferPointer(start: indices, count: picture.box.area)))
  }

  private func compress(_ picture: IndexedPicture) {
    blocks.removeAll(keepingCapacity: true)
    failure = nil
    do throws(OutputError) {
      try compressor.compress(picture, to: &blocks)
    } catch {
      failure = error
    }
  }
}
