/// Counts in how many colours pictures change, to tell user interfaces from photographs.
struct ColorCensus {
  /// Measured: text and flat areas change in some hundreds of colours a frame, photographs in tens of thousands.
  static let mostOfFlat = 4_000

  private let histogram = ColorHistogram()
  private var changed: [UInt32] = []
  private var counts: [Int] = []

  init(pixels: Int) { changed.reserveCapacity(pixels) }

  /// The pixels of a picture that differ from the one before it; all of the first.
  mutating func add(_ now: SourcePixels, after before: SourcePixels?) {
    changed.removeAll(keepingCapacity: true)
    for y in 0..<now.height {
      let row = now.row(y)
      if let old = before?.row(y) {
        for x in 0..<now.width where row[x] != old[x] && row[x] != 0 { changed.append(row[x]) }
      } else {
        for x in 0..<now.width where row[x] != 0 { changed.append(row[x]) }
      }
    }
    guard !changed.isEmpty else { return }
    changed.withUnsafeBufferPointer { histogram.count($0, entries: nil, same: 0) }
    counts.append(histogram.isBinned ? ColorHistogram.exactLimit : histogram.count)
  }

  /// Whether the median picture changes in few colours.
  var isFlat: Bool {
    counts.isEmpty || counts.sorted()[counts.count / 2] <= ColorCensus.mostOfFlat
  }
}
