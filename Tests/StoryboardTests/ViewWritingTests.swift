import Motion
import Testing

@testable import Storyboard

struct ViewWritingTests {
  /// The `views:` of the first screen, without their indentation.
  private func views(
    _ subviews: String, inController: String = "", options: ImportOptions = ImportOptions(),
    resources: String = ""
  ) throws -> String {
    let xml = Fixture.xml(
      Fixture.scene("A", subviews: subviews, inController: inController), resources: resources)
    let yaml = try Fixture.scenes(xml, options).yaml
    guard let start = yaml.firstRange(of: "    views:\n")?.upperBound,
      let end = yaml.firstRange(of: "timeline:")
    else { return "" }
    return yaml[start..<end.lowerBound].split(separator: "\n").map { $0.dropFirst(6) + "\n" }.joined()
  }

  @Test func `a label has its text, its place, and only what is not the language's own`() throws {
    #expect(
      try views(Fixture.label("l", "Hello", frame: Rect(20, 40, 100, 21)))
        == "- label: Hello\n  id: hello\n  frame: [20, 40, 100, 21]\n")
    let styled = #"""
      <label opaque="NO" text="no" textAlignment="center" numberOfLines="2" alpha="0.5" \#
      translatesAutoresizingMaskIntoConstraints="NO" id="l">\#(Fixture.rect(Rect(20, 40, 100, 50)))\#
      <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>\#
      <color key="textColor" red="1" green="0" blue="0" alpha="1"/></label>
      """#
    #expect(
      try views(styled) == """
        - label: "no"
          id: "no"
          frame: [20, 40, 100, 50]
          font: {size: 20, weight: bold}
          color: "#FF0000"
          align: center
          lines: 2
          alpha: 0.5

        """)
  }

  @Test func `text that another font makes too wide is set smaller, and no smaller than four fifths`() throws
  {
    // Ten characters of 0.52 × 17 are 88.4 points.
    #expect(try views(Fixture.label("l", "0123456789", frame: Rect(0, 0, 80, 21))).contains("font: 15.3\n"))
    #expect(try views(Fixture.label("l", "0123456789", frame: Rect(0, 0, 40, 21))).contains("font: 13.6\n"))
  }

  @Test func `text of several lines in the file is one text with line ends`() throws {
    let label = #"""
      <label numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="l">\#
      \#(Fixture.rect(Rect(0, 0, 200, 50)))<string key="text">Line one
      Line two: &lt;b&gt;</string></label>
      """#
    #expect(try views(label).contains(#"- label: "Line one\nLine two: <b>""#))
  }

  @Test func `names come from the label in Interface Builder, the outlet, then the words`() throws {
    let outlets = #"<connections><outlet property="captionLabel" destination="b" id="o"/></connections>"#
    let yaml = try views(
      Fixture.label("a", "One", frame: Rect(0, 0, 50, 21)).replacing(
        "<label ", with: #"<label userLabel="My Title" "#)
        + Fixture.label("b", "Two", frame: Rect(0, 30, 50, 21))
        + Fixture.label("c", "Go on!", frame: Rect(0, 60, 80, 21))
        + Fixture.label("d", "Go on?", frame: Rect(0, 90, 80, 21))
        + Fixture.label("e", "Label", frame: Rect(0, 120, 80, 21)),
      inController: outlets)
    #expect(
      yaml.split(separator: "\n").filter { $0.contains("id:") } == [
        "  id: myTitle", "  id: captionLabel", "  id: goOn", "  id: goOn2",
      ])
  }

  @Test func `a button with a background and no title is a box`() throws {
    let button = Fixture.button("b", title: "", frame: Rect(0, 0, 40, 40)).replacing(
      "<connections>",
      with: #"<color key="backgroundColor" red="0" green="0" blue="1" alpha="1"/><connections>"#)
    #expect(try views(button) == "- box: \"#0000FF\"\n  frame: [0, 0, 40, 40]\n")
  }

  @Test func `runtime attributes that change the picture are read`() throws {
    let view = Fixture.view(
      "v", frame: Rect(0, 0, 50, 50),
      inside: #"""
        <color key="backgroundColor" white="1" alpha="1"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="borderWidth"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="color" keyPath="borderColor"><color key="value" red="1" green="0" blue="0" alpha="1"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="shadowOpacity"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="size" keyPath="shadowOffset"><size key="value" width="0" height="2"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="heroID" value="x"/>
        </userDefinedRuntimeAttributes>
        """#)
    #expect(
      try views(view) == """
        - box: "#FFFFFF"
          frame: [0, 0, 50, 50]
          cornerRadius: 8
          border: {width: 1.5, color: "#FF0000"}
          shadow: {color: "#000000", opacity: 0.5, radius: 3, offset: [0, 2]}

