/// Why a storyboard cannot be read, or what was asked of it cannot be done.
package struct StoryboardError: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    /// The file is not a storyboard that can be imported.
    case file
    /// What was asked for does not exist in it: a segue, a screen, a device.
    case request
  }

  package var cause: Cause
  /// As the caller named the file.
  package var path: String
  /// Line of the file, from 1.
  package var line: Int?
  package var message: String
  package var hint: String?

  package init(_ cause: Cause, path: String, line: Int? = nil, _ message: String, hint: String? = nil) {
    self.cause = cause
    self.path = path
    self.line = line
    self.message = message
    self.hint = hint
  }
}

extension StoryboardError: CustomStringConvertible {
  package var description: String {
    let place = line.map { "\(path):\($0)" } ?? path
    return "\(place): \(message)" + (hint.map { " (\($0))" } ?? "")
  }
}
