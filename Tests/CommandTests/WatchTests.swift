import Foundation
import TestSupport
import Testing

@Suite struct WatchTests {
  private static func scene(_ color: String) -> String { SegueTool.scene.replacing("#FF0000", with: color) }

  /// The red, green and blue of the corner of a GIF's first picture.
  private func corner(_ session: WatchSession, _ name: String = "a.gif") throws -> [UInt8] {
    let path = session.tool.folder.path(name)
    return Array(try MediaProbe.frames(path, width: 64, height: 48, format: "rgb24")[0].prefix(3))
  }

  /// Ways in which editors save, as shell: `$1` is replaced by the content of `$2`. Some leave a moment in which the file
  /// is not whole, and a busy machine may see it.
  static let saving: [(how: String, isWhole: Bool)] = [
    // Written in place, as nano and VS Code do.
    (#"cat "$2" > "$1""#, false),
    // Written in pieces, with pauses between them.
    (#"head -c 30 "$2" > "$1"; sleep 0.02; tail -c +31 "$2" >> "$1""#, false),
    // A new file over the old one, as Kate and most programs that save safely do.
    (#"cp "$2" "$1.tmp"; mv "$1.tmp" "$1""#, true),
    // The old file moved away and a new one made, as Vim does with a backup.
    (#"mv "$1" "$1~"; sleep 0.02; cp "$2" "$1""#, false),
    // Deleted and made anew.
    (#"rm "$1"; sleep 0.1; cp "$2" "$1""#, false),
    // A link put in its place.
    (#"ln -s "$2" "$1.tmp"; mv "$1.tmp" "$1""#, true),
  ]

  @Test(arguments: saving)
  func `a scene is drawn again however an editor saves it`(how: String, isWhole: Bool) throws {
    let session = try WatchSession(["a.yaml": SegueTool.scene], ["a.yaml", "-o", "a.gif"])
    #expect(try corner(session) == [255, 0, 0])
    for (color, level) in [("#00FF00", [0, 255, 0]), ("#FFFF00", [255, 255, 0])] as [(String, [UInt8])] {
      try session.tool.write(Self.scene(color), to: "next-\(color.dropFirst()).yaml")
      let save = try session.tool.shell(
        "save() { \(how); }; save a.yaml next-\(color.dropFirst()).yaml")
      #expect(save.code == 0, "\(save.errors)")
      try session.waitForRender("a.yaml")
      #expect(try corner(session) == level)
    }
    if isWhole { #expect(!session.log.contains("error"), "\(session.log)") }
    #expect(try session.end(SIGINT) == 130)
  }

  @Test func `an error leaves the last good film, and its repair is drawn`() throws {
    let session = try WatchSession(["a.yaml": SegueTool.scene], ["a.yaml", "-o", "a.gif"])
    let good = try session.tool.read("a.gif")
    try session.tool.write(SegueTool.scene.replacing("perform: go", with: "perform: gone"), to: "a.yaml")
    try session.wait("a.yaml: failed")
    #expect(session.log.contains("a.yaml:11:14: error: "), "\(session.log)")
    #expect(try session.tool.read("a.gif") == good)
    try session.tool.write(Self.scene("#00FF00"), to: "a.yaml")
    try session.waitForRender("a.yaml")
    #expect(try corner(session) == [0, 255, 0])
    #expect(try session.end(SIGTERM) == 143)
    #expect(try session.tool.folder.names() == ["a.gif", "a.yaml"])
  }

  @Test func `includes and pictures are watched as soon as they are used, also those that are missing`()
    throws
  {
    let session = try WatchSession(["a.yaml": SegueTool.scene], ["a.yaml", "-o", "a.gif"])
    let using = "include: parts/colors.yaml\n" + Self.scene("{{shade}}")
    try session.tool.write(using, to: "a.yaml")
    try session.wait("a.yaml: failed")
    #expect(
      try session.tool.shell("mkdir parts; echo 'variables: {shade: \"#00FF00\"}' > parts/colors.yaml").code
        == 0)
    try session.waitForRender("a.yaml")
    #expect(try corner(session) == [0, 255, 0])
    #expect(try session.tool.shell("echo 'variables: {shade: \"#0000FF\"}' > parts/colors.yaml").code == 0)
    try session.waitForRender("a.yaml")
    #expect(try corner(session) == [0, 0, 255])

    let picture = SegueTool.scene.replacing(
      "box: white, id: dot, frame: [4, 4, 8, 8]", with: "image: parts/p.png, id: dot, frame: [0, 0, 8, 8]")
    try session.tool.write(picture, to: "a.yaml")
    try session.wait("a.yaml: failed")
    for (color, level) in [("#FFFFFF", [255, 255, 255]), ("#FF00FF", [255, 0, 255])] as [(String, [UInt8])] {
      #expect(
        try session.tool.shell(
          "convert -size 8x8 xc:'\(color)' PNG24:parts/p.new && mv parts/p.new parts/p.png"
        ).code == 0)
      try session.waitForRender("a.yaml")
      #expect(try corner(session) == level)
    }
    // What the scene does not use any more is not watched.
    let failures = session.log.components(separatedBy: "failed").count
    try session.tool.write("variables: {shade: nonsense", to: "parts/colors.yaml")
    try session.tool.write(SegueTool.scene, to: "next")
    #expect(try session.tool.shell("mv next a.yaml").code == 0)
    try session.waitForRender("a.yaml")
    #expect(session.log.components(separatedBy: "failed").count == failures, "\(session.log)")
  }

  @Test func `a picture that cannot be decoded is an error until it can`() throws {
    let picture = SegueTool.scene.replacing("box: white", with: "image: p.png")
    let session = try WatchSession(["a.yaml": SegueTool.scene], ["a.yaml", "-o", "a.gif"])
    let header =
      "printf '\\x89PNG\\r\\n\\x1a\\n\\0\\0\\0\\rIHDR\\0\\0\\0\\x08\\0\\0\\0\\x08\\x08\\x02\\0\\0\\0junkjunkjunk' > p.png"
    #expect(try session.tool.shell(header).code == 0)
    try session.tool.write(picture, to: "a.yaml")
    try session.wait("a.yaml: failed")
    #expect(try session.tool.shell("convert -size 8x8 xc:white PNG24:p.png").code == 0)
    try session.waitForRender("a.yaml")
    #expect(try session.end(SIGINT) == 130)
  }

  @Test func `in a folder only what depends on a change is drawn, and new scenes join`() throws {
    let session = try WatchSession(
      ["s/a.yaml": SegueTool.scene, "s/b.yaml": SegueTool.scene], ["s", "--out", "out", "-f", "gif"])
    #expect(session.log.contains("watching 2 scenes and 0 files beside them"))
    try session.tool.write(Self.scene("#00FF00"), to: "s/b.yaml")
    try session.waitForRender("s/b.yaml")
    try session.tool.write(SegueTool.scene, to: "s/c.yaml")
    try session.waitForRender("s/c.yaml")
    #expect(try session.tool.folder.names("out") == ["a.gif", "b.gif", "c.gif"])
    #expect(session.log.components(separatedBy: "s/a.yaml: out/a.gif").count == 2, "\(session.log)")
    // A folder that is moved away and comes back, as when another branch is checked out.
    #expect(try session.tool.shell("mv s old; cp -r old s; sed -i s/00FF00/FFFF00/ s/b.yaml").code == 0)
    try session.wait { try corner(session, "out/b.gif") == [255, 255, 0] }
  }

  @Test func `a file that is saved as it was is not drawn again`() throws {
    let session = try WatchSession(
      ["a.yaml": SegueTool.scene, "b.yaml": SegueTool.scene],
      ["a.yaml", "b.yaml", "--out", "out", "-f", "gif"])
    #expect(try session.tool.shell("cp a.yaml c && mv c a.yaml; touch a.yaml").code == 0)
    try session.tool.write(Self.scene("#00FF00"), to: "b.yaml")
    try session.waitForRender("b.yaml")
    #expect(session.log.components(separatedBy: "a.yaml: out/a.gif").count == 2, "\(session.log)")
  }

  @Test func `a font is watched, and drawn as a program that has just started draws it`() throws {
    let scene =
      "fonts: [f.ttf]\n" + SegueTool.scene.replacing("box: white", with: "label: ab, font: {size: 8}")
    let fonts = try MediaTool.output(["fc-list", ":family=DejaVu Sans", "file"])
    let paths = String(decoding: fonts, as: UTF8.self).split(separator: "\n").map { $0.prefix { $0 != ":" } }
      .sorted()
    try #require(paths.count >= 2)
    let session = try WatchSession(["a.yaml": SegueTool.scene], ["a.yaml", "-o", "a.gif"])
    #expect(try session.tool.shell("cp '\(paths[0])' f.ttf").code == 0)
    try session.tool.write(scene, to: "a.yaml")
    try session.waitForRender("a.yaml")
    #expect(try session.tool.shell("cp '\(paths[1])' f.new; mv f.new f.ttf").code == 0)
    try session.waitForRender("a.yaml")
    #expect(try session.tool.run(["render", "a.yaml", "-o", "b.gif"]).code == 0)
    #expect(try session.tool.read("a.gif") == session.tool.read("b.gif"))
  }

  @Test func `standard input and output cannot be watched`() throws {
    let tool = try SegueTool()
    try tool.write(SegueTool.scene, to: "a.yaml")
    for arguments in [["-", "-o", "a.gif"], ["a.yaml", "-f", "gif", "-o", "-"]] {
      #expect(try tool.run(["watch"] + arguments).code == 64)
    }
  }
}
