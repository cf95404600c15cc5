/// How a run ended, as in `sysexits.h` where that has a code.
package struct ExitCode: Error, Hashable, Sendable {
  package let code: Int32

  package static let success = ExitCode(code: 0)
  /// A check that was asked for has found something.
  static let checkFailed = ExitCode(code: 1)
  static let usage = ExitCode(code: 64)
  static let sceneIsWrong = ExitCode(code: 65)
  static let inputUnreadable = ExitCode(code: 66)
  static let encoderMissing = ExitCode(code: 69)
  static let ourBug = ExitCode(code: 70)
  static let outputCannotBeCreated = ExitCode(code: 73)
  static let writeFailed = ExitCode(code: 74)
  /// The reader of standard output went away.
  static let brokenPipe = ExitCode(code: 141)

  /// What the manual says about each code.
  static let all: [(code: Int32, meaning: String)] = [
    (0, "done: every output is written"), (1, "a check found a difference"),
    (64, "the command line is wrong"),
    (65, "the scene is wrong, or beyond a limit"), (66, "an input cannot be read"),
    (69, "an encoder or a required font is missing"), (70, "a fault of segue itself"),
    (73, "an output cannot be created"), (74, "writing failed"),
    (129, "the terminal went away (SIGHUP), after cleaning up"),
    (130, "interrupted (SIGINT), after cleaning up"), (141, "the reader of standard output went away"),
    (143, "ended (SIGTERM), after cleaning up"),
  ]
}
