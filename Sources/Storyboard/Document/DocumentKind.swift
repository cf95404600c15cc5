/// Tells a storyboard that can be imported from the other files that Interface Builder writes.
enum DocumentKind {
  static func check(_ root: Element, path: String) throws(StoryboardError) {
    switch root.tag {
    case "document":
      break
    case "archive":
      throw StoryboardError(
        .file, path: path, "is an archive of Xcode 4.2 or older", hint: "save it with a newer Xcode")
    default:
      throw StoryboardError(
        .file, path: path, line: root.line, "is not a storyboard: its root is <\(root.tag)>")
    }
    let type = root["type"] ?? ""
    guard let what = refused(type) else { return }
    throw StoryboardError(
      .file, path: path, line: root.line, "is \(what), not a storyboard of an iOS app", hint: "type \(type)")
  }

  /// What another document type is called; nil for the types that are read.
  private static func refused(_ type: String) -> String? {
    let isStoryboard = type.contains("Storyboard")
    if type.contains("WatchKit") { return "a watchOS storyboard" }
    if type.contains("CocoaTouch") || type.contains("AppleTV") {
      return isStoryboard ? nil : "a xib, which has views and no segues"
    }
    if type.contains("Cocoa") { return isStoryboard ? "a macOS storyboard" : "a macOS xib" }
    return type.isEmpty ? "a document without a type" : "a document of an unknown type"
  }
}
