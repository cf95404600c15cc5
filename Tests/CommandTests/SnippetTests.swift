import TestSupport
import Testing

@Suite struct SnippetTests {
  private static let words = #"A "list" & <details> with `ticks`, [brackets], {braces}, \ and *stars*: é"#
  private static let scene = SegueTool.scene
    .replacing(
      "title: Test",
      with:
        "title: Test\ndescription: '\(words)'\nthemes: {light: {paper: \"#FF0000\"}, dark: {paper: \"#00FF00\"}}"
    )
    .replacing("background: \"#FF0000\"", with: "background: $paper")

  /// A name that YAML, shells, addresses and pages all have their own idea of.
  private static let name = "a b,c#d%e"

  private func tool() throws -> SegueTool {
    let tool = try SegueTool()
    try tool.write(Self.scene, to: Self.name + ".yaml")
    return tool
  }

  private func render(_ tool: SegueTool, _ arguments: [String]) throws {
    let result = try tool.run(["render", Self.name + ".yaml", "--out", "o"] + arguments)
    #expect(result.code == 0, "\(result.errors)")
  }

  /// Reads a page as a browser does: prints each address that is no file, and each text that is not `words`.
  private static let reader = """
    import html.parser, os, sys, urllib.parse
    words = open("words").read()
    class Page(html.parser.HTMLParser):
        found = []
        def handle_starttag(self, tag, attributes):
            self.found.append(tag)
            for name, value in attributes:
                if name in ("src", "poster", "href"): self.file(value)
                if name.lower() == "srcset":
                    for entry in value.split(","): self.file(entry.split()[0])
                if name in ("alt", "aria-label") and value != words: print(name, value)
        def file(self, address):
            if not os.path.exists("o/" + urllib.parse.unquote(address)): print("no file", address)
    page = Page()
    page.feed(open(sys.argv[1]).read())
    print(" ".join(page.found))
    """

  private func read(_ tool: SegueTool, _ page: String) throws -> [String] {
    try tool.write(Self.reader, to: "read.py")
    try tool.write(Self.words, to: "words")
    let result = try tool.shell("python3 read.py '\(page)'")
    #expect(result.code == 0, "\(result.errors)")
    return result.text.split(separator: "\n").map(String.init)
  }

