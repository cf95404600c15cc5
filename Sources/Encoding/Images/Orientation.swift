import CFFmpeg
import Glibc

/// How a camera was held (EXIF 2.32, tag 0x0112): where pixel (x, y) of the upright picture is in the stored one.
enum Orientation: Int {
  case mirroredAcross = 2
  case halfTurn, mirroredDown, transposed, quarterRight, transversed, quarterLeft

  /// nil when nothing is to be done.
  init?(_ frame: UnsafeMutablePointer<AVFrame>) {
    if let entry = av_dict_get(frame.pointee.metadata, "Orientation", nil, 0) {
      let text = String(cString: entry.pointee.value).filter(\.isNumber)
      guard let orientation = Int(text).flatMap(Orientation.init(rawValue:)) else { return nil }
      self = orientation
      return
    }
    return nil
  }

  private var swapsSides: Bool { rawValue >= Orientation.transposed.rawValue }

  func apply(to image: DecodedImage) -> DecodedImage {
    let (width, height) = swapsSides ? (image.height, image.width) : (image.width, image.height)
    return DecodedImage(width: width, height: height) { pixels in
      image.pixels.withUnsafeBytes { stored in
        for y in 0..<height {
          for x in 0..<width {
            let (sourceX, sourceY) = source(x, y, image.width - 1, image.height - 1)
            pixels[y * width + x] = stored.load(
              fromByteOffset: (sourceY * image.width + sourceX) * 4, as: UInt32.self)
          }
        }
      }
    }
  }

  /// `right` and `bottom` are the last column and row of the stored picture.
  private func source(_ x: Int, _ y: Int, _ right: Int, _ bottom: Int) -> (Int, Int) {
    switch self {
    case .mirroredAcross: (right - x, y)
    case .halfTurn: (right - x, bottom - y)
    case .mirroredDown: (x, bottom - y)
    case .transposed: (y, x)
    case .quarterRight: (y, bottom - x)
    case .transversed: (right - y, bottom - x)
    case .quarterLeft: (right - y, x)
    }
  }
}
