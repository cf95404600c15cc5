internal import Motion

extension Element {
  /// Interface Builder writes numbers with a point and booleans as YES and NO.
  func number(_ attribute: String) -> Double? { self[attribute].flatMap(Self.number) }

  func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

  static func number(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite, abs(value) < 1e7 else { return nil }
    return value
  }

  /// `<rect key="frame" x= y= width= height=/>`; nil where the file leaves the frame to the constraints.
  var storedFrame: Rect? { child("rect", key: "frame")?.rect }

  var rect: Rect? {
    guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height")
    else { return nil }
    return Rect(x, y, width, height)
  }

  /// A text that is an attribute, or a `<string key=…>` where it has several lines; attributed text without its
  /// attributes.
  func string(_ key: String) -> String? {
    if let text = self[key] { return text }
    if let child = child("string", key: key) {
      return child.isYes("base64-UTF8") ? Base64.text(child.text) : child.text
    }
    return nil
  }
}
