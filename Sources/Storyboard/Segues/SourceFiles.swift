/// The Swift and Objective-C sources of a project, for the classes in them.
struct SourceFiles: Sendable {
  private let bodies: [String: String]
  /// Lines with a number that stand in the files of a class, which may be constants that it uses.
  private let constants: [String: String]
  private let order: [String]

  init(_ sources: [SourceText]) {
    var bodies: [String: String] = [:]
    var constants: [String: String] = [:]
    var order: [String] = []
    for source in sources.sorted(by: { $0.path < $1.path }) {
      let text = SourceScanner.withoutComments(source.text)
      for found in SourceScanner.classes(text, isObjectiveC: source.path.fileExtension != "swift") {
        if bodies[found.name] == nil { order.append(found.name) }
        bodies[found.name, default: ""] += found.body + "\n"
        constants[found.name, default: ""] += Self.constants(text)
      }
    }
    self.bodies = bodies
    self.constants = constants
    self.order = order
  }

  /// The text between the class's braces, extensions included; nil where no source has it.
  func body(of name: String) -> String? { bodies[name] }

  /// Of the files that a class is written in.
  func constants(of name: String) -> String { constants[name] ?? "" }

  private static func constants(_ text: String) -> String {
    let pattern =
      /^\s*(?:#define|(?:(?:file)?private\s+)?(?:static|const|let|NSTimeInterval|CGFloat)\b).*[0-9]/
    return text.split(separator: "\n").filter { $0.contains(pattern) }.map { $0 + "\n" }.joined()
  }

  /// Classes that have an action by its Objective-C selector, as storyboards write it.
  func classes(implementing selector: String) -> [String] {
    let name = selector.prefix { $0 != ":" }
    let swift = name.replacingSuffix("WithSegue")
    return order.filter { className in
      guard let body = bodies[className] else { return false }
      return body.contains("func \(swift)(") || body.contains("func \(name)(") || body.contains(")\(name):")
        || body.contains(") \(name):")
    }
  }
}

extension Substring {
  /// Swift gives `unwind(segue:)` the selector `unwindWithSegue:`.
  fileprivate func replacingSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) && count > suffix.count ? dropLast(suffix.count) : self
  }
}
