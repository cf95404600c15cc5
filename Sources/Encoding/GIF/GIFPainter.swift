/// Decides what each picture of a GIF paints: only pixels whose *source* changed, with a palette for just these.
///
/// What the palette made of a pixel is never compared with anything, so a still pixel is never painted anew and cannot
/// flicker. Palettes depend on the two source pictures only; what is displayed is only asked to fill the gaps.
final class GIFPainter {
  private let width: Int
  private let colors: Int
  private let targetError: Double
  private let quantizer = Quantizer()
  private let changed: UnsafeMutablePointer<UInt32>
  private let indices: UnsafeMutablePointer<UInt8>
  /// The palette's colours as a viewer shows them by now; 0 is transparent.
  private let displayed: UnsafeMutablePointer<UInt32>
  private var known = PaletteIndex()

  /// `colors` bounds a palette's entries, the transparent one included.
  init(width: Int, height: Int, colors: Int, targetError: Double) {
    self.width = width
    self.colors = min(max(colors, 2), 256)
    self.targetError = targetError
    changed = .allocate(capacity: width * height)
    indices = .allocate(capacity: width * height)
    displayed = .allocate(capacity: width * height)
    displayed.initialize(repeating: 0, count: width * height)
  }

  deinit {
    changed.deallocate()
    indices.deallocate()
    displayed.deallocate()
  }

  /// The picture that turns `previous` into `current` inside of `box`. Its indices are valid until the next call.
  /// `isLong` gives a picture that can be looked at all the colours it needs.
  func paint(
    from previous: SourcePixels, to current: SourcePixels, in box: PixelBox, isLong: Bool,
    disposal: IndexedPicture.Disposal
  ) -> IndexedPicture {
    let count = gatherChanges(previous, current, box)
    let needsTransparent = count < box.area
    let reserved = needsTransparent ? 1 : 0
    quantizer.quantize(
      UnsafeBufferPointer(start: changed, count: count), sizes: sizes(reserved, isLong: isLong),
      targetError: targetError)
    let palette = quantizer.palette
    let transparent = needsTransparent ? UInt8(clamping: palette.count) : nil
    known.fill(palette)
    fillIndices(previous, current, box, palette, transparent ?? 0)
    if disposal == .background { clearDisplay(box) }
    return IndexedPicture(
      box: box, palette: palette, transparent: transparent, disposal: disposal,
      indices: UnsafeBufferPointer(start: indices, count: box.area))
  }

  /// A picture that changes nothing, for a hold beyond the longest delay; `.background` clears `box` afterwards.
  func hold(_ box: PixelBox, _ disposal: IndexedPicture.Disposal) -> IndexedPicture {
    let box = disposal == .keep ? PixelBox(columns: 0..<1, rows: 0..<1) : box
    indices.update(repeating: 0, count: box.area)
    if disposal == .background { clearDisplay(box) }
    return IndexedPicture(
      box: box, palette: [], transparent: 0, disposal: disposal,
      indices: UnsafeBufferPointer(start: indices, count: box.area))
  }

  /// Powers of two, since a palette of 9 entries is stored as one of 16.
  private func sizes(_ reserved: Int, isLong: Bool) -> [Int] {
    let most = colors - reserved
    if isLong { return [most] }
    return [4, 8, 16, 32, 64, 128].map { $0 - reserved }.filter { $0 < most } + [most]
  }

  private func gatherChanges(_ previous: SourcePixels, _ current: SourcePixels, _ box: PixelBox) -> Int {
    var count = 0
    for y in box.rows {
      let (before, now) = (previous.row(y), current.row(y))
      for x in box.columns {
        changed[count] = now[x]
        count &+= now[x] != before[x] && now[x] != 0 ? 1 : 0
      }
    }
    return count
  }

  private func fillIndices(
    _ previous: SourcePixels, _ current: SourcePixels, _ box: PixelBox, _ palette: [UInt32],
    _ transparent: UInt8
  ) {
    var index = indices
    var (lastPixel, lastIndex): (UInt32, UInt8) = (0, 0)
    var (lastShown, lastShownIndex): (UInt32, UInt8) = (0, transparent)
    palette.withUnsafeBufferPointer { palette in
      for y in box.rows {
        let (before, now) = (previous.row(y), current.row(y))
        let shown = displayed + y * width
        for x in box.columns {
          let pixel = now[x]
          if pixel != before[x], pixel != 0 {
            if pixel != lastPixel {
              lastPixel = pixel
              lastIndex = quantizer.index(of: pixel)
            }
            index.pointee = lastIndex
            shown[x] = palette[Int(lastIndex)]
          } else {
            if shown[x] != lastShown {
              lastShown = shown[x]
              lastShownIndex = known.find(lastShown) ?? transparent
            }
            index.pointee = lastShownIndex
          }
          index += 1
        }
      }
    }
  }

  private func clearDisplay(_ box: PixelBox) {
    for y in box.rows {
      (displayed + y * width + box.columns.lowerBound).update(repeating: 0, count: box.columns.count)
    }
  }
}
