import CFFmpeg
import Motion

/// Writes a GIF. A picture is written when the one after it is known: its length decides about its palette, and
/// whether something becomes transparent decides how it is disposed of.
final class GIFWriter: FrameWriter {
  /// Ticks from which on a picture is looked at and not just passed.
  private static let longTicks = 6
  private static let timeBase = AVRational(num: 1, den: 100)

  private let file: OutputFile
  private let muxer: Muxer
  private let packet: Packet
  private let painter: GIFPainter
  private let lzw = LZWEncoder()
  private let delays: GIFDelays
  private let isOpaque: Bool
  private let loop: Loop
  /// The source on the canvas before `pending`; transparent where a picture was disposed of.
  private var previous: ConvertedFrame
  private var pending: ConvertedFrame
  private var incoming: ConvertedFrame
  private var pendingStart: Int?
  private var isFirst = true
  private var count = FrameCount()
  private var bytes: [UInt8] = []

  init(_ settings: OutputSettings, path: String) throws(OutputError) {
    file = try OutputFile(path, overwrites: settings.overwrites)
    muxer = try Muxer(
      "gif", file: file, options: [("loop", String(GIFWriter.muxerLoop(settings.loop)))],
      timeBase: GIFWriter.timeBase
    ) { stream in
      stream.pointee.codecpar.pointee.codec_type = AVMEDIA_TYPE_VIDEO
      stream.pointee.codecpar.pointee.codec_id = AV_CODEC_ID_GIF
      stream.pointee.codecpar.pointee.width = Int32(clamping: settings.width)
      stream.pointee.codecpar.pointee.height = Int32(clamping: settings.height)
      return 0
    }
    packet = try Packet()
    painter = GIFPainter(
      width: settings.width, height: settings.height, colors: settings.colors,
      targetError: settings.targetError ?? GIFWriter.targetError(settings.quality))
    delays = GIFDelays(frameRate: settings.frameRate, duration: settings.duration)
    isOpaque = settings.isOpaque
    loop = settings.loop
    previous = try GIFConverter.makeFrame(settings)
    pending = try GIFConverter.makeFrame(settings)
    incoming = try GIFConverter.makeFrame(settings)
    count.expected = settings.frameCount
    if let canvas = SourcePixels(previous) { canvas.clear(canvas.whole) }
    IndexedPicture.appendHeader(width: settings.width, height: settings.height, to: &bytes)
  }

  /// Mean square errors; 4 is 42 dB, where a change of palette cannot be seen any more.
  private static func targetError(_ quality: Quality) -> Double {
    switch quality {
    case .draft: 16
    case .normal: 4
    case .high: 1
    }
  }

  /// The muxer counts repeats: −1 writes no loop at all, 0 loops for ever.
  private static func muxerLoop(_ loop: Loop) -> Int {
    switch loop {
    case .forever: 0
    case .once: -1
    case .times(let plays): plays <= 1 ? -1 : min(plays - 1, 65_535)
    }
  }

  func append(_ frame: ConvertedFrame) throws(OutputError) {
    let index = try count.next(isRepeat: false)
    incoming.exchange(with: frame)
    if let start = pendingStart {
      if change(from: pending, to: incoming) == nil { return }
      let next = delays.start(of: index, after: start)
      try write(from: start, until: next, followedBy: incoming)
      (previous, pending, incoming) = (pending, incoming, previous)
      pendingStart = next
    } else {
      swap(&pending, &incoming)
      pendingStart = 0
    }
  }

  func appendRepeat() throws(OutputError) {
    _ = try count.next(isRepeat: true)
  }

  func finish() throws(OutputError) {
    try count.finish()
    if let start = pendingStart {
      let end = delays.end(after: start)
      let last = try write(from: start, until: end, followedBy: nil)
      try muxer.setOption("final_delay", end - last)
    }
    try muxer.finish()
    try file.commit()
  }

  func cancel() {
    file.discard()
  }

  private func change(from first: ConvertedFrame, to second: ConvertedFrame) -> PixelBox? {
    guard let first = SourcePixels(first), let second = SourcePixels(second) else { return nil }
    return first.boxOfChanges(to: second)
  }

  /// Writes `pending`, shown from tick `start` to `end`. Returns the start of the last picture that this took.
  @discardableResult
  private func write(from start: Int, until end: Int, followedBy next: ConvertedFrame?) throws(OutputError)
    -> Int
  {
    guard let before = SourcePixels(previous), let now = SourcePixels(pending) else { return start }
    let vanishing =
      if !isOpaque, let next, let after = SourcePixels(next) { now.boxOfVanishing(to: after) } else {
        nil as PixelBox?
      }
    // The first picture covers the canvas, whatever a viewer makes of a smaller one.
    let changes = isFirst ? now.whole : before.boxOfChanges(to: now)
    isFirst = false
    let box = (changes ?? vanishing ?? PixelBox(columns: 0..<1, rows: 0..<1)).union(vanishing)
    let isSplit = end - start > GIFDelays.longest
    let disposal: IndexedPicture.Disposal = vanishing == nil || isSplit ? .keep : .background
    let picture = painter.paint(
      from: before, to: now, in: box, isLong: end - start >= GIFWriter.longTicks, disposal: disposal)
    try send(picture, at: start)
    var last = start
    while end - last > GIFDelays.longest {
      last += GIFDelays.longest
      let isLast = end - last <= GIFDelays.longest
      try send(painter.hold(box, isLast && vanishing != nil ? .background : .keep), at: last)
    }
    if vanishing != nil { now.clear(box) }
    return last
  }

  private func send(_ picture: IndexedPicture, at tick: Int) throws(OutputError) {
    picture.append(to: &bytes, lzw: lzw)
    try bytes.withUnsafeBufferPointer { (bytes) throws(OutputError) in
      try packet.setBytes(UnsafeRawBufferPointer(bytes))
    }
    bytes.removeAll(keepingCapacity: true)
    packet.pointer.pointee.pts = Int64(tick)
    packet.pointer.pointee.dts = Int64(tick)
    packet.pointer.pointee.flags = AV_PKT_FLAG_KEY
    try muxer.write(packet, timeBase: GIFWriter.timeBase)
  }
}
