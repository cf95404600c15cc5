import CFFmpeg
import Motion

/// Writes a GIF. A picture is worked out when the one after it is known: its length decides about its palette, and
/// whether something becomes transparent decides how it is disposed of.
final class GIFWriter: FrameWriter {
  /// Ticks from which on a picture is looked at and not just passed.
  private static let longTicks = 6
  private static let timeBase = AVRational(num: 1, den: 100)

  private let file: OutputFile
  private let muxer: Muxer
  private let packet: Packet
  private let delays: GIFDelays
  private let settings: OutputSettings
  private let pool: SourcePool
  private let assembly: GIFAssembly
  /// The source on the canvas before `pending`; transparent where a picture was disposed of.
  private var previous: ConvertedFrame
  private var pending: ConvertedFrame
  private var pendingStart: Int?
  private var isFirst = true
  private var count = FrameCount()
  private var bytes: [UInt8] = []

  init(_ settings: OutputSettings, path: String) throws(OutputError) {
    self.settings = settings
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
    delays = GIFDelays(frameRate: settings.frameRate, duration: settings.duration)
    pool = SourcePool(settings)
    assembly = GIFAssembly(settings)
    previous = try pool.take()
    pending = try pool.take()
    count.expected = settings.frameCount
    if let canvas = SourcePixels(previous) { canvas.clear(canvas.whole) }
    IndexedPicture.appendHeader(width: settings.width, height: settings.height, to: &bytes)
  }

  deinit { assembly.abandon() }

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
    guard let start = pendingStart else {
      pending.exchange(with: frame)
      pendingStart = 0
      return
    }
    guard let now = SourcePixels(pending), let next = SourcePixels(frame), now.boxOfChanges(to: next) != nil
    else { return }
    let incoming = try pool.take()
    incoming.exchange(with: frame)
    let time = delays.start(of: index, after: start)
    try paint(from: start, until: time, followedBy: incoming)
    pending = incoming
    pendingStart = time
  }

  func appendRepeat() throws(OutputError) {
    _ = try count.next(isRepeat: true)
  }

  func finish() throws(OutputError) {
    try count.finish()
    if let start = pendingStart {
      let end = delays.end(after: start)
      let last = try paint(from: start, until: end, followedBy: nil)
      while !assembly.isEmpty { try writeOldest() }
      try muxer.setOption("final_delay", end - last)
    }
    try muxer.finish()
    try file.commit()
  }

  func cancel() {
    file.discard()
  }

  /// Starts to work `pending` out, shown from tick `start` to `end`. Returns the start of the last picture that this
  /// takes. Afterwards `previous` is what stands on the canvas.
  @discardableResult
  private func paint(from start: Int, until end: Int, followedBy next: ConvertedFrame?) throws(OutputError)
    -> Int
  {
    guard let before = SourcePixels(previous), let now = SourcePixels(pending) else { return start }
    let vanishing =
      if !settings.isOpaque, let next, let after = SourcePixels(next) { now.boxOfVanishing(to: after) } else {
        nil as PixelBox?
      }
    // The first picture covers the canvas, whatever a viewer makes of a smaller one.
    let changes = isFirst ? now.whole : before.boxOfChanges(to: now)
    isFirst = false
    let box = (changes ?? vanishing ?? PixelBox(columns: 0..<1, rows: 0..<1)).union(vanishing)
    let isSplit = end - start > GIFDelays.longest
    var picture = GIFPicture(
      sources: (before, now), box: box, isLong: end - start >= GIFWriter.longTicks,
      disposal: vanishing == nil || isSplit ? .keep : .background, start: start)
    try begin(picture)
    while end - picture.start > GIFDelays.longest {
      picture.start += GIFDelays.longest
      let isLast = end - picture.start <= GIFDelays.longest
      picture.sources = nil
      picture.disposal = isLast && vanishing != nil ? .background : .keep
      picture.box = picture.disposal == .keep ? PixelBox(columns: 0..<1, rows: 0..<1) : box
      try begin(picture)
    }
    pool.lend(previous, until: assembly.started)
    previous = pending
    if vanishing != nil {
      // The picture is still being worked out: the canvas without it is another one.
      previous = try pool.take()
      SourcePixels(previous)?.copy(now)
      SourcePixels(previous)?.clear(box)
      pool.lend(pending, until: assembly.started)
    }
    return picture.start
  }

  private func begin(_ picture: GIFPicture) throws(OutputError) {
    if assembly.isFull { try writeOldest() }
    assembly.start(picture)
  }

  private func writeOldest() throws(OutputError) {
    guard let (picture, blocks) = try assembly.retire() else { return }
    pool.recover(upTo: assembly.retired)
    bytes += blocks
    try bytes.withUnsafeBufferPointer { (bytes) throws(OutputError) in
      try packet.setBytes(UnsafeRawBufferPointer(bytes))
    }
    bytes.removeAll(keepingCapacity: true)
    packet.pointer.pointee.pts = Int64(picture.start)
    packet.pointer.pointee.dts = Int64(picture.start)
    packet.pointer.pointee.flags = AV_PKT_FLAG_KEY
    try muxer.write(packet, timeBase: GIFWriter.timeBase)
  }
}
