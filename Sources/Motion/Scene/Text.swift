/// Text with all that is needed to lay it out and draw it.
package struct Text: Hashable, Sendable {
  package var string: String
  /// Whether `string` is Pango markup. `SceneFile` has checked that it parses.
  package var isMarkup: Bool
  package var font: Font
  package var color: Color
  package var alignment: TextAlignment
  /// The most lines shown; 0 is unlimited.
  package var lines: Int
  package var truncation: Truncation
  /// Multiplies the font's own line height.
  package var lineHeight: Double

  package init(
    _ string: String, isMarkup: Bool = false, font: Font = Font(), color: Color = .black,
    alignment: TextAlignment = .natural, lines: Int = 1, truncation: Truncation = .tail,
    lineHeight: Double = 1
  ) {
    self.string = string
    self.isMarkup = isMarkup
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lines = lines
    self.truncation = truncation
    self.lineHeight = lineHeight
  }
}

package struct Font: Hashable, Sendable {
  /// A family that fontconfig knows, or nil for the default: Inter where it is installed, else the system sans.
  package var family: String?
  /// In points; 0 < size ≤ `Limits.fontSize`.
  package var size: Double
  /// CSS weight, 100…900.
  package var weight: Int
  package var isItalic: Bool

  package init(family: String? = nil, size: Double = 17, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case left, center, right, natural
}

package enum Truncation: String, Hashable, Sendable, CaseIterable {
  case tail, middle, head, none
}
