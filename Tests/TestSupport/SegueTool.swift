import Foundation
import Testing

/// The built program, run as a user runs it.
package struct SegueTool {
  package struct Result {
    package var code: Int32
    package var output: [UInt8]
    package var errors: String
    package var text: String { String(decoding: output, as: UTF8.self) }
  }

  package let folder: MediaFolder

  package init() throws { folder = try MediaFolder() }

  /// The repository, found from this file.
  package static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The release build where there is one, since it is what users run and is much faster; else the debug build.
  package static let executable: String = {
    let builds = ["release", "debug"].map { repository + "/.build/\($0)/segue" }
    return builds.first { FileManager.default.isExecutableFile(atPath: $0) } ?? builds[1]
  }()

  /// Runs the program in the tool's folder.
  ///
  /// - Parameter environment: added to that of the tests.
  package func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
    in directory: String? = nil
  ) throws -> Result {
    try Self.run(
      Self.executable, arguments, input: input, environment: environment, in: directory ?? folder.root)
  }

  /// Runs a line of shell, with the program in its `PATH` as `segue`.
  package func shell(_ line: String, environment: [String: String] = [:]) throws -> Result {
    let path = (Self.executable as NSString).deletingLastPathComponent
    let search = path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    return try Self.run(
      "/bin/bash", ["-c", line], input: [], environment: environment.merging(["PATH": search]) { $1 },
      in: folder.root)
  }

  /// The environment of the tests, but for what a `make` that runs them tells the ones below it: they speak otherwise
  /// there.
  private static let surroundings = ProcessInfo.processInfo.environment.filter {
    !["MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKE_TERMOUT", "MAKE_TERMERR"].contains($0.key)
  }

  private static func run(
    _ executable: String, _ arguments: [String], input: [UInt8], environment: [String: String],
    in directory: String
  ) throws -> Result {
    let files = try MediaFolder()
    try MediaFolder.write(input, to: files.path("in"))
    for name in ["out", "err"] { try MediaFolder.write([], to: files.path(name)) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.environment = surroundings.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: files.path("in")))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: files.path("out")))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: files.path("err")))
    try process.run()
    process.waitUntilExit()
    let signalled = process.terminationReason == .uncaughtSignal
    return Result(
      code: signalled ? 128 + process.terminationStatus : process.terminationStatus,
      output: try MediaFolder.read(files.path("out")),
      errors: String(decoding: try MediaFolder.read(files.path("err")), as: UTF8.self))
  }

  package func write(_ text: String, to name: String) throws {
    try MediaFolder.write(Array(text.utf8), to: folder.path(name))
  }

  package func read(_ name: String) throws -> [UInt8] { try MediaFolder.read(folder.path(name)) }

  /// A scene of two plain screens and a slide, small enough to be quick.
  package static let scene = """
    title: Test
    canvas: {size: [64, 48], scale: 1, background: black}
    fps: 50
    screens:
      first: {background: "#FF0000", views: [{box: white, id: dot, frame: [4, 4, 8, 8]}]}
      second: {background: "#0000FF"}
    segues:
      go: {from: first, to: second, trigger: dot, transition: slide}
    timeline:
      - hold: 0.2
      - perform: go
      - marker: there
      - hold: 0.2

    """
}
