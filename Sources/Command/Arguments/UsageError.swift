/// The command line cannot be understood, or asks with the scene for what is not possible.
struct UsageError: Error {
  let message: String
  var hint: String?
  /// That of a wrong scene where no option has a part in it.
  var exitCode = ExitCode.usage

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
