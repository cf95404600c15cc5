import Motion
import SceneFile
import TestSupport
import Testing

/// A folder with a scene and its files, for one test.
final class SceneFolder {
  let folder: MediaFolder

  init(_ files: [String: String] = [:]) throws {
    folder = try MediaFolder()
    for (name, text) in files { try write(name, text) }
  }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  func write(_ name: String, _ bytes: [UInt8]) throws { try MediaFolder.write(bytes, to: folder.path(name)) }

  func load(_ name: String = "scene.yaml", _ options: SceneOptions = SceneOptions()) -> Outcome {
    Outcome(path: folder.path(name), options)
  }
}

/// What came of reading a scene.
struct Outcome {
  var scene: Scene?
  var loaded: LoadedScene?
  var diagnostics: [Diagnostic] = []
  var sources: [SourceFile] = []
  var exitCode: Int32 = 0

  init(path: String, _ options: SceneOptions = SceneOptions()) {
    do throws(SceneLoadError) {
      let loaded = try SceneReader.load(path: path, options: options)
      self.loaded = loaded
      scene = loaded.scene
      diagnostics = loaded.warnings
      sources = loaded.sources
    } catch {
      exitCode = error.exitCode
      switch error {
      case .invalid(let diagnostics, let sources, _):
        (self.diagnostics, self.sources) = (diagnostics, sources)
      case .unreadable(let path, let message):
        diagnostics = [
          Diagnostic("\(path) \(message)", at: SourcePosition(line: 0, column: 0), cause: .input)
        ]
      }
    }
  }

  /// Of text that needs no other file.
  init(_ text: String, _ options: SceneOptions = SceneOptions()) throws {
    try self.init(Array(text.utf8), options)
  }

  init(_ bytes: [UInt8], _ options: SceneOptions = SceneOptions()) throws {
    let folder = try SceneFolder()
    try folder.write("scene.yaml", bytes)
    self = folder.load("scene.yaml", options)
  }

  /// Adds what a timeline has against its scene, which only a film knows.
  mutating func resolve() {
    guard let scene else { return }
    do {
      _ = try Film(scene, measurer: TenPointMeasurer())
    } catch {
      exitCode = 65
      diagnostics = error.issues.filter { $0.severity == .error }.map {
        Diagnostic($0.message, at: $0.position, hint: $0.hint)
      }
    }
  }

  /// `line:column message` of all diagnostics.
  var messages: [String] { diagnostics.map { "\($0.position.line):\($0.position.column) \($0.message)" } }

  /// The views of the first screen.
  var views: [View] { scene?.screens.first?.views ?? [] }
}

/// A scene around the part that a test is about.
enum SceneText {
  /// One screen with these views, written with an indentation of six spaces for the first key of each.
  static func views(_ views: String) -> String {
    """
    screens:
      main:
        views:
    \(views.split(separator: "\n", omittingEmptySubsequences: false).map { "      " + $0 }.joined(separator: "\n"))
    timeline: [hold: 1]
    """
  }

  /// A scene of two screens that one segue joins by this transition.
  static func transition(_ value: String, more: String = "") -> String {
    """
    screens:
      list: {views: [{label: A, id: title}, {box: red, id: thumb, frame: [16, 100, 100, 75]}]}
      details: {views: [{label: B, id: name}, {box: blue, id: hero, frame: [0, 0, 375, 200]}]}
    segues:
      Show: {from: list, to: details, transition: \(value)}
    \(more)
    timeline: [perform: Show]
    """
  }
}
