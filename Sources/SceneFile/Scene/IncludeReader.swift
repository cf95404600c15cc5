internal import Motion

/// Brings the definitions of other files.
final class IncludeReader {
  private let context: SceneContext
  private(set) var sources: [SourceFile]
  private var definitions = Definitions()
  /// Normalized paths of the files being read, the scene first.
  private var open: [String]
  private var done: Set<String> = []

  /// Files that one scene may bring.
  private static let files = 64

  /// - Parameter path: that of the scene file, relative to the root.
  init(context: SceneContext, scene: SourceFile, path: String) {
    self.context = context
    sources = [scene]
    open = [Self.normalized(path)]
  }

  /// The scene's own definitions, then those of its includes.
  func definitions(of keys: Keys) -> Definitions {
    add(keys)
    return definitions
  }

  private func add(_ keys: Keys) {
    for name in Definitions.names {
      guard let field = keys[name] else { continue }
      definitions.add(field.entries(name) ?? [], to: name)
    }
    guard let include = keys["include"] else { return }
    let fields = include.value.items == nil ? [include] : (include.list("paths") ?? [])
    for field in fields { read(field) }
  }

  private func read(_ field: Field) {
    guard let (text, node) = field.scalar("the path of a scene file") else { return }
    let path = context.path(text, at: node)
    let normalized = Self.normalized(path)
    if open.contains(normalized) {
      let cycle = open.drop { $0 != normalized } + [normalized]
      field.error("\"\(text)\" includes itself", at: node, hint: cycle.joined(separator: " → "))
      return
    }
    guard done.insert(normalized).inserted else { return }
    guard sources.count <= Self.files else {
      field.error("a scene can include at most \(Self.files) files", at: node)
      return
    }
    do throws(FileFault) {
      let bytes = try context.store.bytes(of: path, limit: Limits.sceneBytes)
      read(bytes, path: path, normalized: normalized)
    } catch {
      context.report.error(
        "\"\(text)\" \(error.message)", at: node, cause: error.isSceneFault ? .scene : .input)
    }
  }

  private func read(_ bytes: [UInt8], path: String, normalized: String) {
    let index = sources.count
    let text = SourceText(bytes, file: index)
    sources.append(SourceFile(path: context.location.openable(path), text: text.string))
    context.folders.append(Self.folder(path))
    guard let node = NodeBuilder.build(text, file: index, report: context.report),
      let keys = Keys(node, .included, context)
    else { return }
    _ = keys["version"]
    open.append(normalized)
    add(keys)
    open.removeLast()
    keys.finish()
  }

  /// Ended by a slash, or empty.
  static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  /// Without `.` and, where it can be told, `..`.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
