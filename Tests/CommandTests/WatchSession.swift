import Foundation
import TestSupport
import Testing

/// A `segue watch` at work in a folder of its own; ended with the object.
final class WatchSession {
  let tool: SegueTool
  private let process = Process()
  private let errors: MediaFolder
  /// Renders of each scene that were waited for, the first one included.
  private var renders: [String: Int] = [:]

  /// Starts the program and waits until it has drawn everything once.
  ///
  /// - Parameter files: what is in the folder, by name.
  init(_ files: [String: String], _ arguments: [String]) throws {
    tool = try SegueTool()
    errors = try MediaFolder()
    for (name, text) in files {
      #expect(try tool.shell("mkdir -p \"$(dirname '\(name)')\"").code == 0)
      try tool.write(text, to: name)
      // What was saved just before the start is not sure to be what was drawn, so it would be drawn once more.
      #expect(try tool.shell("touch -d '1 minute ago' '\(name)'").code == 0)
    }
    try MediaFolder.write([], to: errors.path("log"))
    process.executableURL = URL(fileURLWithPath: SegueTool.executable)
    process.arguments = ["watch"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: tool.folder.root)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors.path("log")))
    try process.run()
    try wait("watching ")
    for name in files.keys { renders[name] = 1 }
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// All that it has said.
  var log: String { (try? String(decoding: MediaFolder.read(errors.path("log")), as: UTF8.self)) ?? "" }

  /// Waits until something is so.
  func wait(until condition: () throws -> Bool) throws {
    // Only a test that fails waits so long.
    for _ in 0..<3000 {
      if try condition() { return }
      try #require(process.isRunning, "\(log)")
      usleep(20_000)
    }
    try #require(Bool(false), "\(log)")
  }

  /// Waits until the log holds a text.
  func wait(_ text: String) throws {
    try wait { log.contains(text) }
  }

  /// Waits until a scene has been drawn once more than was waited for before.
  func waitForRender(_ scene: String) throws {
    renders[scene, default: 0] += 1
    let count = renders[scene, default: 0]
    try wait {
      log.split(separator: "\n").count { $0.contains(" \(scene): ") && $0.hasSuffix(" s") } >= count
    }
  }

  /// Ends it by a signal; returns the exit code as a shell sees it.
  func end(_ signal: Int32) throws -> Int32 {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
      ? 128 + process.terminationStatus : process.terminationStatus
  }
}
