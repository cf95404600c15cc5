internal import Motion

extension ElementKind {
  static let toggle = ElementKind("switch") { element, _, writer in
    var keys = YAMLMap()
    keys.add("tint", writer.context.color(element.child("color", key: "onTintColor"))?.yaml)
    keys.append(ControlKeys.enabled(element))
    // UISwitch is on where the file does not say otherwise.
    return ViewDraft("switch", .bool(element["on"] != "NO"), keys: keys)
  }

  static let slider = ElementKind("slider") { element, _, writer in
    let (value, range) = ControlKeys.value(element, range: (0, 1), fallback: 0.5)
    return ViewDraft("slider", value, keys: ControlKeys.keys(element, range, writer))
  }

  static let segmentedControl = ElementKind("segmentedControl") { element, _, writer in
    let titles = (element.child("segments")?.children ?? []).map { $0.string("title") ?? "" }
    guard !titles.isEmpty else { return ViewDraft.box(writer.background(element)) }
    var keys = YAMLMap()
    // Without the attribute no segment is selected; the first is where a control has just been made.
    let selected = element.number("selectedSegmentIndex") ?? -1
    if selected < 0 { keys.add("selected", .plain("none")) }
    if selected > 0 { keys.add("selected", .number(min(selected.rounded(), Double(titles.count - 1)))) }
    keys.append(ControlKeys.keys(element, nil, writer))
    return ViewDraft("segmented", .flow(titles.prefix(16).map { .text($0) }), keys: keys)
  }

  static let stepper = ElementKind("stepper") { element, _, writer in
    let (value, range) = ControlKeys.value(
      element, range: (0, 100), names: ("minimumValue", "maximumValue"), fallback: 0)
    return ViewDraft("stepper", value, keys: ControlKeys.keys(element, range, writer))
  }

  static let progressView = ElementKind("progressView") { element, _, writer in
    let progress = min(max(element.number("progress") ?? 0, 0), 1)
    var keys = YAMLMap()
    keys.add("tint", writer.context.color(element.child("color", key: "progressTintColor"))?.yaml)
    keys.add("trackColor", writer.context.color(element.child("color", key: "trackTintColor"))?.yaml)
    return ViewDraft("progress", .number(progress), keys: keys)
  }

  static let activityIndicator = ElementKind("activityIndicatorView") { element, _, writer in
    // One that does not animate is hidden, unless the file says that it stays.
    if !element.isYes("animating"), element.isYes("hidesWhenStopped") { return ViewDraft() }
    let style = element["style"] ?? ""
    var keys = YAMLMap()
    let white: YAMLValue? = style.hasPrefix("white") ? ElementColor(color: .white).yaml : nil
    keys.add("color", writer.context.color(element.child("color", key: "color"))?.yaml ?? white)
    return ViewDraft(
      "activity", .plain(style.lowercased().contains("large") ? "large" : "medium"), keys: keys)
  }

  static let pageControl = ElementKind("pageControl") { element, _, writer in
    let pages = min(max((element.number("numberOfPages") ?? 3).rounded(), 1), 50)
    var keys = YAMLMap()
    if let current = element.number("currentPage"), current > 0 {
      keys.add("current", .number(min(current.rounded(), pages - 1)))
    }
    keys.add("color", writer.context.color(element.child("color", key: "pageIndicatorTintColor"))?.yaml)
    keys.add(
      "currentColor", writer.context.color(element.child("color", key: "currentPageIndicatorTintColor"))?.yaml
    )
    return ViewDraft("pageControl", .number(pages), keys: keys)
  }
}

/// Keys that controls have in common.
enum ControlKeys {
  static func enabled(_ element: Element) -> YAMLMap {
    element["enabled"] == "NO" ? YAMLMap([("enabled", .bool(false))]) : YAMLMap()
  }

  static func keys(_ element: Element, _ range: YAMLValue?, _ writer: ViewWriter) -> YAMLMap {
    var keys = YAMLMap()
    keys.add("range", range)
    keys.add("tint", writer.tintColor?.yaml)
    keys.append(enabled(element))
    return keys
  }

  /// A value inside of its range; no range where it is the language's own.
  static func value(
    _ element: Element, range: (Double, Double), names: (String, String) = ("minValue", "maxValue"),
    fallback: Double
  ) -> (value: YAMLValue, range: YAMLValue?) {
    var (low, high) = (element.number(names.0) ?? range.0, element.number(names.1) ?? range.1)
    if low >= high { (low, high) = range }
    let value = min(max(element.number("value") ?? fallback, low), high)
    return (.number(value), low == range.0 && high == range.1 ? nil : .numbers([low, high]))
  }
}
