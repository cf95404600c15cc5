import TestSupport
import Testing

/// What the shells make of the scripts that `segue completions` prints.
@Suite struct CompletionTests {
  /// A line as it is typed before a Tab, and the words that it then has.
  static let lines: [(typed: String, words: [String])] = [
    ("segue rend", ["segue", "render"]),
    ("segue my", ["segue", "my scene.yaml"]),
    ("segue render my", ["segue", "render", "my scene.yaml"]),
    ("segue render --strict-f", ["segue", "render", "--strict-fonts"]),
    ("segue render --no-over", ["segue", "render", "--no-overwrite"]),
    ("segue render --theme dar", ["segue", "render", "--theme", "dark"]),
    ("segue render --theme=dar", ["segue", "render", "--theme=dark"]),
    ("segue render -f mp4,gi", ["segue", "render", "-f", "mp4,gif"]),
    ("segue render --out fil", ["segue", "render", "--out", "films"]),
    ("segue my.yaml --loop=fore", ["segue", "my.yaml", "--loop=forever"]),
    ("segue list transitions --show slideF", ["segue", "list", "transitions", "--show", "slideFade"]),
    ("segue help che", ["segue", "help", "check"]),
    ("segue import ma", ["segue", "import", "main.storyboard"]),
  ]

  private func tool(_ shell: String) throws -> SegueTool {
    let tool = try SegueTool()
    let files = "mkdir films; touch 'my scene.yaml' main.storyboard main.txt"
    let setUp = "\(files); segue completions \(shell) > completions"
    #expect(try tool.shell(setUp).code == 0)
    return tool
  }

  @Test(arguments: ["bash", "zsh"], CompletionTests.lines)
  func `a shell completes a line at the Tab key`(shell: String, line: (typed: String, words: [String])) throws
  {
    let tool = try tool(shell)
    let script = SegueTool.repository + "/scripts/type-in-shell"
    let result = try tool.shell("'\(script)' \(shell) ./completions '\(line.typed)'")
    #expect(result.code == 0, "\(result.errors)")
    let words = result.text.split(separator: "\n").map { String($0).trimmingSlash }
    #expect(words == line.words)
  }

  @Test(arguments: CompletionTests.lines)
  func `fish offers what completes a line`(line: (typed: String, words: [String])) throws {
    let tool = try tool("fish")
    let result = try tool.shell("fish -N -c \"source completions; complete -C '\(line.typed)'\"")
    #expect(result.code == 0, "\(result.errors)")
    // Each line is a word, a tab, and what it means.
    let offered = result.text.split(separator: "\n").map { offer in
      String(offer.split(separator: "\t")[0]).trimmingSlash
    }
    #expect(offered == [try #require(line.words.last)])
  }

  @Test(arguments: ["render", "frame", "check", "import", "list", "man"])
  func `every option of a command is offered`(verb: String) throws {
    let help = try SegueTool().run(["help", verb]).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    var options: Set<String> = []
    for line in help.drop(while: { $0 != "options:" }).prefix(while: { !$0.isEmpty }) {
      guard let start = line.firstRange(of: "--")?.lowerBound, line.prefix(8).contains("--") else { continue }
      let word = line[start...].prefix { !" =".contains($0) }
      // `--poster[=TIME]`
      let name = String(word.last == "[" ? word.dropLast() : word)
      let isNegatable = name.hasPrefix("--[no-]")
      options.insert(name.replacing("[no-]", with: ""))
      if isNegatable { options.insert(name.replacing("[no-]", with: "no-")) }
    }
    #expect(options.isSuperset(of: ["--quiet", "--help"]))
    let bash = """
      source <(segue completions bash); COMP_WORDS=(segue \(verb) --) COMP_CWORD=2
      _segue; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let fish = "fish -N -c \"segue completions fish | source; complete -C 'segue \(verb) --'\" | cut -f1"
    for line in [bash, fish] {
      let offered = try SegueTool().shell(line).text.split(separator: "\n").map(String.init)
      #expect(Set(offered) == options)
    }
  }

  @Test func `an unknown shell is named, with those that are known`() throws {
    let result = try SegueTool().run(["completions", "tcsh"])
    #expect(result.code == 64)
    #expect(result.errors.contains("bash, zsh, fish"))
  }
}

extension String {
  fileprivate var trimmingSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
