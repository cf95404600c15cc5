internal import Encoding
internal import Synchronization

/// A place in the ring: what one frame has become for each of the outputs.
///
/// A worker fills it and the encoding thread empties it, never both at once: the ring's semaphores see to that.
final class FrameSlot: Sendable {
  /// In the order of the outputs.
  let frames: [ConvertedFrame]
  private let repeats = Atomic(false)

  /// Whether the frame shows what the one before it shows, and `frames` holds nothing new.
  var isRepeat: Bool {
    get { repeats.load(ordering: .relaxed) }
    set { repeats.store(newValue, ordering: .relaxed) }
  }

  init(for outputs: [OutputRequest]) throws(OutputError) {
    var frames: [ConvertedFrame] = []
    for output in outputs { frames.append(try output.format.makeFrame(output.settings)) }
    self.frames = frames
  }
}
