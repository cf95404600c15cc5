import CCairo
import CPango
import Motion

/// Draws laid-out text.
///
/// Glyphs are filled as outlines, at rest and in motion alike: Cairo's own text drawing puts glyphs on whole pixels,
/// which makes moving text tremble, and changing between the two would show. Colour glyphs have no outline and are
/// drawn as the pictures they are.
struct TextPainter {
  let context: Context
  let measurer: TextMeasurer

  /// Draws `text` in `bounds` as a UILabel does, centred vertically.
  ///
  /// - Throws: `DrawingError.fontTooLarge` where the font exceeds `Limits.fontSize` pixels after all scaling;
  ///   `markup`.
  func paint(_ text: Text, in bounds: Rect, wrapWidth: Double, opacity: Double) throws(DrawingError) {
    let pixels = text.font.size * context.matrix.largestScale
    guard pixels <= Double(Limits.fontSize) else { throw .fontTooLarge(pixels: pixels) }
    let layout = try measurer.layout(text, wrapWidth: wrapWidth)
    let origin = Point(
      bounds.x + (bounds.width - layout.blockWidth) * text.alignment.share(in: layout),
      bounds.y + (bounds.height - layout.size.height) / 2)
    try context.saved { () throws(DrawingError) in
      if text.truncation == .none {
        context.add(bounds)
        context.clip()
      }
      cairo_new_path(context.pointer)
      layout.forEachRun { run in
        paint(run, at: origin, color: text.color, opacity: opacity)
      }
    }
  }

  private func paint(_ run: TextRun, at origin: Point, color: Color, opacity: Double) {
    let style = RunStyle(run.attributes)
    let foreground = style.foreground?.color(over: color.alpha) ?? color
    if let background = style.background {
      context.add(run.box.offset(by: origin))
      context.fill(background.color(over: 1), opacity: opacity)
    }
    cairo_move_to(context.pointer, origin.x + run.origin.x, origin.y + run.origin.y)
    if run.hasColorGlyphs {
      context.setSource(foreground, opacity: opacity)
      pango_cairo_show_glyph_string(context.pointer, run.font, run.glyphs)
      cairo_new_path(context.pointer)
    } else {
      pango_cairo_glyph_string_path(context.pointer, run.font, run.glyphs)
      context.fill(foreground, opacity: opacity)
    }
    for line in style.lines(of: run) {
      context.add(line.offset(by: origin))
      context.fill(foreground, opacity: opacity)
    }
  }
}

extension TextAlignment {
  /// The share of the free width that is left of the text.
  fileprivate func share(in layout: TextLayout) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural: layout.isRightToLeft ? 1 : 0
    }
  }
}

extension TextRun {
  /// Whether the font's glyphs are pictures, as those of an emoji font.
  var hasColorGlyphs: Bool {
    guard
      let pattern = pango_fc_font_get_pattern(
        UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    else { return false }
    var isColor: FcBool = 0
    return FcPatternGetBool(pattern, FC_COLOR, 0, &isColor) == FcResultMatch && isColor != 0
  }
}

extension Text {
  /// Whether every pixel is painted at most once, so that an opacity may be given to each glyph instead of to the
  /// text as a whole.
  var paintsOnce: Bool {
    !isMarkup
      && !string.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }
}
