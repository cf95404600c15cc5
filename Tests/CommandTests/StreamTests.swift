import Motion
import TestSupport
import Testing

/// Standard output carries what was asked for and nothing else, and a reader of it may go away.
@Suite struct StreamTests {
  /// A scene with a warning, films of it, and a report.
  private func tool() throws -> SegueTool {
    let tool = try SegueTool()
    let warned = SegueTool.scene.replacing("box: white", with: "label: A, font: {family: No Such Font}")
    try tool.write(warned, to: "a.yaml")
    #expect(try tool.shell("segue render a.yaml -o films/a.gif --incremental --json > report.json").code == 0)
    return tool
  }

  /// Command lines that write data to standard output.
  static let printing: [[String]] = [
    ["help"], ["help", "render"], ["help", "--markdown"], ["--version"], ["list", "colors"],
    ["list", "transitions", "--show", "fade"], ["schema"], ["check", "a.yaml"], ["inspect", "a.yaml"],
    ["inspect", "a.yaml", "--json"], ["render", "a.yaml", "-f", "gif", "-o", "-"],
    ["render", "a.yaml", "-f", "mp4", "-o", "-"], ["render", "a.yaml", "-o", "b.gif", "--json"],
    ["frame", "a.yaml", "-o", "-"], ["filmstrip", "a.yaml", "-o", "-"], ["report", "report.json"],
    ["gallery", "films", "-o", "-"], ["doctor"],
    ["man"], ["completions", "bash"],
  ]

  @Test(arguments: printing)
  func `a reader that has gone is exit code 141 and no word about it`(words: [String]) throws {
    let tool = try tool()
    // The pipe has no reader from the start, so that the first write fails.
    let script = """
      import os, subprocess, sys
      reading, writing = os.pipe()
      os.close(reading)
      run = subprocess.run(sys.argv[1:], stdout=writing, stderr=subprocess.PIPE, text=True)
      print(run.returncode, run.stderr.count("error"), run.stderr.count("pipe"))
      """
    try tool.write(script, to: "run.py")
    let result = try tool.shell("python3 run.py segue \(words.joined(separator: " "))")
    #expect(result.text == "141 0 0\n", "\(words): \(result.text)")
  }

  @Test func `words about the work never reach standard output`() throws {
    let tool = try tool()
    for words in [
      ["render", "a.yaml", "-o", "b.gif", "-o", "b.mp4"], ["render", ".", "--out", "o", "-f", "gif"],
      ["render", "a.yaml", "-o", "b.gif", "--max-size", "2kB"], ["gallery", "films"],
    ] {
      for progress in ["plain", "json"] where words[0] == "render" {
        let result = try tool.run(words + ["-v", "--progress", progress])
        #expect(result.code == 0 && result.output.isEmpty && !result.errors.isEmpty, "\(words)")
      }
      #expect(try tool.run(words).output.isEmpty, "\(words)")
    }
    let wrong = try tool.run(["render", "missing.yaml"])
    #expect(wrong.output.isEmpty && !wrong.errors.isEmpty)
  }

  @Test func `data on standard output is whole and nothing but data`() throws {
    let tool = try tool()
    for (format, file) in [("gif", "o.gif"), ("mp4", "o.mp4"), ("webm", "o.webm")] {
      #expect(try tool.run(["render", "a.yaml", "-o", file]).code == 0)
      let words = ["render", "a.yaml", "-f", format, "-o", "-", "-v", "--progress", "plain"]
      #expect(try tool.run(words).output == tool.read(file), "\(format)")
    }
    for words in [
      ["inspect", "a.yaml", "--json", "-v"], ["render", "a.yaml", "-o", "b.gif", "--json", "-v"],
      ["doctor", "--json"],
    ] {
      _ = try JSONReader.value(try tool.run(words).output)
    }
  }

  @Test func `colours follow standard error alone, also where standard output is a file`() throws {
    let tool = try SegueTool()
    try tool.write(SegueTool.scene.replacing("perform: go", with: "perform: gone"), to: "a.yaml")
    let line = "script -qec 'segue check a.yaml > out.txt' /dev/null < /dev/null"
    let terminal = ["TERM": "xterm", "NO_COLOR": ""]
    #expect(try tool.shell(line, environment: terminal).text.contains("\u{1B}[1;31m"))
    #expect(
      !(try tool.shell(line, environment: ["TERM": "xterm", "NO_COLOR": "1"]).text.contains("\u{1B}")))
    #expect(!(try tool.shell(line, environment: ["TERM": "dumb"]).text.contains("\u{1B}[1")))
  }
}
