import TestSupport
import Testing

/// The script of `make bench`, with films of a tenth of the size. What it measures is not looked at.
@Suite struct BenchTests {
  @Test func `the bench runs every work and writes a page with a table for each`() throws {
    let tool = try SegueTool()
    let script = SegueTool.repository + "/bench/bench.py"
    let run = try tool.shell(
      "python3 '\(script)' --tiny --runs 1 --segue '\(SegueTool.executable)' --folder work --page page.md")
    #expect(run.code == 0, "\(run.errors)")
    let lines = String(decoding: try tool.read("page.md"), as: UTF8.self).split(separator: "\n")
    let titles = lines.filter { $0.hasPrefix("## ") }
    #expect(
      titles == ["## MP4", "## GIF", "## Starting", "## Memory", "## Several workers, several scenes"])
    // Every clip is drawn by us, and each peer is either in the tables or named as missing.
    for clip in ["slide", "expand", "unwind", "push", "gradient", "text", "screenshot", "dark"] {
      let row = try #require(lines.first { $0.hasPrefix("| \(clip) | Segue |") }, "\(clip)")
      #expect(row.split(separator: "|")[5].trimmingPrefix(" ").first == "0", "\(row) flickers")
    }
    let missing = try #require(lines.first { $0.hasPrefix("- Not installed") })
    for (peer, row) in [("ffmpeg", "FFmpeg's command line"), ("pycairo", "pycairo and a pipe")] {
      #expect(lines.contains { $0.contains(row) } || missing.contains(peer), "\(peer)")
    }
  }
}