        """)
  }

  @Test func `an image is found beside the project, or its name stands in its place`() throws {
    let image = #"""
      <imageView contentMode="scaleAspectFill" image="Photo" translatesAutoresizingMaskIntoConstraints="NO" id="i">\#
      \#(Fixture.rect(Rect(0, 0, 60, 40)))</imageView>
      """#
    let files = AssetIndex(paths: ["App/Photo.png", "App/Photo@2x.png", "App/Photo@3x.png"])
    #expect(
      try views(image, options: ImportOptions(assets: files))
        == "- image: App/Photo@2x.png\n  id: photo\n  frame: [0, 0, 60, 40]\n  contentMode: aspectFill\n")
    #expect(try views(image).contains("- box: systemGray4\n"))
    #expect(try views(image).contains("- label: Photo\n"))
  }

  @Test func `an image set's manifest says which of its files to take`() {
    let manifest = #"""
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}], "scale": "2x", "filename": "night.png"},
        {"scale": "2x", "filename": "b-1.png"}, {"scale": "3x"}], "info": {"version": 1}}
      """#
    let files = AssetIndex(
      paths: [
        "X.xcassets/Home.imageset/a.png", "X.xcassets/Home.imageset/b-1.png",
        "X.xcassets/Home.imageset/night.png",
      ],
      contents: { $0 == "X.xcassets/Home.imageset/Contents.json" ? Array(manifest.utf8) : nil })
    #expect(files.path(ofImage: "Home") == "X.xcassets/Home.imageset/b-1.png")
    #expect(files.path(ofImage: "Away") == nil)
  }

  @Test func `controls are written as the language names them`() throws {
    let controls = #"""
      <switch on="NO" translatesAutoresizingMaskIntoConstraints="NO" id="a">\#(Fixture.rect(Rect(0, 0, 51, 31)))</switch>
      <slider value="5" minValue="0" maxValue="20" id="b" translatesAutoresizingMaskIntoConstraints="NO">\#(Fixture.rect(Rect(0, 40, 100, 31)))</slider>
      <segmentedControl selectedSegmentIndex="1" id="c" translatesAutoresizingMaskIntoConstraints="NO">\#(Fixture.rect(Rect(0, 80, 100, 32)))<segments><segment title="One"/><segment title="2"/></segments></segmentedControl>
      <textField borderStyle="roundedRect" placeholder="Name" id="d" translatesAutoresizingMaskIntoConstraints="NO">\#(Fixture.rect(Rect(0, 120, 100, 34)))</textField>
      """#
    #expect(
      try views(controls) == """
        - switch: false
          frame: [0, 0, 51, 31]
        - slider: 5
          frame: [0, 40, 100, 31]
          range: [0, 20]
        - segmented: [One, "2"]
          frame: [0, 80, 100, 32]
          selected: 1
        - textField:
          id: name
          frame: [0, 120, 100, 34]
          placeholder: Name
          font: 14

        """)
  }

  @Test func `cells of UIKit's own styles are rows, and the row of a segue has an id`() throws {
    let cell = { (id: String, text: String, rest: String) in
      #"""
      <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="\#(id)-t" detailTextLabel="\#(id)-d" \#
      accessoryType="disclosureIndicator" id="\#(id)"><tableViewCellContentView key="contentView" id="\#(id)-c"><subviews>\#
      <label text="\#(text)" id="\#(id)-t"/><label text="Detail" id="\#(id)-d"/></subviews></tableViewCellContentView>\#(rest)</tableViewCell>
      """#
    }
    let table = #"""
      <tableView style="grouped" dataMode="static" rowHeight="44" translatesAutoresizingMaskIntoConstraints="NO" id="t">\#
      \#(Fixture.rect(Rect(0, 100, 375, 300)))<sections><tableViewSection id="x"><cells>\#
      \#(cell("a", "One", ""))\#(cell("b", "Two", "<connections>" + Fixture.segue("s", to: "A", "show") + "</connections>"))\#
      </cells></tableViewSection></sections></tableView>
      """#
    #expect(
      try views(table).hasPrefix(
        """
        - list:
            - {title: One, subtitle: Detail, accessory: disclosure}
            - {title: Two, subtitle: Detail, accessory: disclosure, id: two}
          frame: [0, 100, 375, 300]
          style: grouped
        """))
  }

  @Test func `a view moves with its screen as its constraints say`() throws {
    let xml = Fixture.xml(
      Fixture.scene(
        "A", subviews: Fixture.label("l", "Hello", frame: Rect(157.5, 600, 60, 21)),
        constraints: #"""
          <constraint firstItem="l" firstAttribute="centerX" secondItem="A-view" secondAttribute="centerX"/>
          <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="46"/>
          """#))
    #expect(
      try Fixture.scenes(xml).yaml.contains(
        "        centerX: 50%\n        width: 60\n        bottom: 46\n        height: 21\n"))
  }

  @Test func `a navigation bar has its titles, items and colours`() throws {
    let item = #"""
      <navigationItem key="navigationItem" title="Photos" id="n">
        <barButtonItem key="leftBarButtonItem" systemItem="done" id="d"/>
        <rightBarButtonItems><barButtonItem title="Last" id="r1"/><barButtonItem title="First" id="r2"/></rightBarButtonItems>
      </navigationItem>
      """#
    let xml = Fixture.xml(
      Fixture.navigation(
        "N", root: "A", bar: #"<color key="barTintColor" red="0" green="0" blue="0.5" alpha="1"/>"#),
      Fixture.scene("A", inController: item), initial: "N")
    let yaml = try Fixture.scenes(xml).yaml
    #expect(
      yaml.contains(
        """
            navigationBar:
              title: Photos
              left: {title: Done, id: done}
              right: [{title: First, id: first}, {title: Last, id: last}]
              background: "#000080"
        """))
    // Dark bars have a light status bar above them.
    #expect(yaml.contains("statusBar: light"))
  }
}
