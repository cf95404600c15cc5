import TestSupport
import Testing

/// System calls that fail, fall short, are interrupted, or are the last thing the process does. A file is then the old
/// one or the whole new one, and nothing else is left.
@Suite(.enabled(if: Tracing.isPossible))
struct SystemFaultTests {
  static let outputs = ["a.gif", "a.mp4"]

  /// The files of a run that nothing disturbs.
  private func undisturbed() throws -> [String: [UInt8]] {
    let tool = try SegueTool()
    try tool.write(SegueTool.scene, to: "scene.yaml")
    try #require(
      try tool.run(["render", "scene.yaml", "-q"] + Self.outputs.flatMap { ["-o", $0] }).code == 0)
    return try Dictionary(uniqueKeysWithValues: Self.outputs.map { ($0, try tool.read($0)) })
  }

  /// A run over old files with a fault at the `count`th call of a thread. nil where the fault met Dispatch's own
  /// event counter: the kernel never fails that call, and Dispatch would wait for ever.
  private func run(_ call: String, _ fault: String, at count: Int) throws -> (SegueTool, SegueTool.Result)? {
    let tool = try SegueTool()
    let trace = try MediaFolder()
    try tool.write(SegueTool.scene, to: "scene.yaml")
    for name in Self.outputs { try tool.write("old", to: name) }
    let result = try tool.shell(
      "timeout 20 strace -f -o \(trace.path("calls")) -e trace=\(call) -e inject=\(call):\(fault):when=\(count)"
        + " segue render scene.yaml -q -j 2 -o a.gif -o a.mp4; exit $?")
    let calls = String(decoding: try MediaFolder.read(trace.path("calls")), as: UTF8.self)
    let met = calls.split(separator: "\n").filter { $0.contains("(INJECTED)") }
    return met.contains { $0.contains(#""\1\0\0\0\0\0\0\0", 8)"#) } ? nil : (tool, result)
  }

  @Test(arguments: [
    ("write", "error=ENOSPC"), ("write", "error=EIO"), ("fsync", "error=EIO"), ("rename", "error=EXDEV"),
    ("lseek", "error=EIO"), ("fchmod", "error=EPERM"),
  ])
  func `a call that fails is an exit code, and every file is old or whole`(call: String, fault: String) throws
  {
    let whole = try undisturbed()
    var codes: Set<Int32> = []
    for count in 1...6 {
      guard let (tool, result) = try run(call, fault, at: count) else { continue }
      codes.insert(result.code)
      #expect([0, 73, 74].contains(result.code), "\(call) \(count): \(result.code) \(result.errors)")
      #expect(result.code == 0 || result.errors.hasPrefix("segue: error: "))
      // What the user never sees has no place in a message.
      #expect(!result.errors.contains(".segue-"))
      for (name, bytes) in whole {
        let file = try tool.read(name)
        #expect(file == bytes || (result.code != 0 && file == Array("old".utf8)), "\(call) \(count): \(name)")
      }
      #expect(try tool.folder.names() == Self.outputs + ["scene.yaml"], "\(call) \(count)")
    }
    #expect(codes != [0], "no fault was met")
  }

  @Test(arguments: ["write", "fsync"])
  func `a call that is interrupted is made again`(call: String) throws {
    let whole = try undisturbed()
    for count in 1...3 {
      guard let (tool, result) = try run(call, "error=EINTR", at: count) else { continue }
      #expect(result.code == 0, "\(call) \(count): \(result.errors)")
      for (name, bytes) in whole { #expect(try tool.read(name) == bytes, "\(call) \(count): \(name)") }
    }
  }

  @Test(arguments: ["write", "fsync", "rename"])
  func `a process that is killed leaves the old file or the whole new one`(call: String) throws {
    let whole = try undisturbed()
    for count in 1...5 {
      guard let (tool, result) = try run(call, "signal=KILL", at: count) else { continue }
      #expect([0, 137].contains(result.code), "\(call) \(count): \(result.code)")
      for (name, bytes) in whole {
        let file = try tool.read(name)
        #expect(file == bytes || file == Array("old".utf8), "\(call) \(count): \(name)")
      }
    }
  }
}

/// Containers may forbid to trace processes.
private enum Tracing {
  static let isPossible =
    (try? MediaTool.run(["strace", "-o", "/dev/null", "-e", "trace=write", "true"]).status) == 0
}
