import CFFmpeg

/// The blocks by libavcodec's encoder, which sees the rectangle of a picture as a film of one frame.
///
/// Left to itself over a whole film it would choose rectangles and disposals by its own rules, which repaint what rests.
final class LibavCompressor: PictureCompressor {
  func compress(_ picture: IndexedPicture, to blocks: inout [UInt8]) throws(OutputError) {
    let (width, height) = (picture.box.columns.count, picture.box.rows.count)
    let encoder = try Encoder("gif", options: [("gifimage", "1"), ("global_palette", "0")]) { context in
      context.pointee.width = Int32(clamping: width)
      context.pointee.height = Int32(clamping: height)
      context.pointee.pix_fmt = AV_PIX_FMT_PAL8
      context.pointee.time_base = AVRational(num: 1, den: 100)
      context.pointee.thread_count = 1
    }
    let frame = try ConvertedFrame(width: width, height: height, format: AV_PIX_FMT_PAL8, tags: .pictures)
    fill(frame, with: picture)
    try encoder.send(frame.frame)
    try encoder.send(nil)
    let packet = try Packet()
    guard try encoder.receive(packet) else {
      throw .library(code: segue_averror_bug, operation: "avcodec_receive_packet gif")
    }
    try append(packet.bytes, of: picture, to: &blocks)
  }

  private func fill(_ frame: ConvertedFrame, with picture: IndexedPicture) {
    guard let plane = frame.firstPlane, let table = frame.frame.pointee.data.1 else { return }
    let width = picture.box.columns.count
    guard let start = picture.indices.baseAddress else { return }
    for y in 0..<picture.box.rows.count {
      (plane.bytes + y * plane.stride).update(from: start + y * width, count: width)
    }
    UnsafeMutableRawPointer(table).withMemoryRebound(to: UInt32.self, capacity: 256) { entries in
      for index in 0..<256 {
        let isTransparent = picture.transparent.map { Int($0) == index } ?? false
        entries[index] =
          isTransparent ? 0 : index < picture.palette.count ? picture.palette[index] : 0xFF00_0000
      }
    }
  }

  /// Without the header of the one-frame film, at the picture's place and with its disposal.
  private func append(
    _ packet: UnsafeRawBufferPointer, of picture: IndexedPicture, to blocks: inout [UInt8]
  ) throws(OutputError) {
    // 13 bytes of signature and screen; a graphic control block of 8, then the descriptor's 10.
    let header = 13
    guard packet.count > header + 18, packet[header] == 0x21, packet[header + 1] == 0xF9,
      packet[header + 8] == 0x2C
    else { throw .library(code: segue_averror_invaliddata, operation: "gif packet") }
    var bytes = Array(packet[header...])
    bytes[3] = picture.disposal.rawValue << 2 | bytes[3] & 1
    for (offset, value) in [(9, picture.box.columns.lowerBound), (11, picture.box.rows.lowerBound)] {
      bytes[offset] = UInt8(truncatingIfNeeded: value)
      bytes[offset + 1] = UInt8(truncatingIfNeeded: value >> 8)
    }
    if bytes.last == 0x3B { bytes.removeLast() }
    blocks += bytes
  }
}
