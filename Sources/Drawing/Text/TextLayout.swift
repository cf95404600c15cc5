import CPango
import Motion

/// A text set in lines.
final class TextLayout {
  /// The width in points at which lines break; nil is never.
  let wrapWidth: Double?
  /// The most lines to draw; nil is all.
  let lineLimit: Int?
  let pointer: OpaquePointer
  /// Whether lines start at the right.
  var isRightToLeft: Bool { pango_layout_get_direction(pointer, 0) == PANGO_DIRECTION_RTL }

  /// - Throws: `DrawingError.markup` where the text claims to be markup and is not.
  init(
    _ text: Text, wrapWidth: Double?, fonts: FontMap, library: FontLibrary
  ) throws(DrawingError) {
    guard let pointer = pango_layout_new(fonts.context) else {
      throw .cairo("out of memory", during: "laying out text")
    }
    self.pointer = pointer
    self.wrapWidth = wrapWidth
    lineLimit = text.lines > 0 ? text.lines : nil
    setFont(text.font, library: library)
    try setString(text)
    setLines(text)
    pango_layout_set_alignment(pointer, alignment(text.alignment))
    if text.lineHeight != 1, text.lineHeight.isFinite {
      pango_layout_set_line_spacing(pointer, Float(text.lineHeight))
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  private func setFont(_ font: Font, library: FontLibrary) {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, font.family ?? library.defaultFamily)
    let size = font.size.isFinite ? min(max(font.size, 0.01), Double(Limits.fontSize)) : 0.01
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: .init(min(max(font.weight, 100), 1000))))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_layout_set_font_description(pointer, description)
  }

  private func setString(_ text: Text) throws(DrawingError) {
    // Pango counts its limit of lines in each paragraph anew: where there is a limit, the whole text is made one
    // paragraph, in which a line separator still breaks the line.
    let string = text.lines > 1 ? text.string.replacingParagraphs() : text.string
    let bytes = Int32(clamping: string.utf8.count)
    guard text.isMarkup else { return pango_layout_set_text(pointer, string, bytes) }
    if let fault = Markup.fault(in: string) { throw .markup(fault) }
    pango_layout_set_markup(pointer, string, bytes)
  }

  private func setLines(_ text: Text) {
    if let wrapWidth, wrapWidth.isFinite {
      // Layout rounds in its own way: a text given exactly its own width must not lose its last letter.
      let units = min(max(wrapWidth, 0), 1e5) * Double(PANGO_SCALE) + 16
      pango_layout_set_width(pointer, Int32(units))
    }
    pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(pointer, text.truncation.mode)
    switch text.lines {
    case ..<1: if text.truncation != .none { pango_layout_set_ellipsize(pointer, PANGO_ELLIPSIZE_NONE) }
    case 1:
      pango_layout_set_height(pointer, 0)
      if text.truncation == .none { pango_layout_set_width(pointer, -1) }
    default: pango_layout_set_height(pointer, -Int32(clamping: text.lines))
    }
  }

  /// Pango's left means "where lines of this direction start".
  private func alignment(_ alignment: TextAlignment) -> PangoAlignment {
    switch alignment {
    case .natural: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .left: isRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    case .right: isRightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    }
  }

  var unknownGlyphs: Int { Int(pango_layout_get_unknown_glyphs_count(pointer)) }
}

extension Truncation {
  fileprivate var mode: PangoEllipsizeMode {
    switch self {
    case .tail: PANGO_ELLIPSIZE_END
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .head: PANGO_ELLIPSIZE_START
    case .none: PANGO_ELLIPSIZE_NONE
    }
  }
}

extension String {
  /// Line feeds become U+2028 LINE SEPARATOR.
  fileprivate func replacingParagraphs() -> String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\n" ? "\u{2028}" : $0 }))
  }
}
