import Motion

/// The assets of a film, ready to be drawn by any number of threads.
struct AssetPictures: Sendable {
  /// Pixels of the largest raster that is made of an SVG; beyond it the raster is stretched.
  private static let largestRaster = 4096.0

  private enum Picture: Sendable {
    case bitmap(MipChain)
    case vector(VectorImage)
  }

  private let pictures: [Picture]
  private let naturalSizes: [Size]

  /// - Parameter naturalSizes: In points; where there is none, a pixel of a bitmap is a point.
  init(_ assets: [DecodedAsset], naturalSizes: [Size]) {
    pictures = assets.map { asset in
      switch asset {
      case .bitmap(let bitmap): .bitmap(MipChain(bitmap))
      case .vector(let vector): .vector(vector)
      }
    }
    self.naturalSizes = naturalSizes
  }

  func naturalSize(of asset: AssetID) throws(DrawingError) -> Size {
    let picture = try picture(asset)
    if naturalSizes.indices.contains(asset.index) { return naturalSizes[asset.index] }
    return switch picture {
    case .bitmap(let chain): Size(Double(chain.width), Double(chain.height))
    case .vector(let vector): vector.naturalSize
    }
  }

  /// A raster of the asset; an SVG is drawn at the size in pixels that it will be shown at.
  func picture(of asset: AssetID, pixels: Size) throws(DrawingError) -> MipChain {
    switch try picture(asset) {
    case .bitmap(let chain): return chain
    case .vector(let vector):
      let longest = max(pixels.width, pixels.height, 1)
      let scale = min(AssetPictures.largestRaster / longest, 1)
      return try vector.raster(width: side(pixels.width * scale), height: side(pixels.height * scale))
    }
  }

  private func side(_ length: Double) -> Int {
    guard length.isFinite else { return 1 }
    return Int(min(max(length.rounded(.up), 1), AssetPictures.largestRaster))
  }

  private func picture(_ asset: AssetID) throws(DrawingError) -> Picture {
    guard pictures.indices.contains(asset.index) else { throw .missingAsset(asset.index) }
    return pictures[asset.index]
  }
}
