import Glibc
import Testing

/// Runs programs that know nothing of this project, to judge what it writes.
package enum MediaTool {
  package struct Result {
    /// The exit code; 128 + the signal's number for a process that was ended.
    package var status: Int32
    package var output: [UInt8]
    package var errors: String

    package var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs `arguments[0]`, looked for in PATH, without input. Output goes through files: no pipe can fill up.
  package static func run(_ arguments: [String], input: String = "/dev/null") throws -> Result {
    let folder = try MediaFolder()
    let (output, errors) = (folder.path("output"), folder.path("errors"))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT, 0o600)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, arguments[0], &actions, nil, &words, environ)
    try #require(failure == 0, "\(arguments[0]) cannot be started: \(String(cString: strerror(failure)))")
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return Result(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: try MediaFolder.read(output),
      errors: String(decoding: try MediaFolder.read(errors), as: UTF8.self))
  }

  /// Output of a run that must succeed.
  package static func output(_ arguments: [String], input: String = "/dev/null") throws -> [UInt8] {
    let result = try run(arguments, input: input)
    try #require(result.status == 0, "\(arguments.joined(separator: " ")): \(result.errors)")
    return result.output
  }
}
