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
  private let assembly: GIFAssembly
  /// The source on the canvas before `pending`; transparent where a picture was disposed of.
  private var previous: ConvertedFrame
  private var pending: ConvertedFrame
  /// Where the two differ; nil where that is not known.
  private var changes: PixelBox?
  private var pendingStart: Int?
  /// Whether the picture before `pending` is disposed of.
  private var isDisposed = false
  private var isFirst = true
  private var count = FrameCount()
  private var isHeaderWritten = false

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
    assembly = GIFAssembly(settings)
    previous = try GIFPixels.makeFrame(settings)
    pending = try GIFPixels.makeFrame(settings)
    count.expected = settings.frameCount
    if let canvas = SourcePixels(previous) { canvas.clear(canvas.whole) }
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
    guard let now = SourcePixels(pending), let next = SourcePixels(frame),
      let nextChanges = now.boxOfChanges(to: next)
    else { return }
    let time = delays.start(of: index, after: start)
    let (_, cleared) = try paint(from: start, until: time, followedBy: next)
    previous.exchange(with: pending)
    pending.exchange(with: frame)
    if let cleared, let now = SourcePixels(pending) {
      SourcePixels(previous)?.dispose(of: cleared, before: now)
    }
    isDisposed = cleared != nil
    changes = cleared == nil ? nextChanges : nil
    pendingStart = time
  }

  func appendRepeat() throws(OutputError) {
    _ = try count.next(isRepeat: true)
  }

  func finish() throws(OutputError) {
    try count.finish()
    if let start = pendingStart {
      let end = delays.end(after: start)
      let (last, _) = try paint(from: start, until: end, followedBy: nil)
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
  /// takes, and the box that it leaves transparent, if any.
  private func paint(from start: Int, until end: Int, followedBy next: SourcePixels?) throws(OutputError)
    -> (last: Int, cleared: PixelBox?)
  {
    guard let before = SourcePixels(previous), let now = SourcePixels(pending) else { return (start, nil) }
    let vanishing = settings.isOpaque ? nil : next.flatMap { now.boxOfVanishing(to: $0) }
    // The first picture covers the canvas, whatever a viewer makes of a smaller one.
    let changed = isFirst ? now.whole : changes ?? before.boxOfChanges(to: now)
    isFirst = false
    let box = (changed ?? vanishing ?? .corner).union(vanishing)
    let isSplit = end - start > GIFDelays.longest
    let isLong = end - start >= GIFWriter.longTicks
    var picture = GIFPicture(
      box: box, isLong: isLong, restores: isDisposed, isFleeting: vanishing != nil,
      disposal: vanishing == nil || isSplit ? .keep : .background, start: start)
    try makeRoom()
    // In a picture that can be looked at, no pixel counts more than another.
    assembly.canvas.fill(box, before: before, now: now, next: isLong ? nil : next)
    if picture.restores { assembly.canvas.markRestored(from: before) }
    assembly.start(picture)
    (picture.restores, picture.isFleeting) = (false, false)
    while end - picture.start > GIFDelays.longest {
      picture.start += GIFDelays.longest
      let isLast = end - picture.start <= GIFDelays.longest
      picture.disposal = isLast && vanishing != nil ? .background : .keep
      picture.box = picture.disposal == .keep ? .corner : box
      try makeRoom()
      assembly.canvas.clear(picture.box)
      assembly.start(picture)
    }
    return (picture.start, vanishing == nil ? nil : box)
  }

  private func makeRoom() throws(OutputError) {
    if assembly.isFull { try writeOldest() }
  }

  private func writeOldest() throws(OutputError) {
    guard let (picture, blocks) = try assembly.retire() else { return }
    if isHeaderWritten {
      try fillPacket(blocks)
    } else {
      isHeaderWritten = true
      var bytes: [UInt8] = []
      IndexedPicture.appendHeader(width: settings.width, height: settings.height, to: &bytes)
      try fillPacket(bytes + blocks)
    }
    packet.pointer.pointee.pts = Int64(picture.start)
    packet.pointer.pointee.dts = Int64(picture.start)
    packet.pointer.pointee.flags = AV_PKT_FLAG_KEY
    try muxer.write(packet, timeBase: GIFWriter.timeBase)
  }

  private func fillPacket(_ bytes: [UInt8]) throws(OutputError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(OutputError) in
      try packet.setBytes(UnsafeRawBufferPointer(bytes))
    }
  }
}
