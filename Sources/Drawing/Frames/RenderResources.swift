package import Motion

/// All that the workers of one film share. Nothing in it changes what is drawn, in whichever order they draw.
package final class RenderResources: Sendable {
  /// Lays a snapshot out.
  package typealias Placer = @Sendable (Snapshot, any Measurer) -> PlacedScreen

  /// Bytes of stills kept by default: a dozen full screens of 1920 × 1080 with their halves.
  package static let defaultCacheBytes = 128 << 20

  /// Of the canvas, in points.
  package let canvas: Size
  /// Pixels per point.
  package let scale: Double
  /// Of every frame, in pixels.
  package let pixelWidth: Int
  package let pixelHeight: Int
  package let fonts: FontLibrary

  let place: Placer
  let assets: AssetPictures
  let stills: StillCache

  /// - Parameters:
  ///   - assets: In the order of `AssetID`.
  ///   - assetSizes: Natural sizes in points, in the same order.
  ///   - place: Lays a snapshot out; called by all workers.
  /// - Throws: `DrawingError.invalidSize` for a canvas without pixels or with more than Cairo can address.
  package init(
    canvas: Size, scale: Double, fonts: FontLibrary, assets: [DecodedAsset], assetSizes: [Size],
    cacheBytes: Int = RenderResources.defaultCacheBytes, place: @escaping Placer
  ) throws(DrawingError) {
    self.canvas = canvas
    self.scale = scale
    self.fonts = fonts
    self.place = place
    pixelWidth = Int(exactly: (canvas.width * scale).rounded()) ?? 0
    pixelHeight = Int(exactly: (canvas.height * scale).rounded()) ?? 0
    self.assets = AssetPictures(assets, naturalSizes: assetSizes)
    stills = StillCache(byteLimit: cacheBytes)
    try Surface.checkSize(pixelWidth, pixelHeight)
  }

  /// The screens of a film on its canvas.
  package convenience init(
    canvas: Size, scale: Double, screens: ScreenSet, fonts: FontLibrary, assets: [DecodedAsset],
    cacheBytes: Int = RenderResources.defaultCacheBytes
  ) throws(DrawingError) {
    try self.init(
      canvas: canvas, scale: scale, fonts: fonts, assets: assets, assetSizes: screens.assetSizes,
      cacheBytes: cacheBytes
    ) { screens.place($0, measurer: $1) }
  }

  /// Bytes of stills that are kept now.
  package var cachedBytes: Int { stills.byteCount }
}
