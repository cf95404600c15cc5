package import Motion

/// All that the workers of one film share. Nothing in it changes what is drawn, in whichever order they draw.
package final class RenderResources: Sendable {
  /// Lays a snapshot out.
  package typealias Placer = @Sendable (Snapshot, any Measurer) -> PlacedScreen

  /// Bytes of stills kept by default: a dozen full screens of 1920 × 1080 with their halves.
  package static let defaultCacheBytes = 128 << 20

  /// Full screens with their halves that are kept although no frame shows them now: that before the transition, that
  /// after it, and one to go back to.
  private static let restingScreens = 3

  /// Of the canvas, in points.
  package let canvas: Size
  /// What is drawn around the canvas, with the colour around that.
  let surroundings: Surroundings?
  /// Pixels per point.
  package let scale: Double
  /// Of every frame, in pixels.
  package let pixelWidth: Int
  package let pixelHeight: Int
  let measurers: MeasurerPool

  let place: Placer
  let assets: AssetPictures
  let stills: StillCache
  let backgrounds = BackgroundPictures()

  /// - Parameters:
  ///   - assets: In the order of `AssetID`.
  ///   - assetSizes: Natural sizes in points, in the same order.
  ///   - place: Lays a snapshot out; called by all workers.
  /// - Throws: `DrawingError.invalidSize` for a canvas without pixels or with more than Cairo can address.
  package init(
    canvas: Size, surroundings: Surroundings? = nil, scale: Double, measurers: MeasurerPool,
    assets: [DecodedAsset], assetSizes: [Size],
    cacheBytes: Int = RenderResources.defaultCacheBytes, place: @escaping Placer
  ) throws(DrawingError) {
    self.canvas = canvas
    self.surroundings = surroundings
    self.scale = scale
    self.measurers = measurers
    self.place = place
    let picture = surroundings?.housing.size ?? canvas
    pixelWidth = Int(exactly: (picture.width * scale).rounded()) ?? 0
    pixelHeight = Int(exactly: (picture.height * scale).rounded()) ?? 0
    self.assets = AssetPictures(assets, naturalSizes: assetSizes)
    let restingBytes = pixelWidth * pixelHeight * RenderResources.restingScreens * 4 * 4 / 3
    stills = StillCache(byteLimit: cacheBytes, restingLimit: min(cacheBytes, restingBytes))
    try Surface.checkSize(pixelWidth, pixelHeight)
  }

  /// The pixels of a frame that show the canvas.
  var display: PixelArea {
    guard let display = surroundings?.housing.display else {
      return PixelArea(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
    }
    let rect = Rect(
      display.x * scale, display.y * scale, display.width * scale, display.height * scale
    ).snapped()
    return PixelArea(rect, within: pixelWidth, pixelHeight)
  }

  /// The screens of a film on its canvas.
  package convenience init(
    canvas: Size, surroundings: Surroundings? = nil, scale: Double, screens: ScreenSet,
    measurers: MeasurerPool, assets: [DecodedAsset],
    cacheBytes: Int = RenderResources.defaultCacheBytes
  ) throws(DrawingError) {
    try self.init(
      canvas: canvas, surroundings: surroundings, scale: scale, measurers: measurers, assets: assets,
      assetSizes: screens.assetSizes,
      cacheBytes: cacheBytes
    ) { screens.place($0, measurer: $1) }
  }

  /// Bytes of stills that are kept now.
  package var cachedBytes: Int { stills.byteCount }
}
