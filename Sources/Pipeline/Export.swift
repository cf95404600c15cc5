internal import Dispatch
internal import Drawing
internal import Encoding
internal import Locking
internal import Motion

/// Renders a film to its outputs: every frame is drawn once for all outputs that show it.
package struct Export {
  private let studio: Studio
  private let requests: [OutputRequest]
  /// Held while an exclusive output is written, by one export of the process at a time.
  private static let exclusion = Locked(())

  /// - Parameter requests: at least one.
  package init(_ studio: Studio, to requests: [OutputRequest]) {
    self.studio = studio
    self.requests = requests
  }

  /// Frames that will be encoded, over all outputs that are drawn apart.
  package var frameCount: Int { Rendition.grouping(requests).map(\.frameCount).reduce(0, +) }

  /// Draws and encodes. Every output is replaced whole or not at all.
  ///
  /// - Parameters:
  ///   - jobs: how many workers draw; changes nothing but the time it takes.
  ///   - progress: called on this thread with the number of frames done.
  /// - Throws: the first error of drawing or encoding.
  package func run(jobs: Int, progress: (Int) -> Void = { _ in }) throws {
    var done = 0
    for request in requests { try request.format.check(request.settings) }
    for rendition in Rendition.grouping(requests) {
      try alone(rendition.isExclusive) {
        try render(rendition, jobs: jobs) {
          done += 1
          progress(done)
        }
      }
    }
  }

  private func alone(_ isExclusive: Bool, _ body: () throws -> Void) throws {
    if isExclusive { try Export.exclusion.withLock { _ in try body() } } else { try body() }
  }

  private func render(_ rendition: Rendition, jobs: Int, frameDone: () -> Void) throws {
    let writers = try rendition.outputs.map { output in
      var settings = output.settings
      settings.workers = jobs
      return try output.format.makeWriter(settings, path: output.path)
    }
    let resources = try studio.resources(width: rendition.width, height: rendition.height)
    let workers = max(min(jobs, rendition.frameCount), 1)
    // One more than workers: while all of them draw, one result is being encoded. A second one that waits would not make
    // anything faster, and a frame of video in full HD takes 3 MB.
    let slots = try (0..<workers + 1).map { _ in try FrameSlot(for: rendition.outputs) }
    let plans = FramePlans(of: studio.film, at: rendition.frameRate, limit: slots.count + 1)
    try FrameRing(slots: slots).run(
      count: rendition.frameCount, workers: workers,
      makeWorker: { try FrameWorker(plans, rendition: rendition, resources: resources) },
      produce: { number, slot, worker in try worker.draw(number, into: slot) },
      consume: { _, slot in
        for (writer, frame) in zip(writers, slot.frames) {
          if slot.isRepeat {
            try writer.appendRepeat()
          } else {
            try writer.append(frame)
          }
        }
        frameDone()
      })
    for writer in writers { try writer.finish() }
  }
}
