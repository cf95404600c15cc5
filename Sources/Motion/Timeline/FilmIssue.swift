/// Something in the timeline that cannot be shown, or that its author may not have meant.
package struct FilmIssue: Hashable, Sendable {
  package enum Severity: Hashable, Sendable { case error, warning }

  package var severity: Severity
  package var message: String
  /// What to write instead.
  package var hint: String?
  package var position: SourcePosition

  package init(_ severity: Severity, _ message: String, hint: String? = nil, at position: SourcePosition) {
    self.severity = severity
    self.message = message
    self.hint = hint
    self.position = position
  }
}

/// All errors of a timeline, in the order of the file.
package struct FilmFailure: Error, Sendable {
  package let issues: [FilmIssue]
}
