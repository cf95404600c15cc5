/// Reads commands, numbers and flags off SVG path data.
struct PathScanner {
  private let characters: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { characters = Array(text.unicodeScalars) }

  var peek: Character? { index < characters.count ? Character(characters[index]) : nil }

  func fault(_ message: String) -> ScalarFault {
    let found = peek.map { ", not \"\($0)\"" } ?? ", and here it ends"
    return ScalarFault(message + (message.hasPrefix("th") ? "" : found), offset: index, isWhole: true)
  }

  mutating func skipSpace() {
    while let next = peek, next == " " || next == "\t" || next == "\n" || next == "\r" { index += 1 }
  }

  /// A command letter, if one is next.
  mutating func command() -> Character? {
    skipSpace()
    guard let next = peek, "MmZzLlHhVvCcSsQqTtAa".contains(next) else { return nil }
    index += 1
    return next
  }

  /// Whether another number follows, after spaces and a comma.
  var startsNumber: Bool {
    var copy = self
    copy.skipSeparator()
    guard let next = copy.peek else { return false }
    return next.isASCII && next.isNumber || next == "-" || next == "+" || next == "."
  }

  mutating func number() throws(ScalarFault) -> Double {
    skipSeparator()
    let begin = index
    if let sign = peek, sign == "-" || sign == "+" { index += 1 }
    skipDigits()
    if peek == "." {
      index += 1
      skipDigits()
    }
    if let exponent = peek, exponent == "e" || exponent == "E" {
      let before = index
      index += 1
      if let sign = peek, sign == "-" || sign == "+" { index += 1 }
      let digits = index
      skipDigits()
      if index == digits { index = before }
    }
    var text = String(String.UnicodeScalarView(characters[begin..<index]))
    if text.hasSuffix(".") { text += "0" }
    guard let number = DecimalNumber(text), abs(number.value) <= 1e6 else {
      index = begin
      throw fault(
        text.isEmpty || text == "-" || text == "+" || text == ".0"
          ? "path data needs a number here" : "this number must lie in -1000000…1000000")
    }
    return number.value
  }

  /// The flags of an arc, which may stand without separators.
  mutating func flag() throws(ScalarFault) -> Bool {
    skipSeparator()
    guard let next = peek, next == "0" || next == "1" else {
      throw fault("an arc needs the flag 0 or 1 here")
    }
    index += 1
    return next == "1"
  }

  private mutating func skipDigits() {
    while let next = peek, next.isASCII, next.isNumber { index += 1 }
  }

  private mutating func skipSeparator() {
    skipSpace()
    if peek == "," {
      index += 1
      skipSpace()
    }
  }
}
