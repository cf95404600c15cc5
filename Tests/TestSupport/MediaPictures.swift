import Testing

/// Pictures of an image file as ImageMagick sees them, each as shown: what earlier ones left included.
package enum MediaPictures {
  /// Straight RGBA bytes.
  package static func shown(_ path: String, width: Int, height: Int) throws -> [[UInt8]] {
    let bytes = try MediaTool.output(["convert", path, "-coalesce", "-depth", "8", "rgba:-"])
    let size = width * height * 4
    try #require(bytes.count % size == 0, "\(bytes.count) bytes are no whole number of pictures of \(size)")
    return stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<$0 + size]) }
  }

  /// How long each picture stays, in hundredths of a second, as ImageMagick counts.
  package static func delays(_ path: String) throws -> [Int] {
    let text = try MediaTool.output(["identify", "-format", "%T\n", path])
    return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
  }
}
