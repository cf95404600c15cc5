extension TransitionKind {
  /// Material's shared axis: 300 ms, both screens move by 30 points along the axis (along z the new one grows from 0.8
  /// and the old one to 1.1); the old one is gone at 0.35 (material-components-android, `MaterialSharedAxis`).
  package static let sharedAxis = TransitionKind(
    "sharedAxis", "both screens move a little along one axis while they fade",
    parameters: [
      TransitionParameter("axis", .choice(default: "x", names: ["x", "y", "z"]), "the axis: x, y or z"),
      .backdrop(.white),
    ], duration: Rational(3, 10), curve: .bezier(0.4, 0, 0.2, 1)
  ) { arguments in
    Choreography(
      background: arguments.color("background", default: .white),
      tracks: [
        Track(.screen(.source), .alpha, .number(1), .number(0), window: .fraction(0, 0.35)),
        Track(.screen(.destination), .alpha, .number(0), .number(1), window: .fraction(0.35, 1)),
      ]
        + movement(
          along: arguments.choice("axis", default: "x"), mirrored: arguments.direction.isRightToLeft))
  }

  /// Along x the new screen comes from the side where lines end, Material's `Gravity.END`.
  private static func movement(along axis: String, mirrored: Bool) -> [Track] {
    if axis == "z" {
      return [
        Track(.screen(.source), .scale, .number(1), .number(1.1)),
        Track(.screen(.destination), .scale, .number(0.8), .number(1)),
      ]
    }
    let property: Track.Property = axis == "y" ? .y : .x
    let distance: Double = axis == "x" && mirrored ? -30 : 30
    return [
      Track(.screen(.source), property, .length(.zero), .length(.points(-distance))),
      Track(.screen(.destination), property, .length(.points(distance)), .length(.zero)),
    ]
  }
}
