import TestSupport
import Testing

/// The projects in `docs/examples`, built from a copy as their readers would, and looked at in a browser.
@Suite(.serialized) struct ExampleTests {
  private func project(_ name: String) throws -> SegueTool {
    let tool = try SegueTool()
    #expect(try tool.shell("cp -r '\(SegueTool.repository)/docs/examples/\(name)/.' .").code == 0)
    return tool
  }

  private func make(_ tool: SegueTool, _ target: String = "") throws -> SegueTool.Result {
    let result = try tool.shell("make -j2 \(target)")
    #expect(result.code == 0, "\(result.text)\(result.errors)")
    return result
  }

  private func text(_ tool: SegueTool, _ name: String) throws -> String {
    String(decoding: try tool.read(name), as: UTF8.self)
  }

  @Test func `make renders the scenes that use what has changed`() throws {
    let tool = try project("make")
    func rendered(after change: String) throws -> [String] {
      #expect(try tool.shell("sleep 0.02; \(change)").code == 0)
      let lines = try make(tool).text.split(separator: "\n")
      return ["present", "push"].filter { name in lines.contains { $0.contains("render scenes/\(name).yaml") }
      }
    }
    #expect(try rendered(after: "rm -rf films .deps") == ["present", "push"])
    #expect(try tool.folder.names("films") == ["present.gif", "push.gif"])
    #expect(try rendered(after: "true") == [])
    #expect(try rendered(after: "touch scenes/photo.png") == ["push"])
    #expect(try rendered(after: "touch scenes/_theme.yaml") == ["present", "push"])
    _ = try make(tool, "check")
    _ = try make(tool, "batch")
    #expect(try make(tool, "batch").errors == "2 scenes: 2 up to date\n")
  }

  @Test(.enabled(if: WebPage.hasTools("docc", "chromium"), "docc or chromium is not installed"))
  func `an article of DocC plays the film of its theme, at its size`() throws {
    let tool = try project("docc")
    _ = try make(tool)
    let snippet = try text(tool, "Guide.docc/Resources/login.docc.snippet")
    #expect(try text(tool, "Guide.docc/Guide.md").contains(snippet))
    for (wishes, file, poster) in [
      ([], "login.mp4", "login-poster@2x.png"), ([.dark], "login~dark.mp4", "login-poster~dark@2x.png"),
    ] as [([WebPage.Wish], String, String)] {
      let films = try WebPage.films(tool.folder.path("site"), "documentation/guide", wishes)
      #expect(films.map(\.file) == [file] && films.map(\.poster) == [poster], "\(films)")
      #expect(films.map(\.width) == [200] && films.map(\.height) == [200] && films.map(\.moves) == [true])
    }
    let still = try WebPage.films(tool.folder.path("site"), "documentation/guide", [.lessMotion])
    #expect(still.map(\.file) == ["login-poster@2x.png"] && still.map(\.moves) == [false], "\(still)")
    #expect(still.map(\.width) == [200])
  }

  private static let words = "A tap on \"Sign In\" brings the welcome screen in from the right"

  @Test(.enabled(if: WebPage.hasTools("mkdocs", "chromium"), "mkdocs or chromium is not installed"))
  func `pages of MkDocs show a video that plays, and a picture that moves`() throws {
    let tool = try project("mkdocs")
    _ = try make(tool)
    func films(_ page: String, _ wishes: WebPage.Wish...) throws -> [WebPage.Film] {
      try WebPage.films(tool.folder.path("site"), page, wishes)
    }
    var video = WebPage.Film(
      tag: "video", file: "login.mp4", width: 200, height: 200, text: Self.words,
      poster: "login-poster@2x.png", plays: true, moves: true)
    #expect(try films("index.html") == [video])
    video.file = "login~dark.mp4"
    #expect(try films("index.html", .dark) == [video])
    (video.file, video.plays, video.moves) = ("", false, false)
    #expect(try films("index.html", .lessMotion) == [video])

    var picture = WebPage.Film(
      tag: "img", file: "login.gif", width: 200, height: 200, text: Self.words, poster: "", plays: false,
      moves: true)
    #expect(try films("picture.html") == [picture])
    picture.file = "login~dark.gif"
    #expect(try films("picture.html", .dark) == [picture])
    (picture.file, picture.moves) = ("login-poster~dark@2x.png", false)
    #expect(try films("picture.html", .dark, .lessMotion) == [picture])
  }

  @Test func `the films of the README are what its scene gives, and its text is the snippet`() throws {
    let tool = try project("readme")
    #expect(try text(tool, "README.md").contains(text(tool, "films/login.markdown.snippet")))
    let check = try tool.shell("make check")
    #expect(check.code == 0, "run `make` in docs/examples/readme and look at it: \(check.errors)")
  }

  @Test(.enabled(if: WebPage.hasTools("cmark-gfm", "chromium"), "cmark-gfm or chromium is not installed"))
  func `a README shows the film of the theme, or a still`() throws {
    let tool = try project("readme")
    #expect(try tool.shell("cmark-gfm --unsafe README.md > index.html").code == 0)
    for (wishes, file, moves) in [
      ([], "login.gif", true), ([.dark], "login~dark.gif", true), ([.lessMotion], "login-poster.png", false),
      ([.dark, .lessMotion], "login-poster~dark.png", false),
    ] as [([WebPage.Wish], String, Bool)] {
      let films = try WebPage.films(tool.folder.root, "index.html", wishes)
      #expect(films.map(\.file) == [file] && films.map(\.moves) == [moves], "\(films)")
      #expect(films.map(\.width) == [200] && films.map(\.height) == [200])
    }
  }
}
