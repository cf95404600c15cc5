/// Writes every frame, repeats too, to a file of its own. None gets its name before all are written.
final class SequenceWriter: FrameWriter {
  private let encoder: StillEncoder
  private let pattern: FramePattern
  private let overwrites: Overwriting
  private var files: [OutputFile] = []
  private var encoded: [UInt8] = []
  private var count = FrameCount()

  init(_ settings: OutputSettings, encoder: String, path: String) throws(OutputError) {
    pattern = try FramePattern(path)
    self.encoder = try StillEncoder(encoder, settings)
    overwrites = settings.overwrites
    count.expected = settings.frameCount
    files.reserveCapacity(settings.frameCount)
  }

  func append(_ frame: ConvertedFrame) throws(OutputError) {
    let index = try count.next(isRepeat: false)
    encoded.removeAll(keepingCapacity: true)
    encoded.append(contentsOf: try encoder.encode(frame))
    try write(index)
  }

  func appendRepeat() throws(OutputError) {
    try write(count.next(isRepeat: true))
  }

  /// A file is closed when it is written, since a film has more frames than a process may have open files.
  private func write(_ index: Int) throws(OutputError) {
    let file = try OutputFile(pattern.path(index + 1), overwrites: overwrites)
    try encoded.withUnsafeBufferPointer { (bytes) throws(OutputError) in
      try file.write(UnsafeRawBufferPointer(bytes))
    }
    try file.close()
    files.append(file)
  }

  func finish() throws(OutputError) {
    try count.finish()
    for file in files { try file.commit(syncsFolder: file === files.last) }
  }

  func cancel() {
    files = []
  }
}
