/// `Contents.json` of an image set: which file is for which density.
enum ImageSetManifest {
  struct Entry: Equatable {
    var file: String
    /// `1x`, `2x`, `3x`; nil for a vector image.
    var scale: String?
    /// For the dark appearance.
    var isDark: Bool
  }

  /// The entries with a file; none where the bytes are no such manifest.
  static func entries(_ bytes: [UInt8]) -> [Entry] {
    guard let text = String(validating: bytes, as: UTF8.self) else { return [] }
    return objects(text).compactMap { object in
      guard let file = object.value(of: "filename") else { return nil }
      let isDark = object.strings.contains("luminosity") && object.strings.contains("dark")
      return Entry(file: file, scale: object.value(of: "scale"), isDark: isDark)
    }
  }

  /// All strings of an entry in order, keys and values alike; an entry's keys are known words that no file is named by.
  private struct Object {
    var strings: [String] = []

    func value(of key: String) -> String? {
      guard let place = strings.firstIndex(of: key), place + 1 < strings.count else { return nil }
      return strings[place + 1]
    }
  }

  /// The objects of the `images` array: those at the second level of braces, with what is nested inside of them.
  private static func objects(_ text: String) -> [Object] {
    var found: [Object] = []
    var depth = 0
    var string: String?
    var isEscaped = false
    for character in text.unicodeScalars {
      if var current = string {
        if isEscaped {
          current.unicodeScalars.append(character)
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          if depth >= 2, !found.isEmpty { found[found.count - 1].strings.append(current) }
          string = nil
          continue
        } else {
          current.unicodeScalars.append(character)
        }
        string = current
        continue
      }
      switch character {
      case "\"": string = ""
      case "{":
        depth += 1
        if depth == 2 { found.append(Object()) }
      case "}": depth -= 1
      default: break
      }
    }
    return found
  }
}
