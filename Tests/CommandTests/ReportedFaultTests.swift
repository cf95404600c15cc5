import Motion
import TestSupport
import Testing

/// Faults that users of other tools have reported, made again as small scenes.
@Suite struct ReportedFaultTests {
  private func tool(_ scene: String) throws -> SegueTool {
    let tool = try SegueTool()
    try tool.write(scene, to: "scene.yaml")
    return tool
  }

  private func scene(
    size: String = "[40, 30]", fps: String = "50", background: String = "red", _ timeline: String
  ) -> String {
    """
    canvas: {size: \(size), scale: 1}
    fps: \(fps)
    screens:
      first: {background: \(background)}
      second: {background: blue}
    segues:
      there: {from: first, to: second, transition: {slide: {}, duration: 0.2}}
      back: {from: second, unwind: first, transition: auto}
      cut: {from: first, to: second, transition: none}
    timeline: [\(timeline)]
    """
  }

  /// drawbot#250, moviepy#1072, av#2: an encoder's words about sizes that it cannot take.
  @Test func `an odd canvas gets one more column in an MP4, says so, and stays odd in a GIF`() throws {
    let tool = try tool(scene(size: "[81, 61]", "hold: 0.3"))
    let result = try tool.run(["render", "scene.yaml", "-o", "a.mp4", "-o", "a.gif"])
    #expect(result.code == 0)
    #expect(result.errors.contains("a.mp4: 82 × 62 pixels instead of 81 × 61"))
    #expect(result.errors.contains("a.gif: 81 × 61, "))
    for (name, width, height) in [("a.mp4", "82", "62"), ("a.gif", "81", "61")] {
      let entries = try MediaProbe.entries(tool.folder.path(name))
      #expect(entries["width"] == width && entries["height"] == height, "\(name)")
    }
  }

  /// moviepy#1539 and #2401: one frame more or less than the film has, in the file or in what is said of it.
  @Test(arguments: [("43", "2.325581", 100), ("24", "2.458333", 59), ("50", "2.24", 112)])
  func `the file, the report and the plan have as many frames as the film`(
    fps: String, seconds: String, count: Int
  ) throws {
    let tool = try tool(scene(fps: fps, "hold: \(seconds)"))
    let result = try tool.run(["render", "scene.yaml", "-o", "a.mp4", "--constant-frame-rate"])
    #expect(result.errors.contains(" \(count) frames"))
    #expect(try MediaProbe.entries(tool.folder.path("a.mp4"))["nb_read_frames"] == "\(count)")
    #expect(try tool.run(["inspect", "scene.yaml"]).text.contains(" \(count) frames"))
  }

  /// editly#49: 90 seconds became 88.7 at 10 frames a second.
  @Test(arguments: ["10", "24", "30", "60"])
  func `ten holds and nine transitions last as long at every frame rate`(fps: String) throws {
    var steps = ["hold: 0.5"]
    for step in 0..<9 {
      steps.append(step % 2 == 0 ? "perform: there" : "unwind: back")
      steps.append("hold: 0.5")
    }
    let tool = try tool(scene(fps: fps, steps.joined(separator: ", ")))
    #expect(try tool.run(["render", "scene.yaml", "-q", "-o", "a.mp4", "-o", "a.gif"]).code == 0)
    let duration = try MediaProbe.entries(tool.folder.path("a.mp4"))["format.duration"]
    let frame = 1 / (Double(fps) ?? 1)
    #expect(abs(try #require(Double(duration ?? "")) - 6.8) <= frame / 2 + 1e-3)
    #expect(abs(try MediaGIF(tool.folder.path("a.gif")).delays.reduce(0, +) - 680) <= 1)
  }

  /// Gifski#247 and #197, ScreenToGif#1480: the rest at the end, or the last frame's time, is lost.
  @Test func `a rest at the end of a GIF keeps its time in few pictures`() throws {
    let tool = try tool(scene("perform: there, hold: 2.8"))
    #expect(try tool.run(["render", "scene.yaml", "-q", "-o", "a.gif"]).code == 0)
    let delays = try MediaGIF(tool.folder.path("a.gif")).delays
    #expect(delays.reduce(0, +) == 300)
    #expect(delays.count <= 11)
    #expect(delays.last ?? 0 >= 280)
  }

  /// manim#4004 and #3491, Avalonia#3197: lengths of nothing.
  @Test func `a transition without length is a cut, one shorter than a frame too, with a warning`() throws {
    let tool = try tool(scene("hold: 0.1, perform: cut, hold: 0.1"))
    let cut = try tool.run(["render", "scene.yaml", "-o", "a.gif"])
    #expect(cut.code == 0 && !cut.errors.contains("warning"))
    #expect(try MediaGIF(tool.folder.path("a.gif")).delays == [10, 10])
    try tool.write(
      scene("hold: 0.1, perform: there, hold: 0.1").replacing("duration: 0.2", with: "duration: 0.001"),
      to: "scene.yaml")
    let short = try tool.run(["render", "scene.yaml", "-o", "a.gif"])
    #expect(short.code == 0)
    #expect(short.errors.contains("scene.yaml:10:") && short.errors.contains("is a cut"))
    try tool.write(scene("perform: cut"), to: "scene.yaml")
    let nothing = try tool.run(["render", "scene.yaml", "-o", "b.gif"])
    #expect(nothing.code == 65)
    #expect(nothing.errors.contains("scene.yaml:10:") && nothing.errors.contains("no length"))
  }