  @Test(arguments: ["markdown", "html", "mdx"])
  func `a page finds all files, and says what the scene says`(format: String) throws {
    let tool = try tool()
    try render(
      tool, ["--theme", "both", "--scale", "1,2", "-f", "gif,mp4,webm", "--poster", "--snippet", format])
    let found = try read(tool, "o/\(Self.name).\(format).snippet")
    #expect(
      found == [
        format == "markdown" ? "picture source source source img" : "video source source source source a"
      ])
  }

  @Test(arguments: [(["-f", "gif"], "img"), (["-f", "gif", "--theme", "both"], "picture source img")])
  func `docutils makes of reStructuredText what a page of HTML would say`(
    arguments: [String], tags: String
  ) throws {
    let tool = try tool()
    try render(tool, arguments + ["--snippet", "rst"])
    let convert = """
      from docutils.core import publish_parts
      text = open("o/\(Self.name).rst.snippet").read()
      print(publish_parts(text, writer_name="html5", settings_overrides={"halt_level": 2})["fragment"])
      """
    try tool.write(convert, to: "convert.py")
    let page = try tool.shell("python3 convert.py > page.html")
    #expect(page.code == 0, "\(page.errors)")
    #expect(try read(tool, "page.html") == [tags])
  }

  @Test func `what is not there is not shown`() throws {
    let tool = try tool()
    try render(tool, ["-f", "gif", "--snippet", "markdown,html"])
    for format in ["markdown", "html"] {
      #expect(try read(tool, "o/\(Self.name).\(format).snippet") == ["img"])
    }
    let docc = try tool.run(["render", Self.name + ".yaml", "-f", "webp", "--snippet", "docc"])
    #expect(docc.code == 64)
    #expect(docc.errors.contains("also write one of: mp4, mov, gif"))
    #expect(
      try tool.run(["render", Self.name + ".yaml", "--snippet", "word"]).errors.contains(
        "there are: markdown"))
  }

  @Test func `a video starts by itself only where a poster can stand for it`() throws {
    let tool = try tool()
    func snippet(_ arguments: [String]) throws -> String {
      try render(tool, ["-f", "mp4", "--snippet", "html"] + arguments)
      return String(decoding: try tool.read("o/\(Self.name).html.snippet"), as: UTF8.self)
    }
    #expect(try !snippet([]).contains("autoplay"))
    #expect(try snippet(["--poster"]).contains(" muted playsinline autoplay loop "))
    #expect(try snippet(["--poster"]).contains("media=\"(prefers-reduced-motion: no-preference)\""))
    #expect(try !snippet(["--poster", "--loop", "once"]).contains(" loop "))
  }

  @Test func `a page elsewhere finds the files by a prefix`() throws {
    let tool = try tool()
    try render(tool, ["-f", "gif", "--snippet", "markdown", "--snippet-url", "https://example.org/clips/"])
    let text = String(decoding: try tool.read("o/\(Self.name).markdown.snippet"), as: UTF8.self)
    #expect(
      text.hasPrefix(
        "<img src=\"https://example.org/clips/a%20b%2Cc%23d%25e.gif\" width=\"64\" height=\"48\""))
  }

  @Test func `films are shown at their size in points, or in pixels where no whole number makes a point`()
    throws
  {
    let tool = try tool()
    for (scale, width) in [("1", 64), ("2", 64), ("3", 64), ("0.5", 32), ("1.5", 96)] {
      try render(tool, ["-f", "gif", "--snippet", "html", "--scale", scale])
      let text = String(decoding: try tool.read("o/\(Self.name).html.snippet"), as: UTF8.self)
      #expect(text.contains(" width=\"\(width)\" height=\"\(width * 3 / 4)\" "), "\(text)")
    }
  }

  @Test func `each kind of page shows its own films at their own size`() throws {
    let tool = try SegueTool()
    try tool.write(SegueTool.scene + "output: {gif: {width: 50}}\n", to: "scene.yaml")
    let result = try tool.run(["render", "scene.yaml", "-f", "gif,mp4", "--snippet", "html,markdown", "-q"])
    #expect(result.code == 0, "\(result.errors)")
    for (format, width) in [("html", 64), ("markdown", 50)] {
      let text = String(decoding: try tool.read("scene.\(format).snippet"), as: UTF8.self)
      #expect(text.contains(" width=\"\(width)\" "), "\(text)")
    }
  }

  /// DocC itself says what it has read. Names of its files may have less in them than those of the other hosts.
  @Test(.enabled(if: WebPage.hasTools("docc"), "docc is not installed"))
  func `DocC reads the words and finds the files`() throws {
    let tool = try SegueTool()
    try tool.write(Self.scene, to: "a b.yaml")
    let run = ["render", "a b.yaml", "-f", "mp4", "--theme", "both", "--scale", "2", "--poster"]
    #expect(try tool.run(run + ["--snippet", "docc", "--out", "G.docc", "-q"]).code == 0)
    let build = """
      printf '# Guide\\n\\nText.\\n\\n@Metadata {\\n  @TechnologyRoot\\n}\\n\\n' > G.docc/G.md
      cat G.docc/*.snippet >> G.docc/G.md
      docc convert G.docc --fallback-display-name G --fallback-bundle-identifier org.example.g \
        --warnings-as-errors --output-dir site
      """
    let built = try tool.shell(build)
    #expect(built.code == 0, "\(built.text)\(built.errors)")
    try tool.write(Self.words, to: "words")
    let check = """
      import json
      references = json.load(open("site/data/documentation/g.json"))["references"]
      video = references["a b.mp4"]
      # A directive cannot hold straight quotes.
      words = open("words").read().replace('"list"', "\u{201C}list\u{201D}")
      assert video["alt"] == words, video["alt"]
      assert [v["url"].replace("%20", " ").split("/")[-1] for v in video["variants"]] == ["a b.mp4", "a b~dark.mp4"]
      poster = [v["url"].replace("%20", " ").split("/")[-1] for v in references[video["poster"]]["variants"]]
      assert sorted(poster) == ["a b-poster@2x.png", "a b-poster~dark@2x.png"], poster
      """
    try tool.write(check, to: "check.py")
    #expect(try tool.shell("python3 check.py").errors == "")
  }

  @Test func `a scene without words is described by its timeline`() throws {
    let tool = try SegueTool()
    let scene = SegueTool.scene.replacing("title: Test\n", with: "")
      .replacing("segues:", with: "segues:\n  back: {from: second, unwind: first}")
    try tool.write(scene + "  - unwind: back\n", to: "scene.yaml")
    #expect(try tool.run(["render", "scene.yaml", "-f", "gif", "--snippet", "html", "-q"]).code == 0)
    let text = String(decoding: try tool.read("scene.html.snippet"), as: UTF8.self)
    #expect(
      text.contains(
        "alt=\"The screen &quot;first&quot;, then &quot;second&quot; (slide), then back to &quot;first&quot; (cover"
      ))
  }

  @Test func `snippets are checked and remembered like all outputs`() throws {
    let tool = try tool()
    let run = "segue render '\(Self.name).yaml' -f gif --theme both --snippet html --timeline"
    #expect(try tool.shell("\(run) --incremental -q").code == 0)
    #expect(try tool.shell("\(run) --incremental").errors == "2 scenes: 2 up to date\n")
    #expect(try tool.shell("\(run) --check-output").code == 0)
    let changed = try tool.shell(
      "sed -i 's/description: .*/description: Other/' *.yaml; \(run) --check-output")
    #expect(changed.code == 1)
    #expect(changed.errors.contains("html.snippet: not up to date\n"))
    #expect(changed.errors.contains("timeline.json: not up to date\n"))
    #expect(!changed.errors.contains(".gif: not"))
  }
}
