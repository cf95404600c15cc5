import CPango

/// Pango's markup language.
package enum Markup {
  /// What is wrong with a text as markup, in Pango's words with line and column; nil where it is well-formed.
  package static func fault(in text: String) -> String? {
    var failure: UnsafeMutablePointer<GError>?
    guard pango_parse_markup(text, Int32(clamping: text.utf8.count), 0, nil, nil, nil, &failure) == 0 else {
      return nil
    }
    guard let failure else { return "not well-formed" }
    defer { g_error_free(failure) }
    return failure.pointee.message.map { String(cString: $0) } ?? "not well-formed"
  }
}
