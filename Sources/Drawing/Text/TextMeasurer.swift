package import Motion

/// Lays text out and knows its size; for one thread at a time.
///
/// The result depends on the text, the width and the installed fonts alone: no hinting, no screen resolution, no
/// rounding of glyph positions.
package final class TextMeasurer: Measurer {
  private struct Key: Hashable {
    var text: Text
    var wrapWidth: Double?
  }

  /// Layouts kept: a moving screen asks for the same few again in every frame.
  private static let layoutLimit = 512

  /// Made for the first text: Pango begins to read the machine's fonts as soon as there is a map of them.
  private var fonts: FontMap?
  private let library: FontLibrary
  private var layouts: [Key: TextLayout] = [:]

  package init(_ library: FontLibrary) { self.library = library }

  /// The size in points of text set at its own font size, wrapped at `maxWidth` where that is given, rounded up to
  /// 1/64. Text that cannot be laid out, as malformed markup, has no size; drawing it throws.
  package func size(of text: Text, maxWidth: Double?) -> Size {
    guard let layout = try? layout(text, wrapWidth: maxWidth) else { return .zero }
    let size = layout.size
    return Size((size.width * 64).rounded(.up) / 64, (size.height * 64).rounded(.up) / 64)
  }

  /// The characters of a text that no installed font can draw, each once, in the order of the text.
  package func missingCharacters(in text: Text) -> [Character] {
    guard let layout = try? layout(text, wrapWidth: nil), layout.unknownGlyphs > 0 else { return [] }
    var seen: Set<Character> = []
    return text.string.filter { character in
      guard seen.insert(character).inserted else { return false }
      var single = text
      single.string = String(character)
      single.isMarkup = false
      return ((try? self.layout(single, wrapWidth: nil))?.unknownGlyphs ?? 0) > 0
    }
  }

  private func fontMap() throws(DrawingError) -> FontMap {
    if let fonts { return fonts }
    let made = try FontMap()
    fonts = made
    return made
  }

  func layout(_ text: Text, wrapWidth: Double?) throws(DrawingError) -> TextLayout {
    var key = Key(text: text, wrapWidth: wrapWidth)
    // The colour is chosen when drawing, and changes in every frame while it fades.
    key.text.color = .black
    if let known = layouts[key] { return known }
    let layout = try TextLayout(text, wrapWidth: wrapWidth, fonts: fontMap(), library: library)
    if layouts.count >= TextMeasurer.layoutLimit { layouts.removeAll(keepingCapacity: true) }
    layouts[key] = layout
    return layout
  }
}
