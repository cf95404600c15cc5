/// An element of a page, written as HTML or as JSX.
struct MarkupElement {
  let name: String
  /// A value of nil is an attribute that stands alone.
  var attributes: [(name: String, value: String?)]
  var children: [MarkupElement] = []
  var text: String?

  /// Children are indented by two spaces. There is never an empty line, which would end the block in Markdown.
  ///
  /// - Parameter isJSX: with React's names of attributes, and a slash in tags without content.
  func rendered(isJSX: Bool = false, indent: String = "") -> String {
    let tag = "<\(name)" + attributes.map { attribute($0, isJSX) }.joined()
    if children.isEmpty, text == nil { return indent + tag + (isJSX ? " />" : ">") }
    if let text { return indent + tag + ">" + Self.escaped(text) + "</\(name)>" }
    let lines = children.map { $0.rendered(isJSX: isJSX, indent: indent + "  ") + "\n" }
    return indent + tag + ">\n" + lines.joined() + indent + "</\(name)>"
  }

  private func attribute(_ attribute: (name: String, value: String?), _ isJSX: Bool) -> String {
    let names = [
      "srcset": "srcSet", "autoplay": "autoPlay", "playsinline": "playsInline",
    ]
    let name = isJSX ? names[attribute.name] ?? attribute.name : attribute.name
    return " " + name + (attribute.value.map { "=\"\(Self.escaped($0))\"" } ?? "")
  }

  /// What HTML, JSX and Markdown give a meaning is written by number or name, in each of which all three read it as the
  /// character itself. Some Markdown looks for its marks before it looks for tags.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "`": result += "&#96;"
      case "\\": result += "&#92;"
      case "[": result += "&#91;"
      case "]": result += "&#93;"
      case "{": result += "&#123;"
      case "}": result += "&#125;"
      default: result.append(character)
      }
    }
    return result
  }
}
