import CFFmpeg

/// Gives every packet its duration: up to the next frame that was sent, the last one up to the end of the film.
///
/// Packets come in decoding order and may come before the following frame is known, so they wait here. Times are frame
/// numbers. Without durations a hold at the end would be lost.
struct PacketTimes {
  private let frameCount: Int64
  /// Presentation times of the frames sent, rising.
  private var sent: [Int64] = []
  private var waiting: [Packet] = []
  private var spare: [Packet] = []
  private var firstDecoding: Int64?
  private var hasEnded = false

  init(frameCount: Int) {
    self.frameCount = Int64(frameCount)
    sent.reserveCapacity(frameCount)
  }

  mutating func send(_ time: Int64) {
    sent.append(time)
  }

  /// Takes the content of `packet`.
  mutating func hold(_ packet: Packet) throws(OutputError) {
    let own = if let used = spare.popLast() { used } else { try Packet() }
    own.take(from: packet)
    waiting.append(own)
  }

  /// No further frame will be sent.
  mutating func end() {
    hasEnded = true
  }

  /// The next packet in decoding order whose duration is known. Give it back with `recycle`.
  mutating func next() -> Packet? {
    guard let packet = waiting.first, waiting.count > 1 || hasEnded,
      let end = endTime(packet.pointer.pointee.pts)
    else { return nil }
    packet.pointer.pointee.duration = end - packet.pointer.pointee.pts
    if firstDecoding == nil { firstDecoding = packet.pointer.pointee.dts }
    if waiting.count == 1 { closeTrack(packet) }
    return waiting.removeFirst()
  }

  /// A track is as long as the decoding times reach from the first packet to the end of the last, which need not be the
  /// one shown last. The last one is moved as far as its presentation allows, and lasts until the film is full.
  private func closeTrack(_ packet: Packet) {
    let first = firstDecoding ?? 0
    let time = max(packet.pointer.pointee.dts, packet.pointer.pointee.pts + first)
    packet.pointer.pointee.dts = time
    packet.pointer.pointee.duration = frameCount + first - time
  }

  mutating func recycle(_ packet: Packet) {
    spare.append(packet)
  }

  private func endTime(_ time: Int64) -> Int64? {
    var (low, high) = (0, sent.count)
    while low < high {
      let middle = (low + high) / 2
      if sent[middle] <= time { low = middle + 1 } else { high = middle }
    }
    if low < sent.count { return sent[low] }
    return hasEnded ? frameCount : nil
  }
}
