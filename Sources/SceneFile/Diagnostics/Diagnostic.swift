package import Motion

/// Something wrong in a scene, at the place where it is written.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable { case error, warning }

  /// What kind of fault it is; decides the exit code of a run that fails because of it.
  package enum Cause: Hashable, Sendable {
    /// The scene says something that cannot be.
    case scene
    /// A file that the scene names cannot be read.
    case input

    /// As in `sysexits.h`: EX_DATAERR and EX_NOINPUT.
    package var exitCode: Int32 { self == .scene ? 65 : 66 }
  }

  /// A second place that has to do with the first.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var position: SourcePosition
  }

  package var severity: Severity
  package var cause: Cause
  /// One sentence without a full stop.
  package var message: String
  /// What to do about it.
  package var hint: String?
  /// The known name that the writer probably meant.
  package var suggestion: String?
  package var position: SourcePosition
  /// Columns that the caret line marks; at least 1.
  package var length: Int
  package var notes: [Note]

  package init(
    _ message: String, severity: Severity = .error, at position: SourcePosition, length: Int = 1,
    cause: Cause = .scene, hint: String? = nil, suggestion: String? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.cause = cause
    self.message = message
    self.hint = hint
    self.suggestion = suggestion
    self.position = position
    self.length = max(length, 1)
    self.notes = notes
  }
}
