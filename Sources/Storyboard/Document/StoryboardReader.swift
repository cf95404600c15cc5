/// Reads a storyboard of any era from Xcode 4.5 on.
package enum StoryboardReader {
  /// - Parameters:
  ///   - bytes: the whole file; more than `StoryboardLimits.bytes` are refused before anything is parsed.
  ///   - path: how messages name the file.
  /// - Throws: where the bytes are no XML, or XML of another kind than a storyboard of an iPhone, iPad or Apple TV app,
  ///   or one without scenes. Unknown elements and attributes never fail.
  package static func read(_ bytes: [UInt8], path: String) throws(StoryboardError) -> StoryboardDocument {
    let tree = try ElementTreeReader.read(bytes, path: path)
    try DocumentKind.check(tree.root, path: path)
    let document = StoryboardDocument(path: path, tree: tree)
    guard !document.controllers.isEmpty else {
      throw StoryboardError(.file, path: path, "has no scenes")
    }
    return document
  }
}
