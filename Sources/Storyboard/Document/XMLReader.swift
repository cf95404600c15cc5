internal import CXML

/// libxml2's pull parser over bytes in memory. It opens no file and no network, loads no document type and expands
/// no entity but the five of XML itself.
struct XMLReader: ~Copyable {
  private let pointer: xmlTextReaderPtr

  enum Event {
    case start, end, text, comment, other
  }

  struct Fault: Error {
    var line: Int?
    var message: String
  }

  /// - Parameter bytes: must outlive the reader, which keeps the pointer.
  init?(_ bytes: UnsafeBufferPointer<CChar>) {
    guard let size = Int32(exactly: bytes.count) else { return nil }
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    xmlResetLastError()
    guard
      let pointer = xmlReaderForMemory(
        bytes.baseAddress, size, nil, "UTF-8", Int32(truncatingIfNeeded: options))
    else { return nil }
    self.pointer = pointer
  }

  deinit { xmlFreeTextReader(pointer) }

  /// The next event; nil at the end of the document.
  mutating func next() throws(Fault) -> Event? {
    let status = xmlTextReaderRead(pointer)
    switch status {
    case 0:
      return nil
    case 1:
      break
    default:
      throw fault()
    }
    switch UInt32(bitPattern: xmlTextReaderNodeType(pointer)) {
    case XML_READER_TYPE_ELEMENT.rawValue: return .start
    case XML_READER_TYPE_END_ELEMENT.rawValue: return .end
    case XML_READER_TYPE_TEXT.rawValue, XML_READER_TYPE_CDATA.rawValue: return .text
    case XML_READER_TYPE_SIGNIFICANT_WHITESPACE.rawValue: return .text
    case XML_READER_TYPE_COMMENT.rawValue: return .comment
    default: return .other
    }
  }

  var name: String { xmlTextReaderConstName(pointer).map { String(cString: $0) } ?? "" }
  var value: String { xmlTextReaderConstValue(pointer).map { String(cString: $0) } ?? "" }
  /// Of an element that is just starting: `<a/>` has no end event.
  var isEmpty: Bool { xmlTextReaderIsEmptyElement(pointer) == 1 }
  var line: Int { Int(xmlTextReaderGetParserLineNumber(pointer)) }

  /// The attributes of the element that is just starting.
  mutating func attributes() throws(Fault) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      switch xmlTextReaderMoveToNextAttribute(pointer) {
      case 1:
        attributes[name] = value
      case 0:
        guard xmlTextReaderMoveToElement(pointer) >= 0 else { throw fault() }
        return attributes
      default:
        throw fault()
      }
    }
  }

  private func fault() -> Fault {
    guard let error = xmlGetLastError() else { return Fault(message: "unknown error") }
    let message = error.pointee.message.map { String(cString: $0) } ?? "unknown error"
    let line = Int(error.pointee.line)
    return Fault(line: line > 0 ? line : nil, message: String(message.prefix { $0 != "\n" }))
  }
}
