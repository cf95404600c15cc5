internal import Motion

/// The size classes of a device, and what they choose among an element's variations.
struct Traits: Hashable, Sendable {
  enum SizeClass: String, Sendable { case compact, regular }

  var width: SizeClass
  var height: SizeClass

  /// UIKit's classes: an iPad is regular both ways; a phone is compact and regular upright, and compact both ways
  /// lying.
  init(_ size: Size) {
    let isPad = min(size.width, size.height) >= 600
    let isLying = size.width > size.height
    width = isPad ? .regular : .compact
    height = isPad || !isLying ? .regular : .compact
  }

  /// An element's variations that hold, from the general to the special: `default` before one class before both.
  func variations(of element: Element) -> [Element] {
    let found = element.children.filter { $0.tag == "variation" && matches($0["key"] ?? "") }
    return found.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }

  private func matches(_ key: String) -> Bool {
    if key == "default" { return true }
    return key.split(separator: "-").allSatisfy {
      $0 == "widthClass=\(width.rawValue)" || $0 == "heightClass=\(height.rawValue)"
    }
  }

  private func rank(_ variation: Element) -> Int {
    let key = variation["key"] ?? ""
    return key == "default" ? 0 : key.split(separator: "-").count
  }

  /// An attribute, as the variations have it.
  func attribute(_ name: String, of element: Element) -> String? {
    variations(of: element).last { $0[name] != nil }?[name] ?? element[name]
  }

  /// A child that fills a property, as the variations have it.
  func child(key: String, of element: Element) -> Element? {
    let varied = variations(of: element).compactMap { variation in
      variation.children.first { $0["key"] == key && $0.tag != "mask" }
    }
    return varied.last ?? element.child(key: key)
  }

  /// The installed ones among an element's `subviews` or `constraints`.
  func installed(_ list: String, of element: Element) -> [Element] {
    var excluded: Set<String> = []
    for variation in variations(of: element) {
      for change in variation.child("mask", key: list)?.children ?? [] {
        guard let id = change["reference"] else { continue }
        if change.tag == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return (element.child(list)?.children ?? []).filter { child in
      child.id.map { !excluded.contains($0) } ?? true
    }
  }
}
