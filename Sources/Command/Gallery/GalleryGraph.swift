internal import Motion

/// The timing of a film as a drawing: for each transition how much of its way is done at each moment.
struct GalleryGraph {
  private static let width = 600.0
  private static let height = 72.0
  /// Room above and below, for what overshoots.
  private static let margin = 16.0

  private let item: GalleryItem

  init(_ item: GalleryItem) { self.item = item }

  /// Empty where the scene is not known.
  var svg: String {
    guard item.duration > 0, !item.timings.isEmpty || !item.markers.isEmpty else { return "" }
    let (width, height) = (Self.width, Self.height + 2 * Self.margin)
    return """
      <svg class="graph" viewBox="0 0 \(Self.short(width)) \(Self.short(height))" role="img" \
      aria-label="Timing: \(GalleryPage.escaped(words))">
      <path class="axis" d="M0 \(Self.y(0))H\(Self.short(width))M0 \(Self.y(1))H\(Self.short(width))"/>
      \(item.timings.map(curve).joined())\(item.markers.map(mark).joined())\
      <line class="now" x1="0" x2="0" y1="0" y2="\(Self.short(height))"/>
      </svg>

      """
  }

  private var words: String {
    item.timings.map { timing in
      "\(timing.name) from \(ProgressDisplay.hundredths(timing.start.value)) to \(ProgressDisplay.hundredths(timing.end.value)) s"
    }.joined(separator: ", ")
  }

  private func x(_ seconds: Double) -> Double { seconds / item.duration * Self.width }

  private static func y(_ progress: Double) -> String { short(margin + (1 - progress) * height) }

  private func curve(_ timing: TransitionTiming) -> String {
    let (start, end) = (x(timing.start.value), x(timing.end.value))
    let last = Double(max(timing.progress.count - 1, 1))
    let points = timing.progress.enumerated().map { index, progress in
      "\(Self.short(start + (end - start) * Double(index) / last)) \(Self.y(min(max(progress, -0.2), 1.2)))"
    }
    let line = points.joined(separator: "L")
    return """
      <path class="area" d="M\(Self.short(start)) \(Self.y(0))L\(line)L\(Self.short(end)) \(Self.y(0))Z"/>\
      <path class="curve" d="M\(line)"/>\
      <text x="\(Self.short((start + end) / 2))" y="\(Self.short(Self.height + 2 * Self.margin - 3))">\
      \(GalleryPage.escaped(timing.name))</text>
      """
  }

  private func mark(_ marker: FilmMarker) -> String {
    let place = Self.short(x(marker.time.value))
    return """
      <path class="mark" d="M\(place) \(Self.y(0))V\(Self.y(1))"/>\
      <text x="\(place)" y="11">\(GalleryPage.escaped(marker.name))</text>
      """
  }

  /// Tenths of a unit are finer than a pixel.
  private static func short(_ value: Double) -> String {
    let tenths = Int(min(max(value * 10, -1e6), 1e6).rounded())
    let digits = tenths.magnitude % 10
    return (tenths < 0 ? "-" : "") + "\(tenths.magnitude / 10)" + (digits == 0 ? "" : ".\(digits)")
  }
}
