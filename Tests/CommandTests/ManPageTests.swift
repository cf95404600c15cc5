import TestSupport
import Testing

@Suite struct ManPageTests {
  @Test func `a manual page has no faults that its formatters know of`() throws {
    let tool = try SegueTool()
    #expect(try tool.shell("segue man > segue.1").code == 0)
    let lint = try tool.shell("mandoc -T lint segue.1")
    let faults = lint.text.split(separator: "\n").filter { line in
      // Long lines are filled again. A page that a program prints has no date: it would be that of the build.
      !line.contains("STYLE: input text line longer") && !line.contains("missing date")
    }
    #expect(faults == [])
  }

  @Test func `a formatted manual page says what the help says`() throws {
    let tool = try SegueTool()
    // Filled to one line a paragraph, without the bold that is printed over.
    let page = try tool.shell("segue man > segue.1 && mandoc -T utf8 -O width=400 segue.1 | col -bx").text
    func words(_ text: String) -> String { text.split { " \n".contains($0) }.joined(separator: " ") }
    let shown = words(page)
    func isShown(_ line: Substring) -> Bool { shown.contains(words(String(line))) }
    let overview = try tool.run(["help"]).text
    let verbs = overview.split(separator: "\n").drop { $0 != "commands:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(verbs.contains("render") && verbs.contains("help"))
    for verb in verbs {
      let lines = try tool.run(["help", verb]).text.split(separator: "\n", omittingEmptySubsequences: false)
      let options = lines.drop { $0 != "options:" }.dropFirst().prefix { !$0.isEmpty }
      #expect(options.count >= 4)
      for line in options { #expect(isShown(line), "\(verb): \(line)") }
    }
    for line in overview.split(separator: "\n").drop(while: { $0 != "exit codes:" }).dropFirst() {
      #expect(isShown(line), "\(line)")
    }
  }
}
