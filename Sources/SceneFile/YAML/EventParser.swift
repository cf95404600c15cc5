internal import CYAML
internal import Motion

/// libyaml's parser over bytes that it owns.
final class EventParser {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias(String)
    case scalar(String, style: Node.Style, isDoubleQuoted: Bool)
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  struct Event {
    var kind: Kind
    var anchor: String?
    var tag: String?
    var start: SourcePosition
    var end: SourcePosition
  }

  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let file: Int
  private let isReady: Bool

  init(_ bytes: [UInt8], file: Int) {
    self.file = file
    // One byte more than needed, so that the base address exists for an empty file too.
    input = UnsafeMutableBufferPointer.allocate(capacity: bytes.count + 1)
    _ = input.initialize(from: bytes + [0])
    isReady = yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    yaml_parser_set_input_string(parser, UnsafePointer(input.baseAddress), bytes.count)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
    input.deallocate()
  }

  /// The next event; throws what the scanner or the parser of libyaml has to say.
  func next() throws(YAMLFailure) -> Event {
    guard isReady else {
      throw YAMLFailure(Diagnostic("out of memory", at: SourcePosition(file: file, line: 1, column: 1)))
    }
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    let (anchor, tag) = properties(of: event)
    return Event(
      kind: try kind(of: event), anchor: anchor, tag: tag, start: position(event.start_mark),
      end: position(event.end_mark))
  }

  private func kind(of event: yaml_event_t) throws(YAMLFailure) -> Kind {
    switch event.type {
    case YAML_STREAM_START_EVENT: return .streamStart
    case YAML_STREAM_END_EVENT: return .streamEnd
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_ALIAS_EVENT: return .alias(string(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT: return .sequenceStart
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT: return .mappingStart
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length)), as: UTF8.self)
      return .scalar(
        text, style: style(scalar.style), isDoubleQuoted: scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE)
    default:
      throw YAMLFailure(
        Diagnostic("libyaml reports an unknown event", at: position(event.start_mark)))
    }
  }

  private func style(_ style: yaml_scalar_style_t) -> Node.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }

  private func properties(of event: yaml_event_t) -> (anchor: String?, tag: String?) {
    switch event.type {
    case YAML_SCALAR_EVENT: (string(event.data.scalar.anchor), string(event.data.scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      (string(event.data.sequence_start.anchor), string(event.data.sequence_start.tag))
    case YAML_MAPPING_START_EVENT:
      (string(event.data.mapping_start.anchor), string(event.data.mapping_start.tag))
    default: (nil, nil)
    }
  }

  private func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private func position(_ mark: yaml_mark_t) -> SourcePosition {
    SourcePosition(file: file, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  private func failure() -> YAMLFailure {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "the file is not valid YAML"
    let context = parser.pointee.context.map { String(cString: $0) }
    return YAMLFailure(
      SyntaxMessage(
        problem: problem, context: context, position: position(parser.pointee.problem_mark),
        contextPosition: position(parser.pointee.context_mark)
      ).diagnostic)
  }
}

/// Why a file is not YAML, or not YAML that this program reads; reading ends there.
struct YAMLFailure: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
