/// Why the text of a scalar does not say what its key needs.
struct ScalarFault: Error {
  /// A sentence that goes on after the key's name: "must be a number, not …".
  let message: String
  var hint: String?
  var suggestion: String?
  /// Scalars from the beginning of the text to the fault, where that is known.
  var offset: Int?
  /// Whether the message stands alone, without the key's name before it.
  var isWhole = false

  init(
    _ message: String, hint: String? = nil, suggestion: String? = nil, offset: Int? = nil,
    isWhole: Bool = false
  ) {
    self.message = message
    self.hint = hint
    self.suggestion = suggestion
    self.offset = offset
    self.isWhole = isWhole
  }
}
