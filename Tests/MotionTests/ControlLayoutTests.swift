import Motion
import TestSupport
import Testing

/// Where controls put their parts: sizes are UIKit's, places follow from them.
struct ControlLayoutTests {
  private let colors = ControlColors(appearance: .light)

  private func place(_ control: any Control, _ placement: Placement = Placement()) throws -> PlacedView {
    let view = View(id: "c", .control(control), placement)
    let screen = Screen(name: "s", background: .color(.white), views: [view])
    let set = ScreenSet(screens: [screen], assetSizes: [])
    let snapshot = Snapshot(screen: 0, state: ScreenState(size: Size(300, 400)))
    return try #require(set.place(snapshot, measurer: TenPointMeasurer()).views.first)
  }

  private func changed(_ control: any Control, to value: Double) -> any Control {
    var control = control
    control.value = value
    return control
  }

  @Test func `controls have the sizes of UIKit`() throws {
    let input = TypedText("", colors: colors)
    let sizes: [(any Control, Size)] = [
      (SwitchControl(isOn: true, colors: colors), Size(51, 31)),
      (StepperControl(value: 0, colors: colors), Size(94, 32)),
      (SliderControl(value: 0, colors: colors), Size(300, 31)),
      (SegmentedControl(titles: ["Day", "Month"], selected: 0, colors: colors), Size(2 * 50 + 40, 32)),
      (TextFieldControl(input, colors: colors), Size(300, 34)),
      (SearchBarControl(input, colors: colors), Size(300, 56)),
      (ProgressControl(value: 0, colors: colors), Size(300, 4)),
      (ActivityControl(style: .medium, color: .black), Size(20, 20)),
      (ActivityControl(style: .large, color: .black), Size(37, 37)),
      (PageControl(pages: 3, current: 0, colors: colors), Size(3 * 7 + 2 * 9, 26)),
    ]
    for (control, size) in sizes { #expect(try place(control).frame.size == size, "\(type(of: control))") }
  }

  /// The knob of 27 points keeps 2 points from the ends of 51.
  @Test(arguments: [(0.0, 2.0), (0.5, 12.0), (1.0, 22.0), (1.5, 22.0)])
  func `a switch's knob is where its value says`(value: Double, x: Double) throws {
    let control = changed(SwitchControl(isOn: false, colors: colors), to: value)
    let placed = try place(control)
    #expect(placed.frame(of: "c/knob") == Rect(x, 2, 27, 27))
  }

  @Test func `a switch on its way has a colour on its way`() throws {
    let control = changed(SwitchControl(isOn: false, colors: colors), to: 0.5)
    #expect(
      try place(control).find("c/track")?.background
        == .color(colors.offTrack.interpolated(to: colors.on, 0.5)))
  }

  /// On 300 points the knob of 28 has 272 to go; the reached part ends below its middle.
  @Test(arguments: [(0.0, 0.0), (25.0, 68.0), (100.0, 272.0), (150.0, 272.0)])
  func `a slider's knob is where its value lies in the range`(value: Double, x: Double) throws {
    let slider = SliderControl(value: value, range: 0...100, colors: colors)
    let placed = try place(slider)
    #expect(placed.frame(of: "c/knob") == Rect(x, 1.5, 28, 28))
    #expect(placed.frame(of: "c/reached")?.maxX == x + 14)
  }

  @Test func `the selection of segments lies between two of them on its way`() throws {
    let control = SegmentedControl(titles: ["A", "B", "C"], selected: 0, colors: colors)
    let placed = try place(changed(control, to: 1.5), Placement(width: .points(300)))
    #expect(placed.frame(of: "c/selection") == Rect(152, 2, 96, 28))
  }

  @Test func `no segment is selected below 0`() throws {
    let control = SegmentedControl(titles: ["A", "B"], selected: -1, colors: colors)
    let placed = try place(control)
    #expect(placed.find("c/selection")?.alpha == 0)
    #expect(placed.find("c/separator/1")?.alpha == 1)
  }

  @Test func `a progress bar is filled to its value`() throws {
    #expect(
      try place(ProgressControl(value: 0.25, colors: colors)).frame(of: "c/reached") == Rect(0, 0, 75, 4))
  }

  @Test func `an activity indicator turns as a whole`() throws {
    let control = changed(ActivityControl(style: .medium, color: .black), to: 0.25)
    #expect(try place(control).find("c/wheel")?.rotation == 90)
  }

  @Test func `the current page has the current colour`() throws {
    let placed = try place(PageControl(pages: 3, current: 2, colors: colors))
    #expect(placed.find("c/2")?.background == .color(colors.label))
    #expect(placed.find("c/1")?.background == .color(colors.placeholder))
  }

  @Test func `a stepper at its end shows that it can go no further`() throws {
    let placed = try place(StepperControl(value: 8, range: 0...8, colors: colors))
    #expect(placed.find("c/minus")?.alpha == 1)
    #expect(placed.find("c/plus")?.alpha == 0.3)
  }

  @Test func `the insertion point stands behind the text`() throws {
    let input = TypedText("abc", placeholder: "Name", isEditing: true, colors: colors)
    let placed = try place(TextFieldControl(input, colors: colors))
    #expect(placed.frame(of: "c/caret")?.x == 7.0 + 30 + 1)
    #expect(placed.find("c/placeholder")?.alpha == 0)
  }

  @Test func `a secure field shows dots`() throws {
    let placed = try place(TextFieldControl(TypedText("abc", isSecure: true, colors: colors), colors: colors))
    guard case .text(let text) = placed.find("c/text")?.content else { throw Missing() }
    #expect(text.string == "•••")
  }

  /// Of 300 points: 8 to the left, 12 between, 60 for the six letters, 16 to the right.
  @Test func `a search field leaves room for its button`() throws {
    let bar = SearchBarControl(TypedText("", colors: colors), cancel: "Cancel", colors: colors)
    #expect(try place(bar).frame(of: "c/field") == Rect(8, 10, 204, 36))
  }

  @Test func `values out of a state are shown`() throws {
    let view = View(id: "c", .control(SwitchControl(isOn: false, colors: colors)))
    let field = View(id: "f", .control(TextFieldControl(TypedText("", colors: colors), colors: colors)))
    let screen = Screen(name: "s", background: .color(.white), views: [view, field])
    var state = ScreenState(size: Size(300, 400))
    state.changes = ["c": ViewChange(), "f": ViewChange()]
    state.changes["c"]?.value = 1
    state.changes["f"]?.text = "typed"
    let placed = ScreenSet(screens: [screen], assetSizes: []).place(
      Snapshot(screen: 0, state: state), measurer: TenPointMeasurer())
    #expect(placed.views[0].frame(of: "c/knob")?.x == 22)
    guard case .text(let text) = placed.views[1].find("f/text")?.content else { throw Missing() }
    #expect(text.string == "typed")
  }

  private struct Missing: Error {}
}
