/// Writes one picture to one file.
final class StillWriter: FrameWriter {
  private let encoder: StillEncoder
  private let file: OutputFile
  private var count = FrameCount()

  init(_ settings: OutputSettings, encoder: String, path: String) throws(OutputError) {
    self.encoder = try StillEncoder(encoder, settings)
    file = try OutputFile(path, overwrites: settings.overwrites)
    count.expected = settings.frameCount
  }

  func append(_ frame: ConvertedFrame) throws(OutputError) {
    _ = try count.next(isRepeat: false)
    try file.write(encoder.encode(frame))
  }

  func appendRepeat() throws(OutputError) {
    _ = try count.next(isRepeat: true)
  }

  func finish() throws(OutputError) {
    try count.finish()
    try file.commit()
  }

  func cancel() {
    file.discard()
  }
}
