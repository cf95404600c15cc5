internal import Motion

/// Reads the rows of a list.
struct RowReader {
  let reader: ViewReader
  /// The list's id.
  let list: String
  let hasSeparators: Bool

  func rows(_ fields: [Field]) -> [ListRow] {
    fields.enumerated().compactMap { index, field in
      guard reader.context.countView(at: field.raw) else { return nil }
      return row(field, id: "\(list)/\(index)")
    }
  }

  private func row(_ field: Field, id: String) -> ListRow? {
    // A row that is a single text is its title.
    if field.value.text != nil {
      return Field(name: "title", key: field.key, raw: field.raw, context: field.context).text().map {
        ListRow(id: id, title: $0, hasSeparator: hasSeparators)
      }
    }
    guard let keys = Keys(field.value, .row, field.context) else { return nil }
    let written = keys["id"].flatMap { reader.scope.identifier($0, prefix: reader.prefix) }
    let title = keys.required("title")?.text()
    let row = ListRow(
      id: written ?? id, title: title ?? "", subtitle: keys["subtitle"]?.text(),
      image: keys["image"].flatMap { reader.asset($0, isIcon: false) },
      accessory: keys["accessory"]?.choice(ListRow.Accessory.self) ?? .none,
      hasSeparator: keys["separator"]?.bool() ?? hasSeparators)
    keys.finish()
    return row
  }
}
