/// The animations of custom segue classes, read from the sources of their project.
final class TransitionProposals {
  struct Proposal {
    /// What a segue writes.
    var reference: YAMLValue
    /// The custom transition that the scene gets; nil for one that the language has.
    var definition: (name: String, value: YAMLMap)?
  }

  let sources: SourceFiles
  private var known: [String: Proposal?] = [:]
  /// Names of custom transitions, by class.
  private var maker = NameMaker()

  init(_ sources: SourceFiles) { self.sources = sources }

  subscript(className: String) -> Proposal? {
    if let found = known[className] { return found }
    let found = propose(className)
    known[className] = .some(found)
    return found
  }

  /// - Returns: nil where there is no source, or none that can be read.
  private func propose(_ className: String) -> Proposal? {
    guard let body = sources.body(of: className) else { return nil }
    // A class that leaves `perform` to another has what it needs in its other methods.
    let perform = SourceScanner.perform(body).map(String.init)
    if let perform, let kind = BuiltInAnimation.transition(perform) {
      return Proposal(reference: kind, definition: nil)
    }
    let text = perform.map { $0.contains("nimat") ? $0 : body } ?? body
    guard let reading = AnimationReading(text, constants: body + sources.constants(of: className)),
      !reading.tracks.isEmpty
    else {
      return BuiltInAnimation.transition(body).map { Proposal(reference: $0, definition: nil) }
    }
    let name = maker.name([className], fallback: "customSegue")
    return Proposal(reference: .text(name), definition: (name, reading.yaml))
  }
}
