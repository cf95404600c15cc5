extension Transition {
  /// The way back, where it is not the way there played backwards in time.
  package var reversed: Transition {
    var result = self
    result.choreography = choreography.reversed()
    if case .timing(let duration, let curve) = reverse {
      result.duration = duration ?? self.duration
      result.curve = curve ?? self.curve
    }
    return result
  }
}
