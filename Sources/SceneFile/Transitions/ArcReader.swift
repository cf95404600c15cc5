internal import Motion

extension Field {
  /// `straight`, `arc`, or how far the line bends: 1 is `arc`, −1 bends to the other side.
  func arc() -> Double? {
    read("straight, arc or a number") { text throws(ScalarFault) in
      switch text {
      case "straight": return 0
      case "arc": return 1
      default:
        guard let number = DecimalNumber(text)?.value, (-4...4).contains(number) else {
          throw ScalarFault(
            "must be straight, arc or a number in -4…4, not \"\(text)\"",
            suggestion: Spelling.suggestion(for: text, among: ["straight", "arc"]))
        }
        return number
      }
    }
  }
}
