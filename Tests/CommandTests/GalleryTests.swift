import Foundation
import Motion
import TestSupport
import Testing

/// `segue gallery` without a browser: what is in the page.
@Suite struct GalleryTests {
  @Test func `a page holds all films of a folder, in cards of their scenes, and nothing from elsewhere`()
    throws
  {
    let tool = try GalleryFixture.tool()
    let page = String(decoding: try tool.read("films/index.html"), as: UTF8.self)
    #expect(page.components(separatedBy: "<article").count == 3)
    #expect(page.contains("<h2>A &lt;b&gt; &amp; &quot;c&quot;</h2>"))
    #expect(page.contains("default-src 'none'"))
    for reference in ["http:", "https:", "src=\"//", "url(", "@import", "<link"] {
      #expect(!page.contains(reference))
    }
    let data = try #require(
      page.components(separatedBy: "id=\"films\">").last?.components(separatedBy: "</script>").first)
    let films = try JSONReader.value(Array(data.utf8))
    var found: [[UInt8]] = []
    var labels: [String] = []
    for clip in try #require(films.items).flatMap({ $0["clips"]?.items ?? [] }) {
      found.append(Array(try #require(Data(base64Encoded: clip["data"]?.string ?? ""))))
      labels.append("\(clip["label"]?.string ?? "") \(clip["theme"]?.string ?? "")")
    }
    let names = ["a.mp4", "a.gif", "a~dark.gif", "a.webp", "a.apng", "a.webm", "b.gif", "b@2x.gif"]
    #expect(labels == ["mp4 ", "gif ", "gif dark", "webp ", "apng ", "webm ", "gif ", "gif @2x "])
    for (bytes, name) in zip(found, names) { #expect(try bytes == tool.read("films/" + name), "\(name)") }
    // The graph of a slide that takes 0.5 s from 0.2 s on in a film of 0.9 s.
    #expect(page.contains("slide from 0.20 to 0.70 s"))
    #expect(
      page.contains("M133.3 88L133.3 88L") || page.contains("M133.3 88"),
      "the curve begins at 0.2 / 0.9 of the width")
  }

  @Test func `a folder without films is an error, and no page is written`() throws {
    let tool = try SegueTool()
    #expect(try tool.shell("mkdir films; echo x > films/a.txt").code == 0)
    #expect(try tool.run(["gallery", "films"]).code == 66)
    #expect(try tool.run(["gallery", "nowhere"]).code == 66)
    #expect(try tool.folder.names("films") == ["a.txt"])
    #expect(try tool.run(["gallery"]).code == 64)
  }

  @Test func `scenes are found by name where no index says which they are`() throws {
    let tool = try GalleryFixture.tool()
    let folder = "rm films/.segue.index && mkdir scenes && cp a.yaml scenes/"
    #expect(try tool.shell(folder).code == 0)
    let bare = try tool.run(["gallery", "films", "-o", "-"]).text
    #expect(!bare.contains("slide from"))
    #expect(
      try tool.run(["gallery", "films", "-o", "-", "--scenes", "scenes"]).text.contains(
        "slide from 0.20 to 0.70 s"))
  }
}

/// Films of two scenes and a page of them.
enum GalleryFixture {
  static func tool() throws -> SegueTool {
    let tool = try SegueTool()
    let scene = SegueTool.scene.replacing("title: Test", with: #"title: "A <b> & \"c\"""#)
      .replacing("transition: slide", with: "transition: {slide: {}, duration: 0.5}")
      .replacing("background: \"#FF0000\"", with: "background: systemBackground")
    try tool.write(scene, to: "a.yaml")
    try tool.write(SegueTool.scene, to: "b.yaml")
    for words in [
      ["a.yaml", "--theme", "both", "-f", "gif"], ["a.yaml", "-f", "mp4,webm,apng,webp"],
      ["b.yaml", "--scale", "1,2", "-f", "gif"],
    ] {
      let result = try tool.run(["render"] + words + ["--out", "films", "--incremental", "-q"])
      #expect(result.code == 0, "\(result.errors)")
    }
    #expect(try tool.run(["gallery", "films"]).code == 0)
    return tool
  }
}
