/// The files beside a project, for finding the images that a storyboard names.
package struct AssetIndex: Sendable {
  /// Paths relative to the folder that the scene is written to, with `/`.
  package var paths: [String]
  /// The bytes of one of the paths, for the manifests of image sets; nil where it cannot be read.
  package var contents: @Sendable (String) -> [UInt8]?

  package init(paths: [String] = [], contents: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }) {
    self.paths = paths
    self.contents = contents
  }

  /// What can be drawn.
  static let rasters: Set = ["png", "jpg", "jpeg", "webp", "gif"]
  private static let known: Set = ["png", "jpg", "jpeg", "webp", "gif", "svg", "pdf", "heic"]

  /// The file of an image: the one for screens with two pixels a point, then three, then one.
  func path(ofImage name: String) -> String? {
    let set = name.lastComponent + ".imageset"
    let inSet = paths.filter { $0.folder?.lastComponent == set && Self.known.contains($0.fileExtension) }
    if !inSet.isEmpty { return fromSet(inSet) }
    let stem = Self.known.contains(name.fileExtension) ? name.lastComponent.stem : name.lastComponent
    let found = paths.filter { path in
      Self.known.contains(path.fileExtension) && path.folder?.fileExtension != "imageset"
        && Self.withoutDensity(path.lastComponent.stem) == stem
    }
    return found.min { (Self.rank($0), $0) < (Self.rank($1), $1) }
  }

  /// The file of an image, where it is of a format that can be drawn.
  func drawable(_ name: String) -> String? {
    path(ofImage: name).flatMap { path in
      path.fileExtension == "svg" || Self.rasters.contains(path.fileExtension) ? path : nil
    }
  }

  private func fromSet(_ files: [String]) -> String? {
    let sorted = files.sorted()
    guard let folder = sorted[0].folder, let bytes = contents(folder + "/Contents.json") else {
      return sorted.min { (Self.rank($0), $0) < (Self.rank($1), $1) }
    }
    let entries = ImageSetManifest.entries(bytes)
    for scale in ["2x", "3x", "1x", nil] {
      let names = entries.filter { $0.scale == scale && !$0.isDark }.map(\.file)
      if let path = names.lazy.map({ folder + "/" + $0 }).first(where: { sorted.contains($0) }) {
        return path
      }
    }
    return sorted.first
  }

  private static func rank(_ path: String) -> Int {
    let stem = path.lastComponent.stem
    if stem.hasSuffix("@2x") { return 0 }
    return stem.hasSuffix("@3x") ? 1 : 2
  }

  private static func withoutDensity(_ stem: String) -> String {
    for suffix in ["@2x", "@3x", "@2x~iphone", "@2x~ipad", "~iphone", "~ipad"] where stem.hasSuffix(suffix) {
      return String(stem.dropLast(suffix.count))
    }
    return stem
  }
}

extension String {
  /// Of a path with `/`.
  var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
  var folder: String? { lastIndex(of: "/").map { String(self[..<$0]) } }
  /// Lower case, without the point; empty where there is none.
  var fileExtension: String {
    let name = lastComponent
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
  /// Without the extension.
  var stem: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? self }
}
