package import Motion

/// What is asked of an import.
package struct ImportOptions: Sendable {
  package enum Selection: Sendable, Hashable {
    case all
    /// A segue by its identifier or id.
    case segue(String)
    /// Two screens by name, title, class, storyboard identifier or id; where no segue joins them, one is made.
    case between(from: String, to: String)
  }

  /// A name (`iphone-8`, `retina4_7`) or a size (`375x667`); nil leaves it to the storyboard.
  package var device: String?
  package var appearance: Appearance
  package var selection: Selection
  /// By custom class: a transition as a scene writes it (`slide`, `{slide: {from: left}}`), or `slide:left` for short.
  package var transitions: [String: String]
  /// Swift and Objective-C files of the project.
  package var sources: [SourceText]
  package var assets: AssetIndex

  package init(
    device: String? = nil, appearance: Appearance = .light, selection: Selection = .all,
    transitions: [String: String] = [:], sources: [SourceText] = [], assets: AssetIndex = AssetIndex()
  ) {
    self.device = device
    self.appearance = appearance
    self.selection = selection
    self.transitions = transitions
    self.sources = sources
    self.assets = assets
  }
}

/// A source file of the project.
package struct SourceText: Sendable, Hashable {
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
