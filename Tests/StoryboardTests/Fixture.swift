import Motion

@testable import Storyboard

/// Storyboards written by hand, as small as a test needs them.
enum Fixture {
  static let iOS = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

  static func xml(
    _ scenes: String..., type: String = iOS, toolsVersion: String = "14460.31",
    attributes: String = #"useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES""#,
    device: String? = "retina4_7", initial: String = "A", resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(type)" version="3.0" toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" \
    \(attributes) initialViewController="\(initial)">
      \(device.map { #"<device id="\#($0)" orientation="portrait"/>"# } ?? "")
      <scenes>\(scenes.joined(separator: "\n"))</scenes>
      <resources>\(resources)</resources>
    </document>
    """
  }

  /// A scene with a view controller and its view.
  static func scene(
    _ id: String, size: Size = Size(375, 667), tag: String = "viewController", attributes: String = "",
    subviews: String = "", constraints: String = "", inView: String = "", inController: String = "",
    objects: String = ""
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
      <\(tag) id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)-view">
          <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>\(subviews)</subviews>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
          <constraints>\(constraints)</constraints>
          <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
          \(inView)
        </view>
        \(inController)
      </\(tag)>
      \(objects)
    </objects></scene>
    """
  }

  static func navigation(_ id: String, root: String, bar: String = "", attributes: String = "") -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
      <navigationController id="\(id)" \(attributes) sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="\(id)-bar">\(bar)</navigationBar>
        <connections>
          <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-root"/>
        </connections>
      </navigationController>
    </objects></scene>
    """
  }

  /// A button with the segues that it performs.
  static func button(
    _ id: String, title: String = "Go", frame: Rect = Rect(100, 100, 80, 30), segues: String = ""
  ) -> String {
    """
    <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      \(rect(frame))
      <state key="normal" title="\(title)"/>
      <connections>\(segues)</connections>
    </button>
    """
  }

  static func label(_ id: String, _ text: String = "Text", frame: Rect? = nil, inside: String = "") -> String
  {
    """
    <label opaque="NO" text="\(text)" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" \
    id="\(id)">\(frame.map(rect) ?? "")<fontDescription key="fontDescription" type="system" pointSize="17"/>\
    <nil key="textColor"/>\(inside)</label>
    """
  }

  static func view(_ id: String, frame: Rect? = nil, attributes: String = "", inside: String = "") -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>\
    \(frame.map(rect) ?? "")\(inside)</view>
    """
  }

  static func rect(_ frame: Rect) -> String {
    #"<rect key="frame" x="\#(frame.x)" y="\#(frame.y)" width="\#(frame.width)" height="\#(frame.height)"/>"#
  }

  static func segue(_ id: String, to destination: String, _ kind: String, _ attributes: String = "") -> String
  {
    #"<segue destination="\#(destination)" kind="\#(kind)" id="\#(id)" \#(attributes)/>"#
  }

  static func read(_ xml: String) throws -> StoryboardDocument {
    try StoryboardReader.read(Array(xml.utf8), path: "Main.storyboard")
  }

  static func scenes(_ xml: String, _ options: ImportOptions = ImportOptions()) throws -> StoryboardImport {
    try read(xml).scenes(options, measurer: EstimatingMeasurer())
  }

  /// The frames of the views of a document's first scene, by id.
  static func frames(
    _ xml: String, size: Size = Size(375, 667), bars: LayoutInsets = LayoutInsets(top: 20)
  ) throws -> [String: Rect] {
    let document = try read(xml)
    guard let controller = document.controllers.first, let root = controller.view else { return [:] }
    let context = LayoutContext(document: document, traits: Traits(size), measurer: EstimatingMeasurer())
    let solver = LayoutSolver(context, controller: controller.element, root: root, size: size, bars: bars)
    var frames: [String: Rect] = [:]
    for (element, frame) in solver.solve().frames { if let id = element.id { frames[id] = frame } }
    return frames
  }
}
