import CFFmpeg
import Motion

/// Writes an animated PNG. A picture stays until the next one that differs, for exactly the time that the film says.
final class APNGWriter: FrameWriter {
  private let file: OutputFile
  private let encoder: Encoder
  private let muxer: Muxer
  private let packet: Packet
  private let current: ConvertedFrame
  private let timeBase: AVRational
  private let duration: Rational
  private var lastTime: Int64 = 0
  private var count = FrameCount()

  init(_ settings: OutputSettings, path: String) throws(OutputError) {
    guard let rate = AVRational(settings.frameRate), rate.num > 0 else {
      throw .library(code: segue_averror_bug, operation: "frame rate")
    }
    let base = AVRational(num: rate.den, den: rate.num)
    timeBase = base
    duration = settings.duration
    file = try OutputFile(path, needsSeeking: true, overwrites: settings.overwrites)
    let encoder = try Encoder("apng", options: []) { context in
      context.pointee.width = Int32(clamping: settings.width)
      context.pointee.height = Int32(clamping: settings.height)
      context.pointee.pix_fmt = StillPixels.format(settings)
      context.pointee.time_base = base
      context.pointee.framerate = rate
      context.pointee.thread_count = 1
      ColorTags.pictures.apply(to: context)
    }
    self.encoder = encoder
    muxer = try Muxer(
      "apng", file: file, options: [("plays", String(settings.loop.plays(most: 65_535)))], timeBase: base
    ) { avcodec_parameters_from_context($0.pointee.codecpar, encoder.context) }
    packet = try Packet()
    current = try StillPixels.makeFrame(settings)
    count.expected = settings.frameCount
  }

  func append(_ frame: ConvertedFrame) throws(OutputError) {
    lastTime = Int64(try count.next(isRepeat: false))
    current.exchange(with: frame)
    current.frame.pointee.pts = lastTime
    try encoder.send(current.frame)
    try drain()
  }

  func appendRepeat() throws(OutputError) {
    _ = try count.next(isRepeat: true)
  }

  private func drain() throws(OutputError) {
    while try encoder.receive(packet) {
      packet.pointer.pointee.dts = packet.pointer.pointee.pts
      try muxer.write(packet, timeBase: timeBase)
    }
  }

  func finish() throws(OutputError) {
    try count.finish()
    try encoder.send(nil)
    try drain()
    try muxer.setOption("final_delay", finalDelay)
    try muxer.finish()
    try file.commit()
  }

  /// From the start of the last picture to the end of the film, in the 16 bits of both terms that the format has.
  private var finalDelay: AVRational {
    let start = Rational(Int(lastTime)) * Rational(Int(timeBase.num)) / Rational(Int(timeBase.den))
    let rest = duration - start
    var delay = AVRational(num: 0, den: 1)
    av_reduce(&delay.num, &delay.den, Int64(rest.numerator), Int64(rest.denominator), 65_535)
    return delay
  }

  func cancel() {
    file.discard()
  }
}
