internal import Motion

/// Turns the events of a YAML stream into one tree, with the limits enforced while it grows: nothing is built, and
/// nothing recurses, beyond them.
struct NodeBuilder {
  private struct Frame {
    var isMapping: Bool
    var anchor: String?
    var position: SourcePosition
    /// Keys and values take turns in a mapping.
    var children: [Node] = []
    /// Nodes that had been counted before this one.
    var countBefore: Int
    /// Collections nested in it so far, itself included.
    var depth = 1
  }

  private struct Anchored {
    var node: Node
    var count: Int
    var depth: Int
  }

  private let file: Int
  private let functions: FunctionText
  private let escapes: SurrogateEscapes
  private let report: Report
  private var frames: [Frame] = []
  private var anchors: [String: Anchored] = [:]
  private var count = 0
  private var root: Node?

  /// The tree of a file, or nil with the reasons in the report.
  static func build(_ text: SourceText, file: Int, report: Report) -> Node? {
    if let fault = text.fault {
      report.add(fault)
      return nil
    }
    var builder = NodeBuilder(file: file, bytes: text.bytes, report: report)
    do throws(YAMLFailure) {
      return try builder.run()
    } catch {
      report.add(error.diagnostic)
      return nil
    }
  }

  private init(file: Int, bytes: [UInt8], report: Report) {
    self.file = file
    functions = FunctionText(bytes)
    escapes = SurrogateEscapes(functions.bytes)
    self.report = report
  }

  private mutating func run() throws(YAMLFailure) -> Node {
    let parser = EventParser(escapes.bytes, file: file)
    while true {
      let event = try parser.next()
      if case .streamEnd = event.kind { break }
      try handle(event)
    }
    guard let root else {
      throw YAMLFailure(
        Diagnostic("the scene is empty", at: SourcePosition(file: file, line: 1, column: 1)))
    }
    return root
  }

  private mutating func handle(_ event: EventParser.Event) throws(YAMLFailure) {
    if let tag = event.tag {
      throw YAMLFailure(
        Diagnostic(
          "YAML tags such as \"\(tag)\" have no meaning in a scene", at: event.start,
          hint: "text that begins with ! needs quotes"))
    }
    switch event.kind {
    case .streamStart, .streamEnd, .documentEnd: break
    case .documentStart:
      guard root == nil else {
        throw YAMLFailure(
          Diagnostic("a scene is one YAML document, and here begins a second", at: event.start))
      }
    case .alias(let name): try expand(name, event)
    case .scalar(let text, let style, let isDoubleQuoted):
      try addCount(1, event)
      let text = functions.decode(escapes.decode(text, isEscaped: isDoubleQuoted))
      let node = Node(
        content: .scalar(text, style), position: event.start,
        length: event.start.line == event.end.line ? max(event.end.column - event.start.column, 1) : 1)
      if let anchor = event.anchor { anchors[anchor] = Anchored(node: node, count: 1, depth: 0) }
      try append(node)
    case .sequenceStart: try open(isMapping: false, event)
    case .mappingStart: try open(isMapping: true, event)
    case .sequenceEnd, .mappingEnd: try close()
    }
  }

  private mutating func open(isMapping: Bool, _ event: EventParser.Event) throws(YAMLFailure) {
    let before = count
    try addCount(1, event)
    try checkDepth(1, event)
    frames.append(
      Frame(isMapping: isMapping, anchor: event.anchor, position: event.start, countBefore: before))
  }

  private mutating func close() throws(YAMLFailure) {
    guard let frame = frames.popLast() else { return }
    let content: Node.Content =
      frame.isMapping
      ? .mapping(try MappingRules(report: report).pairs(frame.children)) : .sequence(frame.children)
    let node = Node(content: content, position: frame.position, length: 1)
    if let anchor = frame.anchor {
      anchors[anchor] = Anchored(node: node, count: count - frame.countBefore, depth: frame.depth)
    }
    if let parent = frames.indices.last { frames[parent].depth = max(frames[parent].depth, frame.depth + 1) }
    try append(node)
  }

  private mutating func expand(_ name: String, _ event: EventParser.Event) throws(YAMLFailure) {
    if frames.contains(where: { $0.anchor == name }) {
      throw YAMLFailure(
        Diagnostic(
          "the alias *\(name) refers to the value that it is part of", at: event.start, length: name.count + 1
        ))
    }
    guard let anchored = anchors[name] else {
      throw YAMLFailure(
        Diagnostic(
          "there is no anchor &\(name) above this alias", at: event.start, length: name.count + 1,
          hint: anchors.isEmpty ? "text that begins with * needs quotes" : nil,
          suggestion: Spelling.suggestion(for: name, among: anchors.keys.sorted()).map { "*" + $0 }))
    }
    try addCount(anchored.count, event)
    try checkDepth(anchored.depth, event)
    if let parent = frames.indices.last {
      frames[parent].depth = max(frames[parent].depth, anchored.depth + 1)
    }
    try append(anchored.node)
  }

  private mutating func append(_ node: Node) throws(YAMLFailure) {
    guard let parent = frames.indices.last else {
      root = node
      return
    }
    if frames[parent].isMapping, frames[parent].children.count.isMultiple(of: 2), node.text == nil {
      throw YAMLFailure(
        Diagnostic(
          "a key must be a single word or number, not \(node.kindName)", at: node.position,
          hint: "a value that begins with { or [ needs quotes to be text"))
    }
    frames[parent].children.append(node)
  }

  private mutating func addCount(_ added: Int, _ event: EventParser.Event) throws(YAMLFailure) {
    count += added
    guard count > Limits.nodes else { return }
    throw YAMLFailure(
      Diagnostic("the scene has more than \(Limits.nodes) values, aliases expanded", at: event.start))
  }

  private func checkDepth(_ added: Int, _ event: EventParser.Event) throws(YAMLFailure) {
    guard frames.count + added > Limits.depth else { return }
    throw YAMLFailure(
      Diagnostic("lists and maps are nested more than \(Limits.depth) deep", at: event.start))
  }
}
