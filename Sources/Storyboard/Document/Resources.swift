internal import Motion

/// What a document says about the things it names: sizes of images, values of colours.
struct Resources: Sendable {
  /// Sizes in points, by name. SF Symbols are apart: no project carries them.
  let images: [String: Size]
  let symbols: Set<String>
  /// `<systemColor>` and `<namedColor>` elements by name.
  let colors: [String: Element]

  init(_ root: Element) {
    var images: [String: Size] = [:]
    var symbols: Set<String> = []
    var colors: [String: Element] = [:]
    for element in root.child("resources")?.children ?? [] {
      guard let name = element["name"] else { continue }
      switch element.tag {
      case "image":
        if element["catalog"] == "system" { symbols.insert(name) }
        if let width = element.number("width"), let height = element.number("height") {
          images[name] = Size(width, height)
        }
      case "systemColor", "namedColor":
        colors[name] = element.child("color")
      default:
        break
      }
    }
    self.images = images
    self.symbols = symbols
    self.colors = colors
  }
}
