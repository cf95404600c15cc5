package import Encoding
internal import Motion

/// One file to write.
package struct OutputRequest: Sendable {
  package var format: OutputFormat
  /// `-` is standard output.
  package var path: String
  package var settings: OutputSettings

  package init(format: OutputFormat, path: String, settings: OutputSettings) {
    self.format = format
    self.path = path
    self.settings = settings
  }

  /// Whether it has to be written while no other such output is open.
  var isExclusive: Bool { format.isExclusive(settings) }
}

/// Outputs that show the same pictures at the same times: they are drawn once for all of them. A still beside a film
/// shows fewer.
struct Rendition {
  let width: Int
  let height: Int
  let frameRate: Rational
  let frameCount: Int
  var outputs: [OutputRequest]

  var isExclusive: Bool { outputs.contains(where: \.isExclusive) }

  /// In the order in which the outputs were asked for. Two exclusive ones are drawn one after the other.
  static func grouping(_ requests: [OutputRequest]) -> [Rendition] {
    var renditions: [Rendition] = []
    for request in requests {
      let settings = request.settings
      let same = renditions.firstIndex {
        $0.width == settings.width && $0.height == settings.height && $0.frameRate == settings.frameRate
          && !($0.isExclusive && request.isExclusive)
          && $0.frameCount == settings.frameCount
      }
      if let same {
        renditions[same].outputs.append(request)
      } else {
        renditions.append(
          Rendition(
            width: settings.width, height: settings.height, frameRate: settings.frameRate,
            frameCount: settings.frameCount, outputs: [request]))
      }
    }
    return renditions
  }
}
