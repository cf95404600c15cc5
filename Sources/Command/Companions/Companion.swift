internal import Encoding
internal import Motion
internal import Pipeline

/// A file that goes with a film: a poster, a snippet for a page, or the times of its events.
struct Companion {
  enum Content {
    /// One moment of the film, in seconds.
    case picture(OutputRequest, at: Rational)
    case text(String)
  }

  let path: String
  /// What it is called in reports: `png`, `html-snippet`, `timeline`.
  let kind: String
  let content: Content
  let overwrites: Overwriting

  /// - Parameter place: where to write it; its own path unless it is only to be compared.
  func write(_ studio: Studio, to place: String? = nil) throws {
    let target = place ?? path
    let overwriting = place == nil ? overwrites : .always
    switch content {
    case .picture(var request, let time):
      request.path = target
      request.settings.overwrites = overwriting
      try StillExport(studio, to: request).run(at: time)
    case .text(let text):
      let file = try OutputFile(target, overwrites: overwriting)
      try file.write(text: text)
      try file.commit()
    }
  }

  /// What is known of it once it is written.
  func report(_ film: Film, hashing: Bool) throws(OutputError) -> OutputReport {
    if case .picture(var request, _) = content {
      request.path = path
      return try OutputReport(request, film, hashing: hashing)
    }
    return try OutputReport(sidecar: path, kind: kind, hashing: hashing)
  }
}
