import Motion
import Testing

@testable import Storyboard

/// Tab bars and toolbars become the screen's own keys.
struct BottomBarTests {
  private func tabs(_ titles: [String], images: [String?] = [], first: String = "A") -> String {
    let children = titles.indices.map { index in
      let image = images.indices.contains(index) ? images[index].map { #"image="\#($0)""# } ?? "" : ""
      let item = #"<tabBarItem key="tabBarItem" title="\#(titles[index])" \#(image) id="i\#(index)"/>"#
      return Fixture.scene(index == 0 ? first : "T\(index)", inController: item)
    }
    let relations = titles.indices.map { index in
      Fixture.segue(
        "r\(index)", to: index == 0 ? first : "T\(index)", "relationship", #"relationship="viewControllers""#)
    }
    return """
      <scene sceneID="scene-tabs"><objects>
        <tabBarController id="tabs" sceneMemberID="viewController">
          <tabBar key="tabBar" id="bar"/><connections>\(relations.joined())</connections>
        </tabBarController>
      </objects></scene>
      \(children.joined(separator: "\n"))
      """
  }

  private func yaml(_ scenes: String, _ options: ImportOptions = ImportOptions()) throws -> StoryboardImport {
    try Fixture.scenes(Fixture.xml(scenes, initial: "tabs"), options)
  }

  @Test func `the tabs of a tab bar controller are its screens' tab bar, with the right one selected`() throws
  {
    let text = try yaml(tabs(["Home", "Search"])).yaml
    #expect(text.contains("tabBar: [Home, Search]\n"))
    #expect(text.contains("tabBar:\n      items: [Home, Search]\n      selected: 1\n"))
  }

  @Test func `of more than five tabs four are shown, and More`() throws {
    let text = try yaml(tabs(["A1", "B1", "C1", "D1", "E1", "F1"])).yaml
    #expect(text.contains("tabBar: [A1, B1, C1, D1, More]\n"))
    #expect(text.components(of: "selected: 4\n") == 2)
  }

  @Test func `a tab's picture of pixels is its icon, and one that is not there is reported`() throws {
    var options = ImportOptions()
    options.assets = AssetIndex(paths: ["Images/home.png"])
    let imported = try yaml(tabs(["Home", "Search"], images: ["home", "search"]), options)
    #expect(imported.yaml.contains("tabBar: [{title: Home, icon: Images/home.png}, Search]\n"))
    #expect(
      imported.report.text.contains("a bar's picture that cannot be drawn, its name in its place: search"))
  }

  @Test func `the items of a navigation controller's toolbar are its screens' toolbar`() throws {
    let items = #"""
      <toolbarItems key="toolbarItems"><barButtonItem title="Share" id="x"/>\#
      <barButtonItem systemItem="flexibleSpace" id="y"/><barButtonItem systemItem="add" id="z"/></toolbarItems>
      """#
    let xml = Fixture.xml(
      Fixture.navigation("N", root: "A", attributes: #"toolbarHidden="NO""#),
      Fixture.scene("A", inController: items), initial: "N")
    let text = try Fixture.scenes(xml).yaml
    #expect(text.contains("toolbar: [{title: Share, id: share}, space, "))
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
