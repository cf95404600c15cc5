import Glibc
import Motion
import SceneFile
import TestSupport
import Testing

/// A scene reads nothing outside of its folder, and only files.
struct ConfinementTests {
  private static func scene(_ path: String) -> String {
    "screens: {main: {views: [{image: \"\(path)\"}]}}\ntimeline: [hold: 1]\n"
  }

  /// A folder with a scene folder inside, a picture in both, and everything that could lead out.
  private func makeFolder() throws -> SceneFolder {
    let folder = try SceneFolder()
    let root = folder.folder.root
    for name in ["scene", "scene/sub", "scene/shots.png"] {
      try #require(mkdir(root + "/" + name, 0o755) == 0)
    }
    let picture = ImageBytes.png(width: 3, height: 2)
    for name in ["outside.png", "scene/inside.png", "scene/sub/deep.png", "scene/name with  spaces é😀.png"] {
      try folder.write(name, picture)
    }
    try folder.write("scene/empty.png", "")
    try #require(mkfifo(root + "/scene/pipe.png", 0o644) == 0)
    for (target, name) in [
      ("../outside.png", "out.png"), (root + "/scene/inside.png", "absolute.png"), ("sub/deep.png", "in.png"),
      ("..", "up"), ("sub/../inside.png", "round.png"), ("loop.png", "loop.png"), ("/dev/null", "device.png"),
      ("nowhere.png", "dangling.png"), ("../sub", "sub/back"),
    ] {
      try #require(symlink(target, root + "/scene/" + name) == 0)
    }
    return folder
  }

  @Test(arguments: [
    "inside.png", "./inside.png", "sub/deep.png", "sub/../inside.png", "sub//deep.png", "in.png", "round.png",
    "sub/back/deep.png", "name with  spaces é😀.png",
  ])
  func `a file inside is read`(path: String) throws {
    let folder = try makeFolder()
    try folder.write("scene/scene.yaml", Self.scene(path))
    let outcome = folder.load("scene/scene.yaml")
    #expect(outcome.scene?.assets.first?.size == Size(3, 2), "\(outcome.messages)")
  }

  @Test(arguments: [
    ("../outside.png", "lies outside of the scene's folder"),
    ("sub/../../outside.png", "lies outside of the scene's folder"),
    ("out.png", "lies outside of the scene's folder"),
    ("up/outside.png", "lies outside of the scene's folder"),
    ("absolute.png", "is a link that leaves the scene's folder"),
    ("device.png", "is a link that leaves the scene's folder"),
    ("loop.png", "has too many symbolic links"),
    ("dangling.png", "does not exist"),
    ("nowhere.png", "does not exist"),
    ("inside.png/deeper.png", "does not exist"),
    ("sub", "is a folder"), ("shots.png", "is a folder"), ("sub/", "is a folder"), (".", "is a folder"),
    ("pipe.png", "is a pipe, not a file"),
    ("empty.png", "is empty"),
    ("/etc/hostname", "is an absolute path: files lie in the scene's folder"),
    ("//host/a.png", "is an absolute path: files lie in the scene's folder"),
    ("~/a.png", "begins with ~: files lie in the scene's folder"),
    ("http://127.0.0.1:9/a.png", "is a URL: files lie in the scene's folder"),
    ("file:///etc/hostname", "is a URL: files lie in the scene's folder"),
    ("file:inside.png", "is a URL: files lie in the scene's folder"),
    ("data:image/png;base64,AAAA", "is a URL: files lie in the scene's folder"),
    ("concat:inside.png|inside.png", "does not exist"),
    ("inside.png?x", "does not exist"), ("inside%2epng", "does not exist"),
    ("sub\\\\deep.png", "does not exist"),
    ("scene.yaml", "is not a PNG, JPEG, WebP, GIF or SVG image"),
  ])
  func `anything else is refused at its place`(path: String, reason: String) throws {
    let folder = try makeFolder()
    try folder.write("scene/scene.yaml", Self.scene(path))
    let outcome = folder.load("scene/scene.yaml")
    #expect(outcome.exitCode == 66)
    #expect(outcome.diagnostics.first?.message.hasSuffix(reason) == true, "\(outcome.messages)")
    #expect(outcome.diagnostics.first?.position == SourcePosition(line: 1, column: 34))
  }

  @Test func `a root lets files lie beside the scene's folder`() throws {
    let folder = try makeFolder()
    try folder.write("scene/scene.yaml", Self.scene("../outside.png"))
    let outcome = folder.load("scene/scene.yaml", SceneOptions(root: folder.folder.root))
    #expect(outcome.scene?.assets.count == 1, "\(outcome.messages)")
    #expect(
      outcome.loaded?.dependencies == [
        folder.folder.path("scene/scene.yaml"), folder.folder.path("scene/../outside.png"),
      ])
    let elsewhere = folder.load("scene/scene.yaml", SceneOptions(root: folder.folder.path("scene/sub")))
    #expect(elsewhere.exitCode == 66)
  }

  @Test func `a file that is used twice is read once`() throws {
    let folder = try makeFolder()
    let views = "{image: inside.png}, {image: ./inside.png}, {image: round.png}, {image: sub/deep.png}"
    try folder.write("scene/scene.yaml", "screens: {main: {views: [\(views)]}}\ntimeline: [hold: 1]\n")
    let scene = try #require(folder.load("scene/scene.yaml").scene)
    #expect(scene.assets.count == 2)
  }

  @Test func `a scene that cannot be read says why`() throws {
    let folder = try makeFolder()
    #expect(folder.load("none.yaml").exitCode == 66)
    #expect(folder.load("none.yaml").diagnostics.first?.message.hasSuffix("none.yaml does not exist") == true)
    #expect(folder.load("scene").diagnostics.first?.message.hasSuffix("is a folder") == true)
    #expect(Outcome(path: "/dev/zero").exitCode == 65)
  }
}
