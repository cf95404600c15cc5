internal import Motion

/// What of a screen can be named by a trigger, a transition or a `pass`.
struct ScreenElements {
  /// By id; the value is the id of the view that shows the text or image, with what it shows.
  private var elements: [String: Element] = [:]

  struct Element {
    var shownBy: String
    var property: Pass.Property?
    /// What of a control can be animated besides its text.
    var value: ControlProperty?
  }

  init(_ screen: Screen) {
    for view in screen.views { collect(view) }
    for bar in screen.bottomBars { collect(bar) }
    for item in (screen.navigationBar?.left ?? []) + (screen.navigationBar?.right ?? []) {
      elements[item.id] = Element(shownBy: item.id, property: nil)
    }
  }

  subscript(_ id: String) -> Element? { elements[id] }

  var ids: [String] { elements.keys.sorted() }

  /// Ids that a scene wrote itself.
  var writtenIDs: [String] { ids.filter { !$0.contains("/") } }

  private mutating func collect(_ view: View) {
    var element = Element(shownBy: view.id, property: nil)
    switch view.content {
    case .text: element.property = .text
    case .image: element.property = .image
    case .control(let control):
      for part in control.views(id: view.id) { collect(part) }
      element.property = control.text == nil ? nil : .text
      element.value = control.property
      // A button's text is that of its title.
      if control is ButtonControl { element = Element(shownBy: view.id + "/title", property: .text) }
    default: break
    }
    elements[view.id] = element
    for child in view.children { collect(child) }
  }
}
