import CPango

/// The fonts of the machine, and those that a scene brings along.
///
/// Text can only be measured with a library at hand, so a scene's own fonts are always there before the first text.
package struct FontLibrary: Sendable {
  private static let preferredFamily = "Inter"
  private static let systemFamily = "sans"

  /// The family of text that names none: Inter where it is installed, else the system's sans-serif.
  package let defaultFamily: String

  /// - Parameter files: Paths of font files to use besides the system's. They stay for the rest of the process.
  /// - Throws: `DrawingError.notAFont` for a file that is missing or holds no font.
  package init(adding files: [String] = []) throws(DrawingError) {
    for file in files { try FontLibrary.add(file) }
    defaultFamily =
      FontPattern(family: FontLibrary.preferredFamily).isInstalled
      ? FontLibrary.preferredFamily : FontLibrary.systemFamily
  }

  private static func add(_ path: String) throws(DrawingError) {
    var faces: Int32 = 0
    guard let first = FcFreeTypeQuery(path, 0, nil, &faces) else { throw .notAFont(path: path) }
    FcPatternDestroy(first)
    guard FcConfigAppFontAddFile(nil, path) != 0 else { throw .notAFont(path: path) }
  }

  /// What is really drawn where a text asks for `family`.
  package func report(on family: String) -> FontReport {
    let pattern = FontPattern(family: family)
    return FontReport(
      requested: family, matched: pattern.matchedFamily ?? defaultFamily,
      isSubstitute: !pattern.isGeneric && !pattern.isInstalled)
  }
}

/// A font family that was asked for, and the one that answers.
package struct FontReport: Hashable, Sendable {
  package let requested: String
  package let matched: String
  /// Whether the requested family is not installed and another one takes its place.
  package let isSubstitute: Bool
}
