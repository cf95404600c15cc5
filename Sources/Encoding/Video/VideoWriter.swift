import CFFmpeg
import Motion

/// Encodes and muxes a video by a recipe.
final class VideoWriter: FrameWriter {
  private let file: OutputFile
  private let encoder: Encoder
  private let filter: BitstreamFilter?
  private let muxer: Muxer
  private let current: ConvertedFrame
  private let packet: Packet
  private let timeBase: AVRational
  private var held: HeldFrames
  /// The frames of the current picture, while it is not sent since it is not known whether it stays.
  private var waiting: ClosedRange<Int>?
  private var times: PacketTimes
  private var count = FrameCount()

  init(_ settings: OutputSettings, _ recipe: VideoRecipe, file: OutputFile) throws(OutputError) {
    guard let rate = AVRational(settings.frameRate), rate.num > 0 else {
      throw .library(code: segue_averror_bug, operation: "frame rate")
    }
    let base = AVRational(num: rate.den, den: rate.num)
    timeBase = base
    let size = recipe.size(settings)
    let encoder = try Encoder(recipe.encoder, options: recipe.options) { context in
      context.pointee.width = Int32(clamping: size.width)
      context.pointee.height = Int32(clamping: size.height)
      context.pointee.pix_fmt = recipe.pixelFormat
      context.pointee.time_base = base
      context.pointee.framerate = rate
      context.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
      context.pointee.gop_size = VideoWriter.keyframeInterval(settings.frameRate)
      context.pointee.thread_count = recipe.threads
      context.pointee.flags |= AV_CODEC_FLAG_GLOBAL_HEADER
      recipe.tags.apply(to: context)
    }
    let filter: BitstreamFilter? =
      if let description = recipe.bitstreamFilters { try BitstreamFilter(description, for: encoder) } else {
        nil
      }
    muxer = try Muxer(recipe.container, file: file, options: recipe.containerOptions, timeBase: base) {
      stream in
      stream.pointee.avg_frame_rate = rate
      stream.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
      let status =
        if let filter { avcodec_parameters_copy(stream.pointee.codecpar, filter.parameters) } else {
          avcodec_parameters_from_context(stream.pointee.codecpar, encoder.context)
        }
      if let tag = recipe.codecTagValue { stream.pointee.codecpar.pointee.codec_tag = tag }
      return status
    }
    self.file = file
    self.encoder = encoder
    self.filter = filter
    current = try recipe.makeFrame(settings)
    packet = try Packet()
    held = HeldFrames(
      recipe.held, sendsAll: settings.isConstantFrameRate || recipe.sendsEveryFrame,
      frameCount: settings.frameCount,
      keyframeInterval: Int(VideoWriter.keyframeInterval(settings.frameRate)), rate: settings.frameRate)
    times = PacketTimes(frameCount: settings.frameCount)
    count.expected = settings.frameCount
  }

  /// Five seconds: a player that jumps has at most that much to decode.
  private static func keyframeInterval(_ rate: Rational) -> Int32 {
    Int32(clamping: max(1, (rate * Rational(5)).rounded))
  }

  func append(_ frame: ConvertedFrame) throws(OutputError) {
    try sendWaiting()
    current.exchange(with: frame)
    let index = try count.next(isRepeat: false)
    waiting = index...index
    if held.stays(1) { try sendWaiting() }
  }

  func appendRepeat() throws(OutputError) {
    let index = try count.next(isRepeat: true)
    guard let first = waiting?.lowerBound else { return try send(index, isRepeat: true, stays: true) }
    waiting = first...index
    if held.stays(index - first + 1) { try sendWaiting() }
  }

  private func sendWaiting() throws(OutputError) {
    guard let frames = waiting else { return }
    waiting = nil
    for index in frames {
      try send(index, isRepeat: index > frames.lowerBound, stays: held.stays(frames.count))
    }
  }

  private func send(_ index: Int, isRepeat: Bool, stays: Bool) throws(OutputError) {
    guard held.sends(index, isRepeat: isRepeat, stays: stays) else { return }
    current.frame.pointee.pts = Int64(index)
    current.frame.pointee.pict_type = AV_PICTURE_TYPE_NONE
    try current.setSharpening(held.sharpening)
    times.send(Int64(index))
    try encoder.send(current.frame)
    try drainEncoder()
  }

  private func drainEncoder() throws(OutputError) {
    while try encoder.receive(packet) {
      guard let filter else {
        try times.hold(packet)
        continue
      }
      try filter.send(packet)
      while try filter.receive(packet) { try times.hold(packet) }
    }
    try mux()
  }

  private func mux() throws(OutputError) {
    while let timed = times.next() {
      try muxer.write(timed, timeBase: timeBase)
      times.recycle(timed)
    }
  }

  func finish() throws(OutputError) {
    try count.finish()
    try sendWaiting()
    try encoder.send(nil)
    try drainEncoder()
    times.end()
    try mux()
    try muxer.finish()
    try file.commit()
  }

  func cancel() {
    file.discard()
  }
}
