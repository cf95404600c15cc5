import CPango
import Locking

/// The fonts of the machine, and those that a scene brings along.
///
/// Text can only be measured with a library at hand, so a scene's own fonts are always there before the first text.
package struct FontLibrary: Sendable {
  private static let preferredFamily = "Inter"
  private static let systemFamily = "sans"

  /// Known once somebody has asked: a film without text need not read the machine's fonts.
  private let family = Locked<String?>(nil)

  /// Font files that the process has besides the system's, as they were when they were read.
  private static let added = Locked<[FontFile]>([])

  /// - Parameter files: Paths of font files to use besides the system's. They stay until a library with others is
  ///   made, which must not happen while anybody draws or measures.
  /// - Throws: `DrawingError.notAFont` for a file that is missing or holds no font.
  package init(adding files: [String] = []) throws(DrawingError) {
    try FontLibrary.replace(with: files.map(FontFile.init))
  }

  /// The family of text that names none: Inter where it is installed, else the system's sans-serif.
  package var defaultFamily: String {
    family.withLock { family in
      if let family { return family }
      let found =
        FontPattern(family: FontLibrary.preferredFamily).isInstalled
        ? FontLibrary.preferredFamily : FontLibrary.systemFamily
      family = found
      return found
    }
  }

  /// Scenes with the same fonts leave them as they are.
  private static func replace(with files: [FontFile]) throws(DrawingError) {
    try added.withLock { (added) throws(DrawingError) in
      guard added != files else { return }
      FcConfigAppFontClear(nil)
      added = []
      for file in files { try add(file.path) }
      added = files
    }
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
