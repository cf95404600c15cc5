/// The Swift and Objective-C sources of a project, for the classes in them.
struct SourceFiles: Sendable {
  private let bodies: [String: String]
  private let order: [String]

  init(_ sources: [SourceText]) {
    var bodies: [String: String] = [:]
    var order: [String] = []
    for source in sources.sorted(by: { $0.path < $1.path }) {
      let text = SourceScanner.withoutComments(source.text)
      for found in SourceScanner.classes(text, isObjectiveC: source.path.fileExtension != "swift") {
        if bodies[found.name] == nil { order.append(found.name) }
        bodies[found.name, default: ""] += found.body + "\n"
      }
    }
    self.bodies = bodies
    self.order = order
  }

  /// The text between the class's braces, extensions included; nil where no source has it.
  func body(of name: String) -> String? { bodies[name] }

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
