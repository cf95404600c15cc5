/// Where the jumps of CSS `steps(n, position)` are (css-easing-2).
package enum StepPosition: String, Hashable, Sendable, CaseIterable {
  case jumpStart = "jump-start"
  case jumpEnd = "jump-end"
  case jumpNone = "jump-none"
  case jumpBoth = "jump-both"

  /// The names a scene may write.
  package static let names: [String: StepPosition] = [
    "jump-start": .jumpStart, "start": .jumpStart, "jump-end": .jumpEnd, "end": .jumpEnd,
    "jump-none": .jumpNone, "jump-both": .jumpBoth,
  ]

  /// `fraction` is 0…1, below 1; `count` is at least 1, or 2 for `jump-none`.
  func value(at fraction: Double, count: Int) -> Double {
    var step = Int((fraction * Double(count)).rounded(.down))
    if self == .jumpStart || self == .jumpBoth { step += 1 }
    let jumps =
      switch self {
      case .jumpStart, .jumpEnd: count
      case .jumpNone: count - 1
      case .jumpBoth: count + 1
      }
    return Double(min(step, jumps)) / Double(jumps)
  }
}
