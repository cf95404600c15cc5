internal import Motion

/// Reads segues whose progress follows fingers.
struct DragReader {
  let timeline: TimelineReader

  /// `drag: {segue, on, to, progress, duration, then}`.
  func drag(_ field: Field) -> Step.Action? {
    guard let keys = keys(field, .drag) else { return nil }
    let segue = requiredSegue(keys)
    let view = keys["on"].flatMap { timeline.view($0) }
    let direction = keys["to"]?.choice(Direction.self)
    // Read whether or not there is a segue: what is not asked for would be reported as having no meaning.
    let drag = read(keys, Drag(.pan(view: view, to: direction), segue: segue))
    keys.finish()
    return segue == nil ? nil : .drag(drag)
  }

  /// Nothing for the platform's pop, the identifier of an unwind, or a map.
  func edgeSwipe(_ field: Field) -> Step.Action? {
    if field.value.isNull { return .drag(Drag(.edgeSwipe, segue: nil)) }
    guard field.value.pairs != nil, let keys = keys(field, .edgeSwipe) else {
      return timeline.segue(field, isUnwind: true).map { .drag(Drag(.edgeSwipe, segue: $0)) }
    }
    let written = keys["segue"]
    let segue = written.flatMap { timeline.segue($0, isUnwind: true) }
    let drag = read(keys, Drag(.edgeSwipe, segue: segue))
    keys.finish()
    return written != nil && segue == nil ? nil : .drag(drag)
  }

  /// `pinch: {segue, on, to: apart, …}`.
  func pinch(_ field: Field) -> Step.Action? {
    guard let keys = keys(field, .pinch) else { return nil }
    let segue = requiredSegue(keys)
    let view = keys["on"].flatMap { timeline.view($0) }
    let opens = keys["to"]?.choice([("apart", true), ("together", false)]) ?? true
    let drag = read(keys, Drag(.pinch(view: view, opens: opens), segue: segue))
    keys.finish()
    return segue == nil ? nil : .drag(drag)
  }

  private func keys(_ field: Field, _ table: KeyTable) -> Keys? {
    let keys = field.map(table)
    keys?.what = "`\(field.name)`"
    return keys
  }

  private func requiredSegue(_ keys: Keys) -> String? {
    keys.required("segue", hint: "the identifier of the segue that the fingers lead")
      .flatMap { timeline.segue($0, isUnwind: nil) }
  }

  /// What all of them have.
  private func read(_ keys: Keys, _ base: Drag) -> Drag {
    var drag = base
    drag.progress = keys["progress"].flatMap { progress($0) } ?? drag.progress
    drag.duration = keys["duration"]?.duration(above: 0) ?? drag.duration
    drag.ending = keys["then"]?.choice(Drag.Ending.self) ?? drag.ending
    drag.completionSpeed = keys["completionSpeed"]?.speed() ?? drag.completionSpeed
    drag.completionCurve = keys["completionCurve"]?.curve() ?? drag.completionCurve
    return drag
  }

  /// `[0, 0.4]`, or more values at equal distances in time; in thousandths, which keep times exact.
  private func progress(_ field: Field) -> [Rational]? {
    guard let fields = field.list("shares of the way", count: 2...100) else { return nil }
    let shares = fields.compactMap { entry -> Rational? in
      guard let share = entry.fraction(0...1) else { return nil }
      if 1000 % share.denominator == 0 { return share }
      entry.error("`\(field.name)` must have at most three decimals", at: entry.value)
      return nil
    }
    return shares.count == fields.count ? shares : nil
  }
}
