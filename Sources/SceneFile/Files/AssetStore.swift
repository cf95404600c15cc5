internal import Glibc
internal import Motion

/// Reads the files that a scene names, each once, from inside of one folder, and holds them to the limits before
/// anything decodes them.
final class AssetStore {
  private let folder: ConfinedFolder
  private(set) var assets: [Asset] = []
  /// Paths of all files read, relative to the root, in the order of their first use.
  private(set) var paths: [String] = []
  /// The same, with those that could not be read: once they can, the scene is another one.
  private(set) var wanted: [String] = []
  /// By device, inode and density: a file that is named in two ways is read once.
  private var places: [Identity: AssetID] = [:]
  private var totalPixels = 0
  /// Photographs that carry an instruction to be turned, which is not followed.
  private(set) var turned: Set<AssetID> = []

  private struct Identity: Hashable {
    var device: dev_t
    var inode: ino_t
    var density: Double
  }

  init(folder: ConfinedFolder) { self.folder = folder }

  /// The bytes of a file; its path is noted as a dependency.
  func bytes(of path: String, limit: Int) throws(FileFault) -> [UInt8] {
    let file = try open(path)
    let status = try file.status()
    guard status.st_size <= limit else { throw FileFault.tooLarge(limit) }
    let bytes = try file.bytes(limit: limit)
    note(path)
    return bytes
  }

  /// Checks that a file can be read, without keeping it.
  func check(_ path: String, limit: Int) throws(FileFault) {
    let file = try open(path)
    let status = try file.status()
    guard status.st_size > 0 else { throw FileFault("is empty") }
    guard status.st_size <= limit else { throw FileFault.tooLarge(limit) }
    note(path)
  }

  /// - Parameter path: relative to the folder; `name` is what the scene wrote.
  /// - Parameter isIcon: whether it stands for an icon, which may be an SVG.
  func asset(_ path: String, name: String, isIcon: Bool) throws(FileFault) -> AssetID {
    let file = try open(path)
    let status = try file.status()
    let density = Self.density(of: path)
    let identity = Identity(device: status.st_dev, inode: status.st_ino, density: density)
    if let known = places[identity] {
      try check(assets[known.index].format, isIcon: isIcon)
      return known
    }
    guard status.st_size <= Limits.assetBytes else { throw FileFault.tooLarge(Limits.assetBytes) }
    let place = AssetID(assets.count)
    let asset = try read(
      file.bytes(limit: Limits.assetBytes), name, density: density, isIcon: isIcon, place: place)
    note(path)
    assets.append(asset)
    places[identity] = place
    return place
  }

  private func open(_ path: String) throws(FileFault) -> FileHandle {
    if !wanted.contains(path) { wanted.append(path) }
    return try folder.open(file: path)
  }

  private func read(
    _ bytes: [UInt8], _ name: String, density: Double, isIcon: Bool, place: AssetID
  ) throws(FileFault) -> Asset {
    guard !bytes.isEmpty else { throw FileFault("is empty") }
    if let header = ImageHeader(bytes) {
      try check(header.format, isIcon: isIcon)
      try count(header.pixels)
      if header.orientation != 1 { turned.insert(place) }
      return Asset(
        path: name, format: header.format, bytes: bytes,
        size: Size(Double(header.pixels.width) / density, Double(header.pixels.height) / density))
    } else if let header = VectorHeader(bytes) {
      try check(.svg, isIcon: isIcon)
      guard bytes.count <= Limits.vectorBytes else { throw FileFault.tooLarge(Limits.vectorBytes) }
      return Asset(path: name, format: .svg, bytes: bytes, size: header.size)
    } else {
      throw FileFault("is not a PNG, JPEG, WebP, GIF or SVG image")
    }
  }

  func note(_ path: String) {
    if !paths.contains(path) { paths.append(path) }
  }

  private func check(_ format: AssetFormat, isIcon: Bool) throws(FileFault) {
    if !isIcon, format == .svg { throw FileFault("is an SVG: it is shown by icon", isSceneFault: true) }
  }

  private func count(_ pixels: PixelSize) throws(FileFault) {
    guard pixels.area <= Limits.imagePixels else {
      throw FileFault(
        "has \(pixels.width) × \(pixels.height) pixels, more than \(Limits.imagePixels / 1_000_000) million",
        isSceneFault: true)
    }
    guard totalPixels + pixels.area <= Limits.totalPixels else {
      throw FileFault(
        "brings all images together to more than \(Limits.totalPixels / 1_000_000) million pixels",
        isSceneFault: true)
    }
    totalPixels += pixels.area
  }

  /// Pixels of the file for each point: `photo@2x.png` has 2.
  private static func density(of path: String) -> Double {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.split(separator: ".").first ?? ""
    if stem.hasSuffix("@2x") { return 2 }
    return stem.hasSuffix("@3x") ? 3 : 1
  }
}
