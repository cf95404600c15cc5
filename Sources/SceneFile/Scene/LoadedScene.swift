package import Motion

/// A scene that has been read without errors.
package struct LoadedScene: Sendable {
  package let scene: Scene
  /// The scene file and its includes, for printing diagnostics: a position's `file` is an index into them.
  package let sources: [SourceFile]
  /// Paths of all files that were read, as this process can open them: the scene first, then includes, fonts and
  /// images in the order of their first use. Standard input is not among them.
  package let dependencies: [String]
  package let warnings: [Diagnostic]
  /// Every font family that is named, once.
  package let fontUses: [FontUse]
}

/// Why there is no scene.
package enum SceneLoadError: Error {
  /// The scene file itself cannot be read; the message follows its path. Exit code 66.
  case unreadable(path: String, message: String)
  /// What is wrong with it, by place; at least one is an error. `files` are the paths of all files that were read or
  /// looked for: a change of one of them may mend it.
  case invalid([Diagnostic], sources: [SourceFile], files: [String])

  /// 65 where the scene is wrong, 66 where all that is wrong is that files cannot be read.
  package var exitCode: Int32 {
    switch self {
    case .unreadable: Diagnostic.Cause.input.exitCode
    case .invalid(let diagnostics, _, _):
      diagnostics.contains { $0.severity == .error && $0.cause == .scene }
        ? Diagnostic.Cause.scene.exitCode : Diagnostic.Cause.input.exitCode
    }
  }
}
