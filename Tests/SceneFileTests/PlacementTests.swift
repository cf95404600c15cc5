import Motion
import SceneFile
import TestSupport
import Testing

struct PlacementTests {
  @Test(arguments: [
    ("left: 1", Placement(left: .points(1))),
    ("right: 10%", Placement(right: .percent(10))),
    ("left: 1\nright: 2", Placement(left: .points(1), right: .points(2))),
    ("left: 1\nwidth: 50%", Placement(left: .points(1), width: .percent(50))),
    ("centerX: 50%\nwidth: 20", Placement(width: .points(20), centerX: .percent(50))),
    ("top: -8\nbottom: 3", Placement(top: .points(-8), bottom: .points(3))),
    ("centerY: 50%\nheight: 20%", Placement(height: .percent(20), centerY: .percent(50))),
    ("frame: [1, -2, 30, 40%]", .frame(.points(1), .points(-2), .points(30), .percent(40))),
    ("hidden: true", Placement()),
  ])
  func `a placement is its facts`(keys: String, placement: Placement) throws {
    let outcome = try Outcome(
      SceneText.views("- label: A\n  " + keys.split(separator: "\n").joined(separator: "\n  ")))
    #expect(outcome.views.first?.placement == placement, "\(outcome.messages)")
  }

  @Test(arguments: [
    "frame: [0, 0, 1, 1]", "left: 0\n  right: 0\n  top: 0\n  bottom: 0", "width: 1\n  height: 1",
    "left: 1\n  centerX: 50%\n  height: 3", "views: [{label: A}]",
  ])
  func `a box with a size or with views is seen`(keys: String) throws {
    #expect(try Outcome(SceneText.views("- box: red\n  " + keys)).messages == [])
  }

  @Test(arguments: [
    ("vertical", "fill", "start", "height: 4", true), ("vertical", "fill", "fillEqually", "alpha: 1", true),
    ("vertical", "leading", "start", "height: 4", false), ("horizontal", "fill", "start", "width: 4", true),
    ("horizontal", "center", "fill", "height: 4", true), ("horizontal", "fill", "start", "height: 4", false),
  ])
  func `a stack gives a box what its rules give`(
    axis: String, alignment: String, distribution: String, key: String, isEnough: Bool
  ) throws {
    let text = """
      - stack: \(axis)
        alignment: \(alignment)
        distribution: \(distribution)
        views: [{box: red, \(key)}]
      """
    #expect(try Outcome(SceneText.views(text)).messages.isEmpty == isEnough)
  }

  @Test func `views without an id are named by their place`() throws {
    let views = try Outcome(
      SceneText.views("- label: A\n- group:\n  views: [{label: B}, {label: C, id: c}]\n- group: [{label: D}]")
    ).views
    #expect(views.map(\.id) == ["label/0", "group/1", "group/2"])
    #expect(views[1].children.map(\.id) == ["group/1/0", "c"])
    #expect(views[2].children.map(\.id) == ["group/2/0"])
  }

  @Test(arguments: [
    "plain", "<b>bold</b>", "<span foreground='red' size=\\\"large\\\">a</span> &amp; &#x1F600; &lt;", "<i/>",
    "<span color='#FF0000' weight='700'>x</span>",
  ])
  func `markup that Pango knows is read`(markup: String) throws {
    #expect(try Outcome(SceneText.views("- label: \"\(markup)\"\n  markup: true")).messages == [])
  }

  @Test(arguments: [
    "<b>a</i>", "</b>", "<b", "a &nbsp; b", "<span size='100000'>a</span>", "<span onclick='x'>a</span>",
    "<b class='x'>a</b>", "<span foreground=red>a</span>", "<span foreground='red>a</span>", "&#0;",
    "&#xD800;", "<>a</>",
    "<b><b><b><b><b><b><b><b><b>a",
  ])
  func `markup that it does not know is refused`(markup: String) throws {
    #expect(try Outcome(SceneText.views("- label: \"\(markup)\"\n  markup: true")).exitCode == 65)
  }
}
