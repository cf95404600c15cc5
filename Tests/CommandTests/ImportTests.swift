import TestSupport
import Testing

@Suite struct ImportTests {
  /// Two screens and a custom segue between them, triggered by a button, and an unwind.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="one-vc-001">
      <device id="retina4_7" orientation="portrait"/>
      <scenes>
        <scene sceneID="one-sc-001"><objects>
          <viewController id="one-vc-001" title="First" sceneMemberID="viewController">
            <view key="view" id="one-vw-001">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <button buttonType="system" id="one-bt-001" fixedFrame="YES">
                  <rect key="frame" x="100" y="300" width="175" height="30"/>
                  <state key="normal" title="Onwards"/>
                  <connections>
                    <segue destination="two-vc-001" kind="custom" identifier="Onwards" customClass="FadeSegue" id="sgu-01-abc"/>
                  </connections>
                </button>
              </subviews>
              <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
            </view>
          </viewController>
        </objects></scene>
        <scene sceneID="two-sc-001"><objects>
          <viewController id="two-vc-001" title="Second" sceneMemberID="viewController">
            <view key="view" id="two-vw-001">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <color key="backgroundColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="calibratedRGB"/>
            </view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private func tool() throws -> SegueTool {
    let tool = try SegueTool()
    #expect(try tool.shell("mkdir -p App/Base.lproj").code == 0)
    try tool.write(Self.storyboard, to: "App/Base.lproj/Main.storyboard")
    return tool
  }

  @Test(arguments: ["App/Base.lproj/Main.storyboard", "$PWD/App/Base.lproj/Main.storyboard"])
  func `a picture is named from where the scene lies, however the storyboard is named`(path: String) throws {
    let tool = try tool()
    let picture = """
      <imageView image="star" id="one-iv-001"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
      """
    try tool.write(
      Self.storyboard.replacing("<subviews>", with: "<subviews>" + picture),
      to: "App/Base.lproj/Main.storyboard")
    #expect(try tool.shell("convert -size 9x9 xc:red App/star.png").code == 0)
    #expect(try tool.shell("segue import \(path)").text.contains("image: App/star.png"))
    #expect(
      try tool.shell("segue import \(path) -o App/main.yaml && cat App/main.yaml").text.contains(
        "image: star.png"))
    #expect(try tool.run(["check", "App/main.yaml"]).code == 0)
    // From elsewhere the picture cannot be reached; a grey box and a warning stand in for it.
    let outside = try tool.shell("mkdir -p other && segue import \(path) -o other/main.yaml")
    #expect(outside.errors.contains("image not found"))
    #expect(try tool.run(["check", "other/main.yaml"]).code == 0)
  }

  @Test(arguments: ["expand", "{slide: {from: up}}"])
  func `a map that makes the scene wrong is told at its place in the scene`(transition: String) throws {
    let tool = try tool()
    let run = try tool.run(
      ["import", "App/Base.lproj/Main.storyboard", "--map", "FadeSegue=" + transition, "-o", "App/main.yaml"])
    #expect(run.code == 65)
    #expect(run.errors.contains(#/App/main\.yaml:\d+:\d+: error:/#))
    #expect(try tool.run(["check", "App/main.yaml"]).code == 65)
  }

  @Test func `a storyboard without a way from one screen to another says that there is nothing to film`()
    throws
  {
    let tool = try tool()
    let start = try #require(Self.storyboard.firstRange(of: "<connections>"))
    let end = try #require(Self.storyboard.firstRange(of: "</connections>"))
    var still = Self.storyboard
    still.removeSubrange(start.lowerBound..<end.upperBound)
    try tool.write(still, to: "App/Base.lproj/Main.storyboard")
    let run = try tool.run(["render", "App/Base.lproj/Main.storyboard", "--segue", "all", "--out", "out"])
    #expect(run.code == 65)
    #expect(
      run.errors.contains(
        "App/Base.lproj/Main.storyboard: no segue goes from one screen to another, so there is nothing to film"
      ))
    #expect(run.errors.contains("hint: `segue import App/Base.lproj/Main.storyboard` writes its screens"))
  }

  @Test func `a storyboard becomes a scene that renders to the frames that rendering it directly gives`()
    throws
  {
    let tool = try tool()
    let map = ["--map", "FadeSegue=fade"]
    let imported = try tool.run(["import", "App/Base.lproj/Main.storyboard", "-o", "App/main.yaml"] + map)
    #expect(imported.code == 0, "\(imported.errors)")
    #expect(try tool.run(["check", "App/main.yaml"]).code == 0)
    let direct = try tool.run(
      [
        "render", "App/Base.lproj/Main.storyboard", "--segue", "Onwards", "--out", "out", "-f", "gif",
        "--scale", "0.5",
      ] + map)
    #expect(direct.code == 0, "\(direct.errors)")
    #expect(try tool.folder.names("out") == ["Onwards.gif"])
    let one = try tool.run(
      ["import", "App/Base.lproj/Main.storyboard", "--segue", "Onwards", "-o", "App/one.yaml"] + map)
    #expect(one.code == 0)
    #expect(try tool.run(["render", "App/one.yaml", "-o", "one.gif", "--scale", "0.5"]).code == 0)
    #expect(try tool.read("one.gif") == tool.read("out/Onwards.gif"))
  }

  @Test func `a custom segue without a transition is said to be unverified, and strict makes that an error`()
    throws
  {
    let tool = try tool()
    let arguments = ["import", "App/Base.lproj/Main.storyboard", "-o", "App/main.yaml"]
    let result = try tool.run(arguments)
    #expect(result.code == 0)
    #expect(result.errors.contains("FadeSegue"))
    #expect(try tool.run(arguments + ["--strict"]).code == 1)
    #expect(try tool.run(arguments + ["--strict", "--map", "FadeSegue=fade"]).code == 0)
    let report = try tool.run(arguments + ["--report", "json"])
    try MediaFolder.write(report.output, to: tool.folder.path("report.json"))
    #expect(try tool.shell("python3 -c 'import json; json.load(open(\"report.json\"))'").code == 0)
  }

  @Test func `the graph is JSON and names the segue`() throws {
    let tool = try tool()
    let result = try tool.run(["import", "App/Base.lproj/Main.storyboard", "--graph"])
    try MediaFolder.write(result.output, to: tool.folder.path("graph.json"))
    let check = """
      import json
      graph = json.load(open("graph.json"))
      assert graph["initial"] == "one-vc-001"
      segue = graph["segues"][0]
      assert (segue["identifier"], segue["customClass"], segue["destination"]) == ("Onwards", "FadeSegue", "two-vc-001")
      """
    try tool.write(check, to: "check.py")
    #expect(try tool.shell("python3 check.py").errors == "")
  }

  @Test func `what cannot be imported is told by its place, and nothing is written`() throws {
    let tool = try tool()
    try tool.write("<document><scenes>", to: "broken.storyboard")
    try tool.write("{}", to: "none.storyboard")
    for (path, code) in [("broken.storyboard", 65), ("none.storyboard", 65), ("missing.storyboard", 66)]
      as [(String, Int32)]
    {
      let result = try tool.run(["import", path, "-o", "out.yaml"])
      #expect(result.code == code, "\(path): \(result.errors)")
      #expect(result.errors.contains(path))
    }
    #expect(try tool.run(["import", "App/Base.lproj/Main.storyboard", "--segue", "nowhere"]).code == 64)
    #expect(try tool.folder.names() == ["App", "broken.storyboard", "none.storyboard"])
  }
}
