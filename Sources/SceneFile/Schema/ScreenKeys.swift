internal import Motion

extension KeyTable {
  static let screen = KeyTable(
    "screen", "a screen",
    [
      Key("background", .fill, "what is behind the views"),
      Key("navigationBar", .either([.text, .map("navigationBar")]), "the bar at the top, or its title"),
      Key("tabBar", .either([tabs, .map("tabBar")]), "the bar with tabs at the foot, or its tabs"),
      Key("toolbar", .either([tools, .map("toolbar")]), "the bar with buttons at the foot, or its items"),
      Key("image", .file, "a screenshot that fills the screen"),
      Key("contentMode", .words(ContentMode.self), "how the screenshot fills it"),
      Key("views", .views, "back to front"),
      Key(
        "regions", .entries(.either([.frame, .map("region")])),
        "named parts of a screenshot, as cell: [16, 200, 343, 80]"),
      Key("direction", .words(LayoutDirection.self), "the direction in which this screen runs"),
    ])

  static let navigationBar = KeyTable(
    "navigationBar", "a navigation bar",
    [
      Key("title", .text, "the title in the middle"),
      Key("left", barItems, "buttons in place of the back button"),
      Key("right", barItems, "buttons at the right"),
      Key("background", .fill, "the bar's fill"),
      Key("titleColor", .color, "the title's colour"),
      Key("tint", .color, "the colour of the buttons"),
      Key("separator", .color, "the line below the bar"),
      Key("backButton", .bool, "whether a pushed screen has a back button"),
      Key("largeTitle", .bool, "a large title below the buttons"),
      Key("font", .font, "the title's font"),
    ])

  private static let barItems = ValueType.either([
    .text, .map("barItem"), .list(.either([.text, .map("barItem")]), 0...8),
  ])

  static let barItem = KeyTable(
    "barItem", "a bar item",
    [
      Key("id", .name, "the name for taps"),
      Key("title", .text, "its text"),
      Key("icon", .file, "an SVG file or a picture in place of a text"),
    ], needsOneOf: [["title", "icon"]])

  private static let tabs = ValueType.list(.either([.text, .map("tab")]), 1...8)
  private static let tools = ValueType.list(.either([.text, .map("barItem")]), 1...16)

  static let tabBar = KeyTable(
    "tabBar", "a tab bar",
    [
      Key("items", tabs, isRequired: true, "the tabs, from the leading side"),
      Key("selected", .integer(0...7), "the tab that shows, counted from 0"),
      Key("tint", .color, "the selected tab's colour"),
      Key("color", .color, "the colour of the other tabs"),
      Key("background", .fill, "the bar's fill"),
      Key("separator", .color, "the line above the bar"),
    ])

  static let tab = KeyTable(
    "tab", "a tab",
    [
      Key("id", .name, "the name for taps"),
      Key("title", .text, "its text"),
      Key("icon", .file, "an SVG file or a picture above the text"),
      Key("badge", .text, "a short text in a red dot"),
    ], needsOneOf: [["title", "icon"]])

  static let toolbar = KeyTable(
    "toolbar", "a toolbar",
    [
      Key("items", tools, isRequired: true, "buttons, and `space` for what moves them apart"),
      Key("tint", .color, "the colour of the buttons"),
      Key("background", .fill, "the bar's fill"),
      Key("separator", .color, "the line above the bar"),
      Key("font", .font, "the buttons' font, or its size"),
    ])

  static let region = KeyTable(
    "region", "a region",
    [
      Key("frame", .frame, isRequired: true, "[x, y, width, height] on the screen"),
      Key("cornerRadius", .corners, "round corners, for when it is lifted out"),
    ])

  static let row = KeyTable(
    "row", "a row",
    [
      Key("id", .name, "the name for taps and transitions"),
      Key("title", .text, isRequired: true, "the first line"),
      Key("subtitle", .text, "the second line"),
      Key("image", .file, "a picture at the left"),
      Key("accessory", .words(ListRow.Accessory.self), "the sign at the right"),
      Key("separator", .bool, "the line below the row"),
    ])
}
