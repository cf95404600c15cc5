import TestSupport
import Testing

@Suite struct TimelineFileTests {
  @Test func `events have names, exact times and the frames of every output`() throws {
    let tool = try SegueTool()
    try tool.write(SegueTool.scene + "  - marker: hold\n", to: "scene.yaml")
    let result = try tool.run([
      "render", "scene.yaml", "-o", "o/scene.mp4", "-o", "o/scene.gif", "--fps", "30000/1001",
      "--timeline=t.json",
    ])
    #expect(result.code == 0, "\(result.errors)")
    // Steps end at 1/5, 3/5 and 4/5 s; frame k of 30000/1001 shows k · 1001/30000 s.
    let check = """
      import json
      from fractions import Fraction
      t = json.load(open("t.json"))
      assert t["duration"] == "4/5" and t["width"] == 64
      assert [o["path"] for o in t["outputs"]] == ["o/scene.mp4", "o/scene.gif"]
      names = [(e["name"], e["kind"], e["start"], e["end"]) for e in t["events"]]
      assert names == [("hold 2", "step", "0", "1/5"), ("go", "segue", "1/5", "3/5"), ("there", "marker", "3/5", "3/5"),
        ("hold 3", "step", "3/5", "4/5"), ("hold", "marker", "4/5", "4/5")], names
      go = t["events"][1]
      assert (go["from"], go["to"], go["transition"], go["back"]) == ("first", "second", "slide", False)
      for event in t["events"]:
        for rate, frames in event["frames"].items():
          total = next(o["frames"] for o in t["outputs"] if o["fps"] == rate)
          for time, frame in zip((event["start"], event["end"]), frames):
            shown = [k for k in range(total) if k / Fraction(rate) >= Fraction(time)]
            assert frame == (shown[0] if shown else total), (event, rate)
        assert abs(event["startSeconds"] - float(Fraction(event["start"]))) < 1e-12
      """
    try tool.write(check, to: "check.py")
    #expect(try tool.shell("python3 check.py").errors == "")
  }

  @Test func `a timeline lies beside its film and is shared by its themes`() throws {
    let tool = try SegueTool()
    try tool.write(SegueTool.scene, to: "scene.yaml")
    try tool.write(SegueTool.scene, to: "other.yaml")
    let run = ["render", "scene.yaml", "other.yaml", "--theme", "both", "-f", "gif", "--out", "o", "-q"]
    #expect(try tool.run(run + ["--timeline"]).code == 0)
    let files = try tool.folder.names("o").filter { $0.hasSuffix(".json") }
    #expect(files == ["other.timeline.json", "scene.timeline.json"])
    let text = String(decoding: try tool.read("o/scene.timeline.json"), as: UTF8.self)
    #expect(text.contains("\"path\": \"scene~dark.gif\""))
    let shared = try tool.run(run + ["--timeline=t.json"])
    #expect(shared.code == 64 && shared.errors.contains("cannot share a timeline"))
  }
}
