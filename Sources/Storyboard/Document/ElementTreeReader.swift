/// Turns the bytes of an XML file into a tree of elements, within the limits.
struct ElementTreeReader {
  let path: String
  private var nodes: [ElementTree.Node] = []
  /// Indices of the elements that are open, outermost first.
  private var open: [Int] = []
  private var comment: String?

  init(path: String) { self.path = path }

  static func read(_ bytes: [UInt8], path: String) throws(StoryboardError) -> ElementTree {
    var reader = ElementTreeReader(path: path)
    try reader.checkBytes(bytes)
    // The closure cannot throw a typed error through `withUnsafeBufferPointer`, hence the result.
    let result = bytes.withUnsafeBytes { raw in
      raw.withMemoryRebound(to: CChar.self) { buffer in
        Result { () throws(StoryboardError) in try reader.readAll(buffer) }
      }
    }
    try result.get()
    guard !reader.nodes.isEmpty else { throw reader.error("is empty") }
    return ElementTree(nodes: reader.nodes)
  }

  private func checkBytes(_ bytes: [UInt8]) throws(StoryboardError) {
    guard bytes.count <= StoryboardLimits.bytes else {
      throw error("is larger than \(StoryboardLimits.bytes >> 20) MiB, the limit for a storyboard")
    }
    guard !bytes.isEmpty else { throw error("is empty") }
    if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "NIBArchive".utf8) {
      throw error("is a compiled nib", hint: "give the .storyboard file of the project")
    }
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      throw error("is not UTF-8 text")
    }
    guard !XMLProlog.hasDocumentType(bytes) else {
      throw error("has a document type declaration, which no storyboard has")
    }
  }

  private mutating func readAll(_ buffer: UnsafeBufferPointer<CChar>) throws(StoryboardError) {
    guard var reader = XMLReader(buffer) else { throw error("cannot be parsed") }
    do throws(XMLReader.Fault) {
      while let event = try reader.next() {
        switch event {
        case .start: try start(&reader)
        case .end: _ = open.popLast()
        case .text: if let last = open.last { nodes[last].text += reader.value }
        case .comment: comment = reader.value
        case .other: break
        }
        if let refusal { throw refusal }
      }
    } catch {
      throw StoryboardError(.file, path: path, line: error.line, "is not well-formed XML: \(error.message)")
    }
  }

  /// A limit that has been passed.
  private var refusal: XMLReader.Fault? {
    if open.count > StoryboardLimits.depth {
      return XMLReader.Fault(
        line: nodes.last?.line, message: "elements are nested more than \(StoryboardLimits.depth) deep")
    }
    if nodes.count > StoryboardLimits.elements {
      return XMLReader.Fault(
        line: nodes.last?.line, message: "more than \(StoryboardLimits.elements) elements")
    }
    return nil
  }

  private mutating func start(_ reader: inout XMLReader) throws(XMLReader.Fault) {
    let (tag, line, isEmpty) = (reader.name, reader.line, reader.isEmpty)
    let attributes = try reader.attributes()
    let index = nodes.count
    nodes.append(
      ElementTree.Node(tag: tag, attributes: attributes, comment: comment, line: line, parent: open.last))
    comment = nil
    if let parent = open.last { nodes[parent].children.append(index) }
    if !isEmpty { open.append(index) }
  }

  private func error(_ message: String, hint: String? = nil) -> StoryboardError {
    StoryboardError(.file, path: path, message, hint: hint)
  }
}
