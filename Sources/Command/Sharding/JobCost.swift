internal import Encoding
internal import Motion
internal import Pipeline
internal import SceneFile

/// What a job is likely to cost, for dealing jobs out evenly. It depends on the scene and the options alone, not on the
/// machine, its fonts or what is there already: all shards must come to the same deal.
enum JobCost {
  /// Pixels that are drawn and coded in the time that a scene takes to be read.
  private static let pixelsPerScene = 1_000_000

  /// Pixels, weighed by the work that their formats make. A scene that is wrong costs only its reading.
  static func estimate(_ job: RenderJob) -> Int {
    guard let loaded = try? SceneSource.load(job.scene, text: job.text, job.arguments, terminal: Terminal()),
      let film = try? Film(loaded.scene, measurer: RoughMeasurer()),
      let requests = try? OutputSelection(scene: loaded.scene, film: film, arguments: job.arguments)
        .requests(for: job.outputs)
    else { return pixelsPerScene }
    return requests.reduce(pixelsPerScene) { sum, request in
      let settings = request.settings
      return sum + settings.frameCount * settings.width * settings.height * request.format.effort
    }
  }
}

/// Every character is half as wide as its line is high: no font of the machine has a say.
struct RoughMeasurer: Measurer {
  func size(of text: Text, maxWidth: Double?) -> Size {
    let width = Double(text.string.count) * text.font.size / 2
    guard let maxWidth, maxWidth > 0, width > maxWidth else { return Size(width, text.font.size * 1.2) }
    return Size(maxWidth, (width / maxWidth).rounded(.up) * text.font.size * 1.2)
  }
}
