/// What covers an area: one colour, or a linear gradient.
package enum Fill: Hashable, Sendable {
  case color(Color)
  /// At least two colours, evenly spaced along `angle` in degrees: 0 points up and 90 to the right, as in CSS.
  case gradient(colors: [Color], angle: Double)

  package var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .gradient(let colors, _): colors.allSatisfy { $0.alpha >= 1 }
    }
  }
}

extension Fill: Interpolatable {
  /// Fills of the same shape are mixed; others change half-way.
  package func interpolated(to target: Fill, _ progress: Double) -> Fill {
    switch (self, target) {
    case (.color(let from), .color(let to)):
      return .color(from.interpolated(to: to, progress))
    case (.gradient(let from, let fromAngle), .gradient(let to, let toAngle)) where from.count == to.count:
      return .gradient(
        colors: zip(from, to).map { $0.interpolated(to: $1, progress) },
        angle: fromAngle.interpolated(to: toAngle, progress))
    default:
      return progress < 0.5 ? self : target
    }
  }
}