  /// remotion#2805, cgif#46: what is transparent turns black.
  @Test func `a transparent canvas stays transparent in a GIF, and is an error for an MP4 without a matte`()
    throws
  {
    let text = """
      canvas: {size: [40, 40], scale: 1, background: transparent}
      fps: 10
      screens: {only: {background: transparent, views: [{box: red, frame: [15, 15, 10, 10]}]}}
      timeline: [hold: 0.2]
      """
    let tool = try tool(text)
    #expect(try tool.run(["render", "scene.yaml", "-q", "-o", "a.gif"]).code == 0)
    let picture = try #require(MediaProbe.frames(tool.folder.path("a.gif"), width: 40, height: 40).first)
    #expect(picture[3] == 0)
    #expect(Array(picture[(20 * 40 + 20) * 4..<(20 * 40 + 20) * 4 + 4]) == [255, 0, 0, 255])
    let video = try tool.run(["render", "scene.yaml", "-o", "a.mp4"])
    #expect(video.code == 65)
    #expect(video.errors.contains("--matte"))
    #expect(try tool.run(["render", "scene.yaml", "-q", "-o", "a.mp4", "--matte", "#00FF00"]).code == 0)
  }

  /// openslide#73, genometools#422, vhs#529: sizes that no library can draw, told late or not at all.
  @Test(
    arguments: [("[32768, 10]", 65), ("[4097, 10]", 65), ("[4096, 10]", 0), ("[3000, 1000]", 0)]
      as [(String, Int32)])
  func `a canvas is drawn whole or refused before any work`(size: String, code: Int32) throws {
    let tool = try tool(scene(size: size, "hold: 0.1"))
    let result = try tool.run(["render", "scene.yaml", "-q", "-o", "a.gif"])
    #expect(result.code == code)
    #expect(try tool.folder.names().contains("a.gif") == (code == 0))
    guard code == 0 else {
      #expect(result.errors.contains("4096"))
      return
    }
    let entries = try MediaProbe.entries(tool.folder.path("a.gif"))
    #expect("[\(entries["width"] ?? ""), \(entries["height"] ?? "")]" == size)
  }

  /// jnext#78, plantuml#1277: nothing is written and the exit code is 0.
  @Test func `a folder that must not be written to is 73`() throws {
    guard try MediaTool.run(["id", "-u"]).text == "0\n" else { return }
    let tool = try tool(scene("hold: 0.1"))
    let line = "chmod 0555 . && setpriv --reuid=65534 --regid=65534 --clear-groups \(SegueTool.executable)"
    let result = try tool.shell(line + " render scene.yaml -o a.gif")
    #expect(result.code == 73, "\(result.errors)")
    #expect(result.errors.contains("`a.gif` cannot be written: Permission denied"))
  }

  /// shotcut#1039: a failed run takes the last good film with it.
  @Test func `a scene that has become wrong leaves its film`() throws {
    let tool = try tool(scene("hold: 0.1"))
    #expect(try tool.run(["render", "scene.yaml", "-q", "-o", "a.gif"]).code == 0)
    let before = try tool.read("a.gif")
    try tool.write(scene("hold: 0.1, perform: nowhere"), to: "scene.yaml")
    #expect(try tool.run(["render", "scene.yaml", "-q", "-o", "a.gif"]).code == 65)
    #expect(try tool.read("a.gif") == before)
  }

  /// typst#5863, vhs#121: runs side by side that share names.
  @Test func `runs at the same time on one file leave one whole film`() throws {
    let tool = try tool(scene("hold: 0.1, perform: there, hold: 0.1"))
    #expect(try tool.run(["render", "scene.yaml", "-q", "-o", "alone.mp4"]).code == 0)
    let line = "for i in 1 2 3 4; do segue render scene.yaml -q -o a.mp4 & done; wait"
    #expect(try tool.shell(line).errors == "")
    #expect(try tool.read("a.mp4") == tool.read("alone.mp4"))
    #expect(try tool.folder.names() == ["a.mp4", "alone.mp4", "scene.yaml"])
  }

  /// remotion#6512, huh#65: one word for how often a film plays, on every path to it.
  @Test func `a loop means the same in the scene and on the command line`() throws {
    for (loop, block) in [("forever", 0), ("once", nil), ("3", 2)] as [(String, Int?)] {
      let tool = try tool(scene("hold: 0.1") + "\nloop: \(loop)\n")
      #expect(try tool.run(["render", "scene.yaml", "-q", "-o", "a.gif"]).code == 0)
      #expect(try MediaGIF(tool.folder.path("a.gif")).loop == block)
    }
  }
}
