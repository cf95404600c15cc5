internal import Motion

/// A moment of a film, as the command line names it.
enum Moment {
  /// Seconds from the start: a time (`1.5`, `400ms`), the name of a marker, or `end`.
  ///
  /// - Parameter option: named in what is thrown.
  static func time(_ text: String, of film: Film, option: String) throws(UsageError) -> Rational {
    if let marker = film.markers.first(where: { $0.name == text }) { return marker.time }
    if text == "end" { return film.duration }
    if let time = DecimalText.seconds(text) {
      guard time <= film.duration else {
        throw UsageError("`\(option) \(text)` is after the end, at \(film.duration.value) s")
      }
      return time
    }
    let names = film.markers.map(\.name)
    throw UsageError(
      "`\(option) \(text)` is neither a time nor a marker",
      hint: names.isEmpty
        ? "the scene has no markers; write seconds, or `end`"
        : "markers are: \(names.joined(separator: ", "))")
  }
}

extension Film {
  /// The first frame that shows this time or a later one; the number of frames where none does.
  ///
  /// - Parameter frameRate: frames per second.
  func firstFrame(showing time: Rational, at frameRate: Rational) -> Int {
    let product = time * frameRate
    let floor = product.numerator / product.denominator
    return min(Rational(floor) == product ? floor : floor + 1, frameCount(at: frameRate))
  }
}
