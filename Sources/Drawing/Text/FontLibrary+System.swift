import CPango

extension FontLibrary {
  /// Paths of all font files that the system offers, sorted by their bytes. What is drawn may depend on each of them.
  package static var systemFiles: [String] {
    guard let set = FcConfigGetFonts(nil, FcSetSystem), let fonts = set.pointee.fonts else { return [] }
    var files: Set<String> = []
    for number in 0..<Int(set.pointee.nfont) {
      var name: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(fonts[number], FC_FILE, 0, &name) == FcResultMatch, let name else { continue }
      files.insert(String(cString: name))
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
