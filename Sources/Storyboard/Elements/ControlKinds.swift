internal import Motion

extension ElementKind {
  static let toggle = ElementKind("switch") { element, _, writer in
    var keys = YAMLMap()
    keys.add("tint", writer.context.color(element.child("color", key: "onTintColor"))?.yaml)
    // UISwitch is on where the file does not say otherwise.
    return ViewDraft("switch", .bool(element["on"] != "NO"), keys: keys)
  }

  static let slider = ElementKind("slider") { element, _, writer in
    ViewDraft(
      "slider", .number(ControlValues.fraction(element, defaultValue: 0.5)), keys: writer.tintKeys())
  }

  static let segmentedControl = ElementKind("segmentedControl") { element, _, writer in
    let titles = (element.child("segments")?.children ?? []).map { $0.string("title") ?? "" }
    var keys = YAMLMap()
    if let selected = element.number("selectedSegmentIndex"), selected > 0 {
      keys.add("selected", .number(selected))
    }
    keys.append(writer.tintKeys())
    return ViewDraft("segmented", .flow(titles.map { .text($0) }), keys: keys)
  }

  static let stepper = ElementKind("stepper") { _, _, writer in
    ViewDraft("stepper", .null, keys: writer.tintKeys())
  }

  static let progressView = ElementKind("progressView") { element, _, writer in
    let progress = min(max(element.number("progress") ?? 0, 0), 1)
    return ViewDraft("progress", .number(progress), keys: writer.tintKeys())
  }

  static let activityIndicator = ElementKind("activityIndicatorView") { element, _, writer in
    // One that does not animate is hidden, unless the file says that it stays.
    if !element.isYes("animating"), element["hidesWhenStopped"] != "NO" { return ViewDraft() }
    var keys = YAMLMap()
    keys.add("tint", writer.context.color(element.child("color", key: "color"))?.yaml)
    return ViewDraft("activity", .null, keys: keys)
  }

  static let pageControl = ElementKind("pageControl") { element, _, writer in
    let pages = element.number("numberOfPages") ?? 3
    var keys = YAMLMap()
    if let current = element.number("currentPage"), current > 0 { keys.add("current", .number(current)) }
    keys.append(writer.tintKeys())
    return ViewDraft("pageControl", .number(pages.rounded()), keys: keys)
  }
}

enum ControlValues {
  /// A value between `minValue` and `maxValue` as 0…1.
  static func fraction(_ element: Element, defaultValue: Double) -> Double {
    let (low, high) = (element.number("minValue") ?? 0, element.number("maxValue") ?? 1)
    guard high > low else { return defaultValue }
    return min(max(((element.number("value") ?? defaultValue) - low) / (high - low), 0), 1)
  }
}
