import Motion

/// Measures text by SF's mean advance: 0.52 of the size for each character, 1.2 for a line.
struct EstimatingMeasurer: Measurer {
  func size(of text: Text, maxWidth: Double?) -> Size {
    let line = text.font.size * 1.2
    let widths = text.string.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Double($0.count) * text.font.size * 0.52 }
    guard let maxWidth, text.lines != 1 else {
      return Size(widths.max() ?? 0, line * Double(max(widths.count, 1)))
    }
    let lines = widths.map { max(($0 / max(maxWidth, 1)).rounded(.up), 1) }.reduce(0, +)
    return Size(min(widths.max() ?? 0, maxWidth), line * max(lines, 1))
  }
}
