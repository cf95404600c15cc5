/// The element on the screen that performs a segue.
enum SegueTrigger {
  /// A gesture recogniser acts for the view that it is attached to. nil where code performs the segue.
  static func element(_ segue: SegueRecord, in document: StoryboardDocument) -> Element? {
    let trigger = segue.trigger
    if trigger.id == segue.sourceController { return nil }
    guard trigger.tag.hasSuffix("GestureRecognizer"), let id = trigger.id else { return trigger }
    let scene = document.controller(segue.sourceController)?.scene
    let connection = scene?.subtree.first { element in
      element.tag == "outletCollection" && element["property"] == "gestureRecognizers"
        && element["destination"] == id
    }
    guard let view = connection?.parent?.parent else { return nil }
    // A gesture on the whole screen has no view of its own to touch.
    return view["key"] == "view" ? nil : view
  }
}
