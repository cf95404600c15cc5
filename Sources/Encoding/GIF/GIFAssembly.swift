import Dispatch

/// Works pictures out side by side and gives their bytes back in order. How many at a time changes nothing but the time.
///
/// A picture waits for the one before it only in the middle, to see what is on the screen. It cannot wait for ever: the
/// one before it was started earlier.
final class GIFAssembly {
  private let workers: [GIFWorker]
  /// One for each worker, so that none waits for a thread that those who draw have taken.
  private let queues: [DispatchQueue]
  private(set) var started = 0
  private(set) var retired = 0

  init(_ settings: OutputSettings) {
    let screen = GIFScreen(width: settings.width, height: settings.height)
    workers = (0..<min(max(settings.workers, 1), 8)).map { _ in GIFWorker(settings, screen: screen) }
    queues = workers.indices.map { DispatchQueue(label: "segue.gif.\($0)") }
  }

  var isFull: Bool { started - retired == workers.count }
  var isEmpty: Bool { started == retired }

  /// Where the next picture is painted; it must not be full.
  var canvas: PaintedPixels { workers[started % workers.count].painted }

  /// Starts the picture that stands in `canvas`.
  func start(_ picture: GIFPicture) {
    let number = started % workers.count
    let worker = workers[number]
    worker.take(picture)
    started += 1
    if workers.count == 1 { return worker.work(after: nil) }
    let predecessor = started > 1 ? workers[(started - 2) % workers.count] : nil
    queues[number].async {
      worker.work(after: predecessor)
      worker.finished.signal()
    }
  }

  /// Waits for the oldest picture that is not retired; there must be one. Its blocks stay until the worker's next start.
  func retire() throws(OutputError) -> (picture: GIFPicture, blocks: [UInt8])? {
    let worker = workers[retired % workers.count]
    if workers.count > 1 { worker.finished.wait() }
    retired += 1
    if let failure = worker.failure { throw failure }
    return worker.picture.map { ($0, worker.blocks) }
  }

  /// Waits until nobody works any more. For the end before all is written.
  func abandon() {
    while !isEmpty {
      if workers.count > 1 { workers[retired % workers.count].finished.wait() }
      retired += 1
    }
  }
}
