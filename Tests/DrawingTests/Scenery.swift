import Locking
import Motion

import TestSupport

@testable import Drawing

/// Screens made by hand and the frames that show them, so that drawing is tested without layout.
struct Scenery {
  var canvas = Size(40, 40)
  var scale = 1.0
  var background = Color.black
  var assets: [DecodedAsset] = []
  var assetSizes: [Size] = []
  var cacheBytes = RenderResources.defaultCacheBytes
  /// Snapshots that a worker had to draw or lay out, counted.
  let placements = Counter()
  /// By index; the snapshot's progress is at hand for screens in motion.
  var screens: [@Sendable (Snapshot) -> PlacedScreen] = []

  func resources() throws -> RenderResources {
    let screens = self.screens
    let placements = self.placements
    return try RenderResources(
      canvas: canvas, scale: scale, measurers: MeasurerPool(FontLibrary()), assets: assets,
      assetSizes: assetSizes, cacheBytes: cacheBytes
    ) { snapshot, _ in
      placements.increment()
      return screens[snapshot.screen](snapshot)
    }
  }

  /// A frame over a buffer of old rubbish, as a ring's slots are.
  func draw(_ layers: [Layer]) throws -> Picture {
    let resources = try resources()
    return try FrameRenderer(resources).picture(
      FramePlan(background: background, layers: layers), resources)
  }

  /// Screen `index` at rest, as large as the canvas.
  func still(_ index: Int = 0) -> LayerContent {
    .screen(Snapshot(screen: index, state: ScreenState(size: canvas)))
  }

  func layer(_ index: Int = 0, x: Double = 0, y: Double = 0) -> Layer {
    Layer(still(index), frame: Rect(x, y, canvas.width, canvas.height))
  }

  /// The views alone, at rest.
  static func draw(
    _ views: [PlacedView], size: Size = Size(40, 40), scale: Double = 1, background: Color = .black,
    assets: [DecodedAsset] = []
  ) throws -> Picture {
    var scenery = Scenery(canvas: size, scale: scale, assets: assets)
    scenery.screens = [{ _ in PlacedScreen(size: size, background: .color(background), views: views) }]
    return try scenery.draw([scenery.layer()])
  }
}

final class Counter: Sendable {
  private let count = Locked(0)
  var value: Int { count.withLock { $0 } }
  func increment() { count.withLock { $0 += 1 } }
}

extension FrameRenderer {
  func picture(_ plan: FramePlan, _ resources: RenderResources) throws -> Picture {
    let count = resources.pixelWidth * resources.pixelHeight * 4
    var bytes = [UInt8](repeating: 0xA5, count: count)
    try bytes.withUnsafeMutableBytes { try draw(plan, into: $0, stride: resources.pixelWidth * 4) }
    return Picture(width: resources.pixelWidth, height: resources.pixelHeight, bytes: bytes)
  }
}

extension PlacedView {
  static func make(
    _ content: ViewContent = .empty, _ frame: Rect, alpha: Double = 1, background: Color? = nil,
    corners: Double = 0, border: Border? = nil, shadow: Shadow? = nil, clips: Bool = false,
    rotation: Double = 0, scale: Double = 1, children: [PlacedView] = []
  ) -> PlacedView {
    PlacedView(
      id: "view", content: content, frame: frame, wrapWidth: frame.width, alpha: alpha,
      background: background.map { .color($0) }, cornerRadius: Corners(corners), border: border,
      shadow: shadow, clips: clips, rotation: rotation, scaleX: scale, scaleY: scale, children: children)
  }
}

extension Color {
  static let red = Color(hex: 0xFF0000)
  static let green = Color(hex: 0x00FF00)
  static let blue = Color(hex: 0x0000FF)
}

extension Picture.Pixel {
  static let black = Self(0, 0, 0)
  static let white = Self(255, 255, 255)
  static let pureRed = Self(255, 0, 0)
  static let pureGreen = Self(0, 255, 0)
  static let pureBlue = Self(0, 0, 255)
}
