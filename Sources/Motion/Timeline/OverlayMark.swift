/// Something laid over the whole picture for a while: a speed badge.
struct OverlayMark: Sendable {
  var start: Rational
  var end: Rational
  /// Index into `Film.screens`.
  var screen: Int
}
