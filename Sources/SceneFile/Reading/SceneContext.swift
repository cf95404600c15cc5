internal import Motion

/// What is known while a scene is read.
final class SceneContext {
  let report: Report
  let options: SceneOptions
  let store: AssetStore
  let location: SceneLocation
  /// Folders of the scene file and its includes, relative to the root; empty or ended by a slash. By file index.
  var folders: [String]

  var appearance = Appearance.light
  /// Variables of the chosen theme, of the scene and of the command line.
  var variables: [String: Node] = [:]
  var components: [String: Component] = [:]
  /// Values of `{{name}}` in the component whose content is being read; nil outside of components.
  var parameters: [String: Node]?
  /// That of the canvas; a screen may have its own.
  var direction: LayoutDirection { canvas.direction }
  var canvas = Canvas(size: Size(375, 667))
  /// Views read so far, rows and the views of components included.
  private(set) var viewCount = 0
  private(set) var fontUses: [FontUse] = []
  /// Maps and lists of components are read once for each use; this is the work done so far.
  private var visited = 0

  init(report: Report, options: SceneOptions, store: AssetStore, location: SceneLocation) {
    self.report = report
    self.options = options
    self.store = store
    self.location = location
    self.folders = [location.folder]
  }

  /// Counts one more view; false, with one error, beyond the limit.
  func countView(at node: Node) -> Bool {
    viewCount += 1
    if viewCount == Limits.views + 1 {
      report.error("the scene has more than \(Limits.views) views", at: node)
    }
    return viewCount <= Limits.views
  }

  func note(family: String, at node: Node) {
    guard !fontUses.contains(where: { $0.family == family }) else { return }
    fontUses.append(FontUse(family: family, position: node.position, length: node.length))
  }

  /// Counts entries that are read; false, with one error, where components multiply them beyond all measure.
  func countVisit(_ entries: Int, at node: Node) -> Bool {
    let before = visited
    visited += entries
    let limit = 10 * Limits.nodes
    if before <= limit, visited > limit {
      report.error("the scene's components unfold to more than \(limit) values", at: node)
    }
    return visited <= limit
  }

  /// The path of a file that a scalar names, relative to the root.
  func path(_ text: String, at node: Node) -> String {
    let folder = folders.indices.contains(node.position.file) ? folders[node.position.file] : ""
    // What is refused for its form must reach the store as it was written.
    if text.isEmpty || text.hasPrefix("/") || text.hasPrefix("~") || text.contains(":") { return text }
    return folder + text
  }

  /// The value of a key: component parameters put in, `$name` looked up.
  func value(_ node: Node) -> Node {
    let node = filled(node)
    guard case .scalar(let text, _) = node.content, text.hasPrefix("$") else { return node }
    return variable(String(text.dropFirst()), at: node, path: [])
  }

  private func variable(_ name: String, at node: Node, path: [String]) -> Node {
    guard let found = variables[name] else {
      report.error(
        "there is no variable $\(name)", at: node,
        suggestion: Spelling.suggestion(for: name, among: variables.keys.sorted()).map { "$" + $0 })
      return Node.invalid(at: node)
    }
    guard case .scalar(let text, _) = found.content, text.hasPrefix("$") else {
      return filled(found)
    }
    let next = String(text.dropFirst())
    if path.contains(next) || next == name {
      report.error(
        "the variable $\(next) is defined by itself", at: found,
        hint: ([next] + path.drop { $0 != next }.dropFirst() + [name, next]).map { "$" + $0 }.joined(
          separator: " → "))
      return Node.invalid(at: node)
    }
    return variable(next, at: found, path: path + [name])
  }
}

extension Node {
  /// Stands for a value whose fault has been reported.
  static func invalid(at node: Node) -> Node {
    Node(
      content: .scalar("", .plain), position: node.position, length: node.length, isResolved: true,
      isInvalid: true)
  }
}
