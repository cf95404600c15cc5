extension Curve {
  /// A curve that a scene can name.
  package struct Named: Sendable {
    package let name: String
    package let curve: Curve
    package let summary: String
  }

  /// The default of `UIView.animate`, and ours.
  package static let easeInOut = bezier(0.42, 0, 0.58, 1)

  package static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Curve {
    .cubicBezier(CubicBezier(x1, y1, x2, y2))
  }

  package static func named(_ name: String) -> Curve? { named.first { $0.name == name }?.curve }

  /// Every curve with a name; adding one is adding a line. Numbers: UIKit and Core Animation (CAMediaTimingFunction),
  /// CSS easing, Material's motion tokens (v34), Ionic, and the Penner set as the cubics that CSS sites use.
  package static let named: [Named] =
    [
      Named(name: "linear", curve: .linear, summary: "constant speed"),
      Named(name: "easeInOut", curve: easeInOut, summary: "UIView.animate's default; the default here"),
      Named(name: "easeIn", curve: bezier(0.42, 0, 1, 1), summary: "starts slowly"),
      Named(name: "easeOut", curve: bezier(0, 0, 0.58, 1), summary: "ends slowly"),
      Named(name: "ease", curve: bezier(0.25, 0.1, 0.25, 1), summary: "CSS ease"),
      Named(name: "caDefault", curve: bezier(0.25, 0.1, 0.25, 1), summary: "Core Animation's default"),
      Named(name: "system", curve: .spring(.system), summary: "UIKit's system spring, 0.506 s"),
      Named(
        name: "smooth", curve: .spring(.perceptual(duration: 0.5, bounce: 0)), summary: "SwiftUI .smooth"),
      Named(
        name: "snappy", curve: .spring(.perceptual(duration: 0.5, bounce: 0.15)), summary: "SwiftUI .snappy"),
      Named(
        name: "bouncy", curve: .spring(.perceptual(duration: 0.5, bounce: 0.3)), summary: "SwiftUI .bouncy"),
      Named(name: "ionic", curve: bezier(0.32, 0.72, 0, 1), summary: "Ionic's iOS page"),
      Named(name: "circularEaseIn", curve: .formula(.circularEaseIn), summary: "SwiftUI UnitCurve"),
      Named(name: "circularEaseOut", curve: .formula(.circularEaseOut), summary: "SwiftUI UnitCurve"),
      Named(name: "circularEaseInOut", curve: .formula(.circularEaseInOut), summary: "SwiftUI UnitCurve"),
    ] + material + penner

  private static let material: [Named] = [
    Named(name: "m2.standard", curve: bezier(0.4, 0, 0.2, 1), summary: "Material 2"),
    Named(name: "m2.decelerate", curve: bezier(0, 0, 0.2, 1), summary: "Material 2"),
    Named(name: "m2.accelerate", curve: bezier(0.4, 0, 1, 1), summary: "Material 2"),
    Named(name: "m2.sharp", curve: bezier(0.4, 0, 0.6, 1), summary: "Material 2"),
    Named(name: "m3.standard", curve: bezier(0.2, 0, 0, 1), summary: "Material 3 token"),
    Named(name: "m3.standard.accelerate", curve: bezier(0.3, 0, 1, 1), summary: "Material 3 token"),
    Named(name: "m3.standard.decelerate", curve: bezier(0, 0, 0, 1), summary: "Material 3 token"),
    Named(name: "m3.emphasized", curve: emphasized, summary: "Material 3 token, a path of two cubics"),
    Named(name: "m3.emphasized.accelerate", curve: bezier(0.3, 0, 0.8, 0.2), summary: "Material 3 token"),
    Named(name: "m3.emphasized.decelerate", curve: bezier(0.1, 0.7, 0.1, 1), summary: "Material 3 token"),
    Named(name: "flutter.cupertino", curve: cupertino, summary: "Flutter's fastEaseInToSlowEaseOut"),
  ]

  private static let emphasized = Curve.path([
    CubicBezier.Piece(Point(0, 0), Point(0.05, 0), Point(0.133333, 0.06), Point(0.166666, 0.4)),
    CubicBezier.Piece(Point(0.166666, 0.4), Point(0.208333, 0.82), Point(0.25, 1), Point(1, 1)),
  ])

  private static let cupertino = Curve.path([
    CubicBezier.Piece(Point(0, 0), Point(0.056, 0.024), Point(0.108, 0.3085), Point(0.198, 0.541)),
    CubicBezier.Piece(Point(0.198, 0.541), Point(0.3655, 1), Point(0.5465, 0.989), Point(1, 1)),
  ])

  private static let penner: [Named] =
    [
      ("easeInSine", 0.47, 0, 0.745, 0.715), ("easeOutSine", 0.39, 0.575, 0.565, 1),
      ("easeInOutSine", 0.445, 0.05, 0.55, 0.95), ("easeInQuad", 0.55, 0.085, 0.68, 0.53),
      ("easeOutQuad", 0.25, 0.46, 0.45, 0.94), ("easeInOutQuad", 0.455, 0.03, 0.515, 0.955),
      ("easeInCubic", 0.55, 0.055, 0.675, 0.19), ("easeOutCubic", 0.215, 0.61, 0.355, 1),
      ("easeInOutCubic", 0.645, 0.045, 0.355, 1), ("easeInQuart", 0.895, 0.03, 0.685, 0.22),
      ("easeOutQuart", 0.165, 0.84, 0.44, 1), ("easeInOutQuart", 0.77, 0, 0.175, 1),
      ("easeInQuint", 0.755, 0.05, 0.855, 0.06), ("easeOutQuint", 0.23, 1, 0.32, 1),
      ("easeInOutQuint", 0.86, 0, 0.07, 1), ("easeInExpo", 0.95, 0.05, 0.795, 0.035),
      ("easeOutExpo", 0.19, 1, 0.22, 1), ("easeInOutExpo", 1, 0, 0, 1),
      ("easeInCirc", 0.6, 0.04, 0.98, 0.335), ("easeOutCirc", 0.075, 0.82, 0.165, 1),
      ("easeInOutCirc", 0.785, 0.135, 0.15, 0.86), ("easeInBack", 0.6, -0.28, 0.735, 0.045),
      ("easeOutBack", 0.175, 0.885, 0.32, 1.275), ("easeInOutBack", 0.68, -0.55, 0.265, 1.55),
    ].map { Named(name: $0.0, curve: bezier($0.1, $0.2, $0.3, $0.4), summary: "Penner, as CSS cubics") }
    + [.easeInElastic, .easeOutElastic, .easeInOutElastic, .easeInBounce, .easeOutBounce, .easeInOutBounce]
    .map { (formula: CurveFormula) in
      Named(name: formula.rawValue, curve: .formula(formula), summary: "Penner's formula")
    }
}
