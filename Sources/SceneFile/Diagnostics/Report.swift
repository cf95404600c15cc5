internal import Motion

/// Gathers what is wrong with a scene while reading goes on.
final class Report {
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// Where the components are used whose content is being read, outermost first; becomes the notes of diagnostics.
  var uses: [Diagnostic.Note] = []

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  func add(_ diagnostic: Diagnostic) {
    // A component that is used ten times has its fault once.
    guard seen.insert(diagnostic).inserted else { return }
    var diagnostic = diagnostic
    diagnostic.notes += uses.reversed()
    diagnostics.append(diagnostic)
  }

  func error(
    _ message: String, at node: Node, cause: Diagnostic.Cause = .scene, hint: String? = nil,
    suggestion: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    add(
      Diagnostic(
        message, at: node.position, length: node.length, cause: cause, hint: hint, suggestion: suggestion,
        notes: notes))
  }

  func warning(_ message: String, at node: Node, hint: String? = nil) {
    add(Diagnostic(message, severity: .warning, at: node.position, length: node.length, hint: hint))
  }

  /// By place; what stands at the same place keeps its order.
  var sorted: [Diagnostic] {
    func key(_ diagnostic: Diagnostic) -> (Int, Int, Int) {
      (diagnostic.position.file, diagnostic.position.line, diagnostic.position.column)
    }
    return diagnostics.enumerated().sorted { a, b in
      let (left, right) = (key(a.element), key(b.element))
      return left == right ? a.offset < b.offset : left < right
    }.map(\.element)
  }
}
