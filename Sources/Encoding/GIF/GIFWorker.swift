import Dispatch
import Motion

/// Turns pictures into the bytes of their blocks, one at a time: first what depends on the sources alone, then, in turn,
/// what depends on the screen, then the compression.
///
/// `@unchecked Sendable`: the thread that writes gives it a picture and touches it again only after `finished` was
/// signalled.
final class GIFWorker: @unchecked Sendable {
  private let screen: GIFScreen
  private let colors: Int
  private let targetError: Double
  private let isDithered: Bool
  private let compressor: any PictureCompressor
  private let quantizer = Quantizer()
  private var diffusion = ErrorDiffusion()
  private var changed: [UInt32] = []
  private var indices: [UInt8] = []
  private(set) var picture: GIFPicture?
  private(set) var result: Result<[UInt8], OutputError> = .success([])
  /// Signalled when the screen shows the picture.
  let settled = DispatchSemaphore(value: 0)
  let finished = DispatchSemaphore(value: 0)

  init(_ settings: OutputSettings, screen: GIFScreen) {
    self.screen = screen
    colors = min(max(settings.colors, 2), 256)
    targetError = settings.targetError ?? GIFWorker.usualError(settings.quality)
    isDithered = settings.dithering == .diffuse
    compressor =
      switch settings.gifEncoder {
      case .own: LZWCompressor()
      case .libav: LibavCompressor()
      }
    changed.reserveCapacity(settings.width * settings.height)
    indices.reserveCapacity(settings.width * settings.height)
  }

  /// Mean square errors; 4 is 42 dB, where a change of palette cannot be seen any more.
  private static func usualError(_ quality: Quality) -> Double {
    switch quality {
    case .draft: 16
    case .normal: 4
    case .high: 1
    }
  }

  func take(_ picture: GIFPicture) { self.picture = picture }

  /// Works the picture out. `predecessor` has shown the one before it when its `settled` is signalled; nil where it has
  /// already done so.
  func work(after predecessor: GIFWorker?) {
    guard let picture else { return }
    let count = gatherChanges(picture)
    let needsTransparent = count < picture.box.area
    let sizes = sizes(needsTransparent ? 1 : 0, isLong: picture.isLong)
    changed.withUnsafeBufferPointer { quantizer.quantize($0, sizes: sizes, targetError: targetError) }
    let palette = quantizer.palette
    let transparent = needsTransparent ? UInt8(clamping: palette.count) : nil
    fillIndices(picture, palette, transparent ?? 0)
    predecessor?.settled.wait()
    screen.show(picture, palette, transparent ?? 0, &indices)
    if picture.disposal == .background { screen.clear(picture.box) }
    settled.signal()
    do throws(OutputError) {
      result = .success(
        try compressor.compress(
          IndexedPicture(
            box: picture.box, palette: palette, transparent: transparent, disposal: picture.disposal,
            indices: indices)))
    } catch {
      result = .failure(error)
    }
  }

  /// Powers of two, since a palette of 9 entries is stored as one of 16.
  private func sizes(_ reserved: Int, isLong: Bool) -> [Int] {
    let most = colors - reserved
    if isLong { return [most] }
    return [4, 8, 16, 32, 64, 128].map { $0 - reserved }.filter { $0 < most } + [most]
  }

  private func gatherChanges(_ picture: GIFPicture) -> Int {
    changed.removeAll(keepingCapacity: true)
    guard let (before, now) = picture.sources else { return 0 }
    let area = picture.box.area
    // Appending one by one would test the capacity for every pixel.
    changed.append(contentsOf: repeatElement(0, count: area))
    var count = 0
    changed.withUnsafeMutableBufferPointer { changed in
      for y in picture.box.rows {
        let (old, new) = (before.row(y), now.row(y))
        for x in picture.box.columns {
          changed[min(count, area - 1)] = new[x]
          count &+= new[x] != old[x] && new[x] != 0 ? 1 : 0
        }
      }
    }
    changed.removeLast(area - count)
    return count
  }
}

extension GIFWorker {
  /// The palette's indices for the pixels that changed, `gap` for the others.
  private func fillIndices(_ picture: GIFPicture, _ palette: [UInt32], _ gap: UInt8) {
    indices.removeAll(keepingCapacity: true)
    indices.append(contentsOf: repeatElement(gap, count: picture.box.area))
    guard let (before, now) = picture.sources else { return }
    if isDithered, !quantizer.isExact {
      return diffusion.fill(&indices, before, now, picture.box, palette)
    }
    indices.withUnsafeMutableBufferPointer { indices in
      var place = 0
      var (lastPixel, lastIndex): (UInt32, UInt8) = (0, 0)
      for y in picture.box.rows {
        let (old, new) = (before.row(y), now.row(y))
        for x in picture.box.columns {
          let pixel = new[x]
          if pixel != old[x], pixel != 0 {
            if pixel != lastPixel {
              lastPixel = pixel
              lastIndex = quantizer.index(of: pixel)
            }
            indices[place] = lastIndex
          }
          place &+= 1
        }
      }
    }
  }
}
