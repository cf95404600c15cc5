package import Drawing
internal import Encoding
package import Motion

/// All that is needed to draw a film: its plan, its fonts and its decoded pictures.
package final class Studio: Sendable {
  package let film: Film
  package let fonts: FontLibrary
  private let measurers: MeasurerPool
  private let assets: [DecodedAsset]

  /// Decodes the scene's pictures and resolves its timeline.
  ///
  /// - Throws: `DrawingError`, `ImageError`, or `FilmFailure` with all errors of the timeline.
  package init(_ scene: Scene) throws {
    fonts = try FontLibrary(adding: scene.fonts)
    assets = try scene.assets.map(Self.decode)
    let measurers = MeasurerPool(fonts)
    self.measurers = measurers
    film = try measurers.withMeasurer { try Film(scene, measurer: $0) }
  }

  /// Texts with characters that no installed font can draw, each text once.
  package func missingCharacters() throws -> [(text: String, characters: [Character])] {
    let measurer = measurers.take()
    defer { measurers.giveBack(measurer) }
    var seen: Set<String> = []
    var found: [(text: String, characters: [Character])] = []
    func visit(_ views: [PlacedView]) {
      for view in views {
        if case .text(let text) = view.content, seen.insert(text.string).inserted {
          let characters = measurer.missingCharacters(in: text)
          if !characters.isEmpty { found.append((text.string, characters)) }
        }
        visit(view.children)
      }
    }
    for screen in film.screens.screens.indices {
      let snapshot = Snapshot(screen: screen, state: ScreenState(size: film.canvas.size))
      visit(film.screens.place(snapshot, measurer: measurer).views)
    }
    return found
  }

  /// What every worker that draws pictures of so many pixels shares.
  func resources(width: Int, height: Int) throws -> RenderResources {
    let scale = PictureScale.scale(width: width, height: height, of: film.pictureSize)
    return try RenderResources(
      canvas: film.canvas.size,
      surroundings: film.housing.map { Surroundings($0, background: film.canvas.background) }, scale: scale,
      screens: film.screens, measurers: measurers, assets: assets)
  }

  private static func decode(_ asset: Asset) throws -> DecodedAsset {
    do {
      if asset.format == .svg { return .vector(try VectorImage(asset.bytes)) }
      let image = try ImageDecoder.decode(asset.bytes, maxPixels: Limits.imagePixels)
      return .bitmap(
        try Bitmap(premultipliedBGRA: image.pixels, width: image.width, height: image.height))
    } catch {
      throw AssetFailure(path: asset.path, cause: error)
    }
  }
}

/// A picture of a scene that cannot be decoded.
package struct AssetFailure: Error {
  /// As written in the scene.
  package let path: String
  package let cause: any Error
}
