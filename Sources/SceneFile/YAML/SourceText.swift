internal import Motion

/// The bytes of a scene file, checked to be text that YAML allows.
struct SourceText {
  /// Without a byte order mark.
  let bytes: [UInt8]
  let string: String
  /// The first fault of the bytes, if any; `string` then has replacement characters.
  let fault: Diagnostic?

  init(_ raw: [UInt8], file: Int) {
    let hasMark = raw.starts(with: [0xEF, 0xBB, 0xBF])
    let bytes = hasMark ? Array(raw.dropFirst(3)) : raw
    self.bytes = bytes
    self.string = String(decoding: bytes, as: UTF8.self)
    self.fault = SourceText.fault(in: bytes, file: file)
  }

  private static func fault(in bytes: [UInt8], file: Int) -> Diagnostic? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return Diagnostic(
        "the file is UTF-16", at: SourcePosition(file: file, line: 1, column: 1), hint: "save it as UTF-8")
    }
    var (line, column) = (1, 1)
    var wasReturn = false
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    while true {
      let position = SourcePosition(file: file, line: line, column: column)
      switch decoder.decode(&iterator) {
      case .emptyInput:
        return nil
      case .error:
        return Diagnostic("a byte here is not UTF-8", at: position, hint: "save the file as UTF-8")
      case .scalarValue(let scalar):
        guard isAllowed(scalar) else {
          let code = "U+" + String(scalar.value, radix: 16, uppercase: true)
          return Diagnostic("the control character \(code) is not allowed in a scene", at: position)
        }
        let endsLine = isBreak(scalar) && !(wasReturn && scalar == "\n")
        wasReturn = scalar == "\r"
        if endsLine { (line, column) = (line + 1, 1) } else if !isBreak(scalar) { column += 1 }
      }
    }
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// YAML 1.1, section 5.1: the printable characters.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
