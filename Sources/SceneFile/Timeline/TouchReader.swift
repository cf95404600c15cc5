internal import Motion

/// Reads gestures that are recognised at one moment: the id of a view, or a map with `on` and `segue`.
struct TouchReader {
  let timeline: TimelineReader

  func touch(_ field: Field, _ gesture: Touch.Gesture) -> Step.Action? {
    guard let keys = map(field, .touch) else {
      return timeline.view(field).map { .touch(Touch(gesture, view: $0)) }
    }
    let touch = touch(keys, gesture)
    keys.finish()
    return touch.map(Step.Action.touch)
  }

  /// `longPress: thumb`, or `{on: thumb, duration: 0.8}`.
  func longPress(_ field: Field) -> Step.Action? {
    guard let keys = map(field, .longPress) else {
      return timeline.view(field).map {
        .touch(Touch(.longPress(Touch.longPressDuration), view: $0))
      }
    }
    let duration = keys["duration"]?.duration(above: 0) ?? Touch.longPressDuration
    let touch = touch(keys, .longPress(duration))
    keys.finish()
    return touch.map(Step.Action.touch)
  }

  /// `swipe: left`, or `{on: card, to: left}`.
  func swipe(_ field: Field) -> Step.Action? {
    guard let keys = map(field, .swipe) else {
      return field.choice(Direction.self).map { .touch(Touch(.swipe($0))) }
    }
    let direction = keys.required("to", hint: "as {on: ID, to: left}")?.choice(Direction.self)
    let touch = touch(keys, .swipe(direction ?? .left), needsView: false)
    keys.finish()
    return direction == nil ? nil : touch.map(Step.Action.touch)
  }

  private func map(_ field: Field, _ table: KeyTable) -> Keys? {
    guard field.value.pairs != nil, let keys = field.map(table) else { return nil }
    keys.what = "`\(field.name)`"
    return keys
  }

  private func touch(_ keys: Keys, _ gesture: Touch.Gesture, needsView: Bool = true) -> Touch? {
    let on = needsView ? keys.required("on", hint: "the id of a view") : keys["on"]
    let segueField = keys["segue"]
    let view = on.flatMap { timeline.view($0) }
    let segue = segueField.flatMap { timeline.segue($0, isUnwind: nil) }
    if needsView || on != nil, view == nil { return nil }
    if segueField != nil, segue == nil { return nil }
    return Touch(gesture, view: view, segue: segue)
  }
}
