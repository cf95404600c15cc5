import CFFmpeg
import Motion

/// Writes an animated WebP: libwebp finds out what changed from picture to picture, and merges what is equal.
final class WebPWriter: FrameWriter {
  private static let timeBase = AVRational(num: 1, den: 1000)
  /// Bytes of pictures that wait until it is known how they are coded.
  private static let waitingBytes = 32 << 20

  private let file: OutputFile
  private let settings: OutputSettings
  private let packet: Packet
  private var encoder: Encoder?
  private var colors: ColorCensus?
  /// The first pictures, while nothing is decided.
  private var waiting: [(frame: ConvertedFrame, time: Int64)] = []
  private let current: ConvertedFrame
  private var count = FrameCount()

  init(_ settings: OutputSettings, path: String) throws(OutputError) {
    file = try OutputFile(path, overwrites: settings.overwrites)
    self.settings = settings
    packet = try Packet()
    current = try StraightPixels.makeFrame(settings)
    count.expected = settings.frameCount
    if settings.isLossless {
      encoder = try makeEncoder(isLossless: true)
    } else {
      colors = ColorCensus(pixels: settings.width * settings.height)
    }
  }

  private func makeEncoder(isLossless: Bool) throws(OutputError) -> Encoder {
    let quality =
      switch settings.quality {
      case .draft: "75"
      case .normal: "90"
      case .high: "97"
      }
    // In lossless coding the quality is effort: beyond 75 it costs twice the time for a percent.
    let options = [("lossless", isLossless ? "1" : "0"), ("quality", isLossless ? "75" : quality)]
    return try Encoder("libwebp_anim", options: options) { context in
      context.pointee.width = Int32(clamping: settings.width)
      context.pointee.height = Int32(clamping: settings.height)
      context.pointee.pix_fmt = AV_PIX_FMT_BGRA
      context.pointee.time_base = WebPWriter.timeBase
      context.pointee.thread_count = 1
      ColorTags.pictures.apply(to: context)
    }
  }

  func append(_ frame: ConvertedFrame) throws(OutputError) {
    let index = try count.next(isRepeat: false)
    let time = Int64((Rational(1000 * index) / settings.frameRate).rounded)
    if let encoder {
      current.exchange(with: frame)
      return try send(current, at: time, to: encoder)
    }
    if let now = SourcePixels(frame) {
      colors?.add(now, after: waiting.last.flatMap { SourcePixels($0.frame) })
    }
    let kept = try StraightPixels.makeFrame(settings)
    kept.exchange(with: frame)
    waiting.append((kept, time))
    if (waiting.count + 1) * settings.width * settings.height * 4 > WebPWriter.waitingBytes { try decide() }
  }

  func appendRepeat() throws(OutputError) {
    _ = try count.next(isRepeat: true)
  }

  /// Lossless where pictures change in few colours, as user interfaces do; lossy where photographs dominate.
  private func decide() throws(OutputError) {
    let encoder = try makeEncoder(isLossless: colors?.isFlat ?? true)
    for (frame, time) in waiting { try send(frame, at: time, to: encoder) }
    waiting = []
    colors = nil
    self.encoder = encoder
  }

  private func send(_ frame: ConvertedFrame, at time: Int64, to encoder: Encoder) throws(OutputError) {
    frame.frame.pointee.pts = time
    try encoder.send(frame.frame)
    // Empty packets come before the one that holds the file.
    while try encoder.receive(packet) { continue }
  }

  func finish() throws(OutputError) {
    try count.finish()
    if encoder == nil { try decide() }
    guard let encoder else { return }
    try encoder.send(nil)
    guard try encoder.receive(packet), !packet.bytes.isEmpty else {
      throw .library(code: segue_averror_bug, operation: "libwebp_anim")
    }
    var whole = WebPFile(packet.bytes)
    whole.setPlays(settings.loop.plays(most: 65_535))
    whole.setEnd((settings.duration * Rational(1000)).rounded)
    try whole.bytes.withUnsafeBufferPointer { (bytes) throws(OutputError) in
      try file.write(UnsafeRawBufferPointer(bytes))
    }
    try file.commit()
  }

  func cancel() {
    file.discard()
  }
}

extension Loop {
  /// How often the film plays, 0 for ever.
  func plays(most: Int) -> Int {
    switch self {
    case .forever: 0
    case .once: 1
    case .times(let plays): min(max(plays, 1), most)
    }
  }
}
