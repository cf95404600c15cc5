import CCairo

/// Turns every status but success into an error, one that this version of Cairo does not know included.
func check(_ status: cairo_status_t, during action: @autoclosure () -> String) throws(DrawingError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  let words = cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
  throw .cairo(words, during: action())
}
