// Values of one kind are mixed; the reader has made sure that the keyframes of a track agree in kind.
extension Track.Value {
  func number(to target: Track.Value, _ progress: Double) -> Double {
    guard case .number(let from) = self, case .number(let to) = target else { return 0 }
    return from.interpolated(to: to, progress)
  }

  /// In points.
  func length(to target: Track.Value, _ progress: Double, in container: Double) -> Double {
    guard case .length(let from) = self, case .length(let to) = target else { return 0 }
    return from.interpolated(to: to, progress).resolved(in: container)
  }

  /// As fractions of `size`, the form that a transform's anchor has.
  func point(to target: Track.Value, _ progress: Double, in size: Size) -> Point {
    guard case .point(let x0, let y0) = self, case .point(let x1, let y1) = target, size.width > 0,
      size.height > 0
    else { return Point(0.5, 0.5) }
    return Point(
      x0.interpolated(to: x1, progress).resolved(in: size.width) / size.width,
      y0.interpolated(to: y1, progress).resolved(in: size.height) / size.height)
  }

  func color(to target: Track.Value, _ progress: Double) -> Color? {
    guard case .color(let from) = self, case .color(let to) = target else { return nil }
    return from.interpolated(to: to, progress)
  }

  func shadow(to target: Track.Value, _ progress: Double) -> Shadow? {
    guard case .shadow(let from) = self, case .shadow(let to) = target else { return nil }
    let shadow = from.interpolated(to: to, progress)
    return shadow.opacity > 0 ? shadow : nil
  }
}
