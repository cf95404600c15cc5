import Foundation
import Motion
import SceneFile
import Testing

@testable import Storyboard

/// What is written must be what the scene reader takes.
struct ReadBackTests {
  /// What the scene reader finds wrong.
  private func errors(_ yaml: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "segue-story-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("scene.yaml")
    try yaml.write(to: file, atomically: true, encoding: .utf8)
    let diagnostics = Self.diagnostics(file.path)
    return diagnostics.filter { $0.severity == .error }.map { "\($0.position.line): \($0.message)" }
  }

  private static func diagnostics(_ path: String) -> [Diagnostic] {
    do throws(SceneLoadError) {
      return try SceneReader.load(path: path).warnings
    } catch {
      switch error {
      case .invalid(let diagnostics, _, _): return diagnostics
      case .unreadable(_, let message): return [Diagnostic(message, at: SourcePosition(line: 1, column: 1))]
      }
    }
  }

  @Test func `text of every kind survives`() throws {
    let texts = [
      "no", "a: b", "#1", "{{x}}", "tab\there", "\"q\" \\ end", "emoji 👩‍👩‍👧", "  spaced  ", "- x", "é\u{2028}",
    ]
    for text in texts {
      let escaped = text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing(
        "\t", with: "&#9;")
      let xml = Fixture.xml(
        Fixture.scene(
          "A", attributes: #"title="\#(escaped)""#,
          subviews: Fixture.label("l", escaped, frame: Rect(0, 0, 9, 9))))
      let yaml = try Fixture.scenes(xml).yaml
      #expect(try errors(yaml) == [], "\(text)")
    }
  }

  @Test func `every kind of view and segue is taken`() throws {
    let subviews =
      Fixture.label("l", "Hi", frame: Rect(0, 0, 50, 21)) + Fixture.view("v", frame: Rect(0, 30, 10, 10))
        + #"""
        <imageView image="Missing" id="i">\#(Fixture.rect(Rect(0, 50, 40, 40)))</imageView>
        <datePicker id="p">\#(Fixture.rect(Rect(0, 100, 300, 200)))</datePicker>
        <textView text="Some text" id="tv">\#(Fixture.rect(Rect(0, 300, 300, 50)))</textView>
        <toolbar id="tb">\#(Fixture.rect(Rect(0, 600, 375, 44)))<items><barButtonItem systemItem="add" id="x"/>\#
        <barButtonItem systemItem="flexibleSpace" id="y"/><barButtonItem title="End" id="z"/></items></toolbar>
        <navigationBar id="nb">\#(Fixture.rect(Rect(0, 20, 375, 44)))<items><navigationItem title="T" id="ni">\#
        <barButtonItem key="rightBarButtonItem" systemItem="done" id="nd"/></navigationItem></items></navigationBar>
        <collectionView dataMode="prototypes" id="cv">\#(Fixture.rect(Rect(0, 400, 375, 100)))\#
        <collectionViewFlowLayout key="collectionViewLayout" id="fl"><size key="itemSize" width="50" height="50"/></collectionViewFlowLayout>\#
        <cells><collectionViewCell reuseIdentifier="Cell" id="cc"><view key="contentView">\#(Fixture.rect(Rect(0, 0, 50, 50)))<subviews>\#
        \#(Fixture.label("cl", "C", frame: Rect(0, 0, 50, 50)))</subviews></view></collectionViewCell></cells></collectionView>
        <visualEffectView id="ve">\#(Fixture.rect(Rect(0, 500, 10, 10)))<blurEffect style="dark"/></visualEffectView>
        <switch id="c1">\#(Fixture.rect(Rect(0, 510, 51, 31)))</switch><stepper id="c2">\#(Fixture.rect(Rect(0, 510, 94, 32)))</stepper>
        <slider value="3" minValue="0" maxValue="9" id="c3">\#(Fixture.rect(Rect(0, 510, 94, 32)))</slider>
        <segmentedControl id="c4">\#(Fixture.rect(Rect(0, 510, 94, 32)))<segments><segment title="no"/></segments></segmentedControl>
        <textField placeholder="P" id="c5">\#(Fixture.rect(Rect(0, 510, 94, 32)))</textField>
        <searchBar id="c6">\#(Fixture.rect(Rect(0, 510, 375, 44)))</searchBar><progressView progress="0.5" id="c7">\#(Fixture.rect(Rect(0, 510, 94, 2)))</progressView>
        <activityIndicatorView animating="YES" style="whiteLarge" id="c8">\#(Fixture.rect(Rect(0, 510, 37, 37)))</activityIndicatorView>
        <pageControl numberOfPages="3" currentPage="2" id="c9">\#(Fixture.rect(Rect(0, 510, 39, 37)))</pageControl>
        \#(Fixture.button("b", segues: Fixture.segue("s", to: "B", "custom", #"customClass="X""#)))
        """#
    let result = try Fixture.scenes(
      Fixture.xml(
        Fixture.navigation("N", root: "A"), Fixture.scene("A", subviews: subviews),
        Fixture.scene("B", subviews: Fixture.label("bl", "There", frame: Rect(0, 0, 50, 21))), initial: "N"))
    #expect(try errors(result.yaml) == [])
    for clip in result.clips { #expect(try errors(clip.yaml) == [], "\(clip.name)") }
  }

  @Test(.enabled(if: Corpus.isThere, "the corpus of public storyboards is not beside the repository"))
  func `every scene of the public storyboards is taken`() throws {
    for document in try Corpus.documents() {
      for isDark in [false, true] {
        let options = ImportOptions(appearance: isDark ? .dark : .light)
        let result = try document.scenes(options, measurer: EstimatingMeasurer())
        #expect(try errors(result.yaml) == [], "\(document.path)")
        for clip in result.clips { #expect(try errors(clip.yaml) == [], "\(document.path) \(clip.name)") }
      }
    }
  }

  @Test(.enabled(if: Corpus.isThere, "the corpus of public storyboards is not beside the repository"))
  func `the same storyboard gives the same bytes`() throws {
    for document in try Corpus.documents() {
      let again = try StoryboardReader.read(Corpus.bytes(document.path), path: document.path)
      let (first, second) = (
        try document.scenes(ImportOptions(), measurer: EstimatingMeasurer()),
        try again.scenes(ImportOptions(), measurer: EstimatingMeasurer())
      )
      #expect(first.yaml == second.yaml)
      #expect(first.report == second.report)
    }
  }
}
