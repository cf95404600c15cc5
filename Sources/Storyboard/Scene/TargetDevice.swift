internal import Motion

/// The device that the scene is laid out for.
struct TargetDevice: Hashable, Sendable {
  /// In points, as it is held.
  var size: Size
  /// Motion's device of that size, upright.
  var device: Device?
  /// Whether nobody said it.
  var isGuessed = false

  /// Points that the status bar takes; none on a lying phone or an Apple TV.
  var statusBarHeight: Double {
    if size == Size(1920, 1080) { return 0 }
    if let device { return device.statusBarHeight }
    let isPhone = min(size.width, size.height) < 600
    return isPhone && size.width > size.height ? 0 : 20
  }

  var homeIndicatorHeight: Double { device?.homeIndicatorHeight ?? 0 }

  init(_ size: Size, named name: String? = nil) {
    self.size = size
    device = Device.all.first { $0.name == name } ?? Device.all.first { $0.size == size }
  }

  /// - Parameter text: a name of Motion's or Xcode's list, or `375x667`.
  init?(_ text: String) {
    let lower = text.lowercased()
    if let device = Device.all.first(where: { $0.name == lower }) {
      self.init(device.size, named: device.name)
      return
    }
    if let size = XcodeDevice.size(text) {
      self.init(size)
      return
    }
    let parts = lower.split { $0 == "x" || $0 == "×" }.map { Element.number(String($0)) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...4096).contains(width), (1...4096).contains(height)
    else { return nil }
    self.init(Size(width, height))
  }

  /// What the storyboard says: its device, its simulated metrics, or the size of its first screen where a device has
  /// it; else a phone that its author would have run.
  init(of document: StoryboardDocument) {
    if let element = document.tree.root.child("device"), let size = XcodeDevice.size(element["id"] ?? "") {
      let isLandscape = element["orientation"] == "landscape"
      self.init(isLandscape ? size.lying : size)
      return
    }
    // Before Xcode 8 an iPad's storyboard says so by its runtime alone.
    if document.tree.root["targetRuntime"] == "iOS.CocoaTouch.iPad" {
      let upright = Size(768, 1024)
      self.init(XcodeDevice.isSimulatedLying(document) ? upright.lying : upright)
      return
    }
    if let size = XcodeDevice.simulated(document) {
      self.init(XcodeDevice.isSimulatedLying(document) ? size.lying : size)
      return
    }
    let graph = StoryboardGraph(document)
    let first = document.initialController.flatMap { graph.content(of: $0.id) }.flatMap {
      document.controller($0)
    }
    if let size = first?.view?.storedFrame?.size,
      XcodeDevice.isScreen(size) || XcodeDevice.isScreen(size.turned)
    {
      self.init(size)
      return
    }
    self.init(document.toolsVersion < XcodeDevice.xcode8 ? Size(375, 667) : Size(390, 844))
    isGuessed = true
  }
}

/// The devices that Xcode's canvas offers, and how storyboards name them.
enum XcodeDevice {
  /// Build of Interface Builder in Xcode 8.0.
  static let xcode8 = 11134.0
  /// The same in Xcode 11.0, from which on presentations are sheets.
  static let xcode11 = 15400.0

  static func size(_ id: String) -> Size? { sizes[id.lowercased()] }

  /// Points, upright; from Xcode's device list.
  private static let sizes: [String: Size] = [
    "retina3_5": Size(320, 480), "retina4_0": Size(320, 568), "retina4_7": Size(375, 667),
    "retina5_5": Size(414, 736), "retina5_9": Size(375, 812), "retina6_1": Size(414, 896),
    "retina6_5": Size(414, 896), "retina6_0": Size(390, 844), "retina6_7": Size(428, 926),
    "retina6_12": Size(393, 852), "retina6_72": Size(430, 932), "retina6_3": Size(402, 874),
    "retina6_9": Size(440, 956), "ipad7_9": Size(768, 1024), "ipad9_7": Size(768, 1024),
    "ipad10_2": Size(810, 1080), "ipad10_5": Size(834, 1112), "ipad10_9rounded": Size(820, 1180),
    "ipad11_0": Size(834, 1194), "ipad11_0rounded": Size(834, 1194), "ipad12_9": Size(1024, 1366),
    "ipad12_9rounded": Size(1024, 1366), "appletv": Size(1920, 1080),
  ]

  /// `<simulatedScreenMetrics type="retina47"/>` of Xcode 5 to 7.
  static func simulated(_ document: StoryboardDocument) -> Size? {
    for element in document.tree.root.subtree where element.tag == "simulatedScreenMetrics" {
      switch element["type"] {
      case "retina4": return Size(320, 568)
      case "retina47": return Size(375, 667)
      case "retina55": return Size(414, 736)
      default: break
      }
    }
    return nil
  }

  /// Whether the first controller that says how its device is held says lying; Xcode 4 to 7.
  static func isSimulatedLying(_ document: StoryboardDocument) -> Bool {
    let metrics = document.tree.root.subtree.first {
      $0.tag == "simulatedOrientationMetrics" && $0.parent?.tag.hasSuffix("ontroller") ?? false
    }
    return metrics?["orientation"]?.hasPrefix("landscape") ?? false
  }

  static func isScreen(_ size: Size) -> Bool {
    sizes.values.contains(size) || Device.all.contains { $0.size == size }
  }
}

extension Size {
  fileprivate var turned: Size { Size(height, width) }
  /// The longer side across.
  fileprivate var lying: Size { height > width ? turned : self }
}
