internal import Motion

/// `userDefinedRuntimeAttributes`: properties that the app sets on a view when the storyboard is loaded. Only those that
/// change its picture are read; the rest belong to classes of the project.
struct RuntimeAttributes {
  private let values: [String: Element]

  init(_ element: Element) {
    var values: [String: Element] = [:]
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      if let path = attribute["keyPath"] { values[path] = attribute }
    }
    self.values = values
  }

  /// The layer's property, set on it or through an inspectable property of the same name.
  private func value(_ name: String) -> Element? { values["layer." + name] ?? values[name] }

  func number(_ name: String) -> Double? {
    guard let attribute = value(name) else { return nil }
    return attribute.child(key: "value")?.number("value") ?? attribute.number("value")
  }

  func color(_ name: String) -> Element? { value(name)?.child("color", key: "value") }

  func flag(_ name: String) -> Bool? { value(name)?["value"].map { $0 == "YES" } }

  func size(_ name: String) -> Size? {
    guard let size = value(name)?.child("size", key: "value"), let width = size.number("width"),
      let height = size.number("height")
    else { return nil }
    return Size(width, height)
  }

  func string(_ name: String) -> String? { value(name)?["value"] }
}
