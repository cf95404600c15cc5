import CPango
import Motion

/// Glyphs of one font and one look, at their place in the layout.
struct TextRun {
  let glyphs: UnsafeMutablePointer<PangoGlyphString>
  let font: UnsafeMutablePointer<PangoFont>
  let attributes: UnsafeMutablePointer<GSList>?
  /// In points, from the layout's top left: the left end of the baseline.
  let origin: Point
  /// The run's logical rectangle, in points.
  let box: Rect
}

extension TextLayout {
  /// Visits the runs of the lines that are shown, in order. What a run points to lives only during the visit.
  func forEachRun(_ visit: (TextRun) -> Void) {
    guard let iterator = pango_layout_get_iter(pointer) else { return }
    defer { pango_layout_iter_free(iterator) }
    var line = 0
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(iterator) else {
        // A line ends with a run that is none.
        line += 1
        if let lineLimit, line >= lineLimit { return }
        continue
      }
      guard let glyphs = run.pointee.glyphs, let item = run.pointee.item,
        let font = item.pointee.analysis.font
      else { continue }
      var logical = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &logical)
      let box = Rect(logical)
      visit(
        TextRun(
          glyphs: glyphs, font: font, attributes: item.pointee.analysis.extra_attrs,
          origin: Point(box.x, Double(pango_layout_iter_get_run_baseline(iterator)) / Double(PANGO_SCALE)),
          box: box))
    } while pango_layout_iter_next_run(iterator) != 0
  }

  /// In points: as wide as the widest line, as high as the lines that are shown.
  var size: Size {
    guard let iterator = pango_layout_get_iter(pointer) else { return .zero }
    defer { pango_layout_iter_free(iterator) }
    var line = 0
    var size = Size.zero
    repeat {
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      let box = Rect(logical)
      size = Size(max(size.width, box.width), max(size.height, box.maxY))
      line += 1
      if let lineLimit, line >= lineLimit { break }
    } while pango_layout_iter_next_line(iterator) != 0
    return size
  }

  /// The width that lines are aligned in: the wrap width, or that of the widest line where lines never break.
  var blockWidth: Double {
    pango_layout_get_width(pointer) < 0 ? size.width : wrapWidth ?? size.width
  }
}

extension Rect {
  fileprivate init(_ units: PangoRectangle) {
    let scale = Double(PANGO_SCALE)
    self.init(
      Double(units.x) / scale, Double(units.y) / scale, Double(units.width) / scale,
      Double(units.height) / scale)
  }
}
