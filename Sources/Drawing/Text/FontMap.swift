import CCairo
import CPango

/// Pango's fonts, ready to lay text out, independent of any surface, screen resolution or hinting.
///
/// Every measurer has a font map of its own, so that it may be used from whichever thread holds it.
final class FontMap {
  private let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer

  init() throws(DrawingError) {
    guard let map = pango_cairo_font_map_new() else {
      throw .cairo("out of memory", during: "preparing the fonts")
    }
    guard let context = pango_font_map_create_context(map) else {
      g_object_unref(map)
      throw .cairo("out of memory", during: "preparing the fonts")
    }
    self.map = map
    self.context = context
    // With 72 dots per inch a point is a unit, also for sizes that markup gives.
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    setOptions()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// Hinting fits glyphs to whole pixels of one size; text that moves and scales must not jump between fits.
  private func setOptions() {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
  }
}
