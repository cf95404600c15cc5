import Motion
import TestSupport

@testable import Drawing

/// Every control on one screen, laid out with the fonts that are installed: Inter, as for all golden pictures.
enum ControlSheet {
  static func draw(_ appearance: Appearance) throws -> Picture {
    let size = Size(280, 500)
    let background = SystemColor.named("systemBackground")?.color(in: appearance) ?? .black
    let screen = Screen(name: "sheet", background: .color(background), views: views(appearance))
    let measurer = try TextMeasurer(FontLibrary())
    let placed = ScreenSet(screens: [screen], assetSizes: []).place(
      Snapshot(screen: 0, state: ScreenState(size: size)), measurer: measurer)
    return try Scenery.draw(placed.views, size: size, scale: 2, background: background)
  }

  private static func views(_ appearance: Appearance) -> [View] {
    let colors = ControlColors(appearance: appearance)
    return fields(colors) + switches(colors) + indicators(colors) + bars(appearance)
  }

  private static func view(
    _ id: String, _ control: any Control, top: Double, left: Double? = 12, right: Double? = 12
  ) -> View {
    View(
      id: id, .control(control),
      Placement(left: left.map { .points($0) }, right: right.map { .points($0) }, top: .points(top)))
  }

  private static func fields(_ colors: ControlColors) -> [View] {
    let typed = TypedText("Ada", placeholder: "Name", isEditing: true, colors: colors)
    let secret = TypedText("secret", isSecure: true, colors: colors)
    let empty = TypedText("", placeholder: "Search", colors: colors)
    return [
      view("search", SearchBarControl(empty, cancel: "Cancel", colors: colors), top: 0, left: 0, right: 0),
      view("typed", TextFieldControl(typed, colors: colors), top: 60),
      view("secret", TextFieldControl(secret, style: .line, colors: colors), top: 100),
      view(
        "segments", SegmentedControl(titles: ["Day", "Week", "Month"], selected: 1, colors: colors), top: 142),
    ]
  }

  private static func switches(_ colors: ControlColors) -> [View] {
    var moving = SwitchControl(isOn: false, colors: colors)
    moving.value = 0.5
    return [
      view("on", SwitchControl(isOn: true, colors: colors), top: 184, right: nil),
      view("off", SwitchControl(isOn: false, colors: colors), top: 184, left: 70, right: nil),
      view("moving", moving, top: 184, left: 128, right: nil),
      view("disabled", SwitchControl(isOn: true, colors: colors, isEnabled: false), top: 184, left: nil),
      view("slider", SliderControl(value: 0.3, colors: colors), top: 222),
      view("dimmed", SliderControl(value: 0.7, colors: colors, isEnabled: false), top: 258),
      view("stepper", StepperControl(value: 0, range: 0...8, colors: colors), top: 296, right: nil),
      view("dots", PageControl(pages: 5, current: 1, colors: colors), top: 299, left: nil),
    ]
  }

  private static func indicators(_ colors: ControlColors) -> [View] {
    [
      view("progress", ProgressControl(value: 0.4, colors: colors), top: 340),
      view(
        "thin", ProgressControl(value: 0.6, thickness: ProgressControl.barThickness, colors: colors), top: 352
      ),
      view("medium", ActivityControl(style: .medium, color: colors.gray), top: 364, right: nil),
      view(
        "large", ActivityControl(style: .large, value: 0.125, color: colors.gray), top: 360, left: 44,
        right: nil),
    ]
  }

  private static func bars(_ appearance: Appearance) -> [View] {
    let items = [
      TabBarControl.Item(id: "a", title: "Library", badge: "3"), TabBarControl.Item(id: "b", title: "Search"),
    ]
    let tabs = TabBarControl(items: items, selected: 0, appearance: appearance, bottomInset: 0)
    let tools = ToolbarControl(
      entries: [
        .item(NavigationBar.Item(id: "c", title: "Share")), .space,
        .item(NavigationBar.Item(id: "d", title: "Delete")),
      ], appearance: appearance, bottomInset: 0)
    return Screen(name: "bars", background: .color(.clear), tabBar: tabs, toolbar: tools).bottomBars
  }
}
