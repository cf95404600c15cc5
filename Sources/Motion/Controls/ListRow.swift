/// One row of a list.
package struct ListRow: Sendable {
  package enum Accessory: String, Hashable, Sendable, CaseIterable {
    case none, disclosure, checkmark
  }

  /// The id of the row's view: as written, or made from the list's id and the row's number.
  package var id: String
  package var title: String
  package var subtitle: String?
  package var image: AssetID?
  package var accessory: Accessory
  /// Whether the line below the row is drawn.
  package var hasSeparator: Bool

  package init(
    id: String, title: String, subtitle: String? = nil, image: AssetID? = nil, accessory: Accessory = .none,
    hasSeparator: Bool = true
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.accessory = accessory
    self.hasSeparator = hasSeparator
  }

  /// Heights in points of UITableView's rows: 44 with a title alone, 58 with a subtitle, 60 with an image.
  var height: Double {
    if image != nil { return 60 }
    return subtitle == nil ? 44 : 58
  }
}
