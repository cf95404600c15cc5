/// How a list looks, with all colours resolved.
package struct ListStyle: Sendable {
  package enum Layout: String, Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge.
    case plain
    /// Rows in a card with round corners, as UITableView's inset grouped style.
    case grouped
  }

  package var layout: Layout
  package var rowBackground: Fill
  package var separator: Color
  package var titleColor: Color
  package var subtitleColor: Color
  package var disclosureColor: Color
  package var tint: Color
  package var font: Font
  /// In points; nil leaves each row its own height.
  package var rowHeight: Double?

  package init(
    layout: Layout, appearance: Appearance, font: Font = Font(size: 17), rowHeight: Double? = nil
  ) {
    func system(_ name: String) -> Color { SystemColor.named(name)?.color(in: appearance) ?? .black }
    self.layout = layout
    self.rowBackground = .color(
      system(layout == .plain ? "systemBackground" : "secondarySystemGroupedBackground"))
    self.separator = system("separator")
    self.titleColor = system("label")
    self.subtitleColor = system("secondaryLabel")
    self.disclosureColor = system("systemGray3")
    self.tint = system("tintColor")
    self.font = font
    self.rowHeight = rowHeight
  }

  /// A subtitle is set at 15 of the title's 17 points.
  var subtitleFont: Font {
    var font = font
    font.size *= 15.0 / 17
    font.weight = 400
    return font
  }
}
