internal import Drawing
internal import Pipeline
internal import SceneFile

/// What the machine's fonts cannot draw as the scene asks for it.
struct FontCheck {
  /// Families that are not installed, each where it is first named.
  let substitutions: [Diagnostic]
  /// Texts with characters that no font has.
  let missing: [String]

  init(_ loaded: LoadedScene, _ studio: Studio) throws {
    substitutions = loaded.fontUses.compactMap { use in
      let report = studio.fonts.report(on: use.family)
      guard report.isSubstitute else { return nil }
      return Diagnostic(
        "the font \"\(use.family)\" is not installed; \"\(report.matched)\" is drawn instead",
        severity: .warning, at: use.position, length: use.length,
        hint: "install it, or add its file to `fonts`")
    }
    missing = try studio.missingCharacters().map { text, characters in
      let names = characters.prefix(5).map(Self.name).joined(separator: ", ")
      return
        "no installed font can draw \(names)\(characters.count > 5 ? ", …" : "") of \"\(text.prefix(40))\""
    }
  }

  /// With `--strict-fonts`, all of it is an error.
  func insist(_ sources: [SourceFile], _ terminal: Terminal) throws(FontFailure) {
    if substitutions.isEmpty, missing.isEmpty { return }
    let errors = substitutions.map { warning in
      var error = warning
      error.severity = .error
      return error
    }
    let lines = missing.map { terminal.errorLine(DisplayText.escaping($0)) }
    throw FontFailure(
      message: (errors.isEmpty ? "" : errors.rendered(in: sources, colour: terminal.colorsErrors))
        + lines.joined())
  }

  /// `U+65E5`, or several for a character of several.
  private static func name(_ character: Character) -> String {
    character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }.joined(separator: " ")
  }
}

/// Text that cannot be drawn as `--strict-fonts` insists on, ready to print.
struct FontFailure: Error {
  let message: String
}
