import CFFmpeg
import Glibc

/// A rectangle of whole pixels; never empty.
struct PixelBox: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>

  /// What a picture covers that shows nothing new.
  static let corner = PixelBox(columns: 0..<1, rows: 0..<1)

  var area: Int { columns.count * rows.count }

  func union(_ other: PixelBox?) -> PixelBox {
    guard let other else { return self }
    func span(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
      min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
    }
    return PixelBox(columns: span(columns, other.columns), rows: span(rows, other.rows))
  }
}

/// The pixels of a source picture, 0xFFRRGGBB or 0 for transparent, borrowed from a frame.
struct SourcePixels {
  let pixels: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  /// Pixels from row to row.
  let stride: Int

  init?(_ frame: ConvertedFrame) {
    guard let plane = frame.firstPlane else { return nil }
    pixels = UnsafeMutableRawPointer(plane.bytes).assumingMemoryBound(to: UInt32.self)
    width = Int(frame.frame.pointee.width)
    height = Int(frame.frame.pointee.height)
    stride = plane.stride / 4
  }

  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * stride }

  var whole: PixelBox { PixelBox(columns: 0..<width, rows: 0..<height) }

  /// Stands for a pixel that was disposed of and comes back as it was. No source has it.
  static let restored: UInt32 = 1

  /// Makes a box transparent, but `restored` where `next` has the same pixels.
  func dispose(of box: PixelBox, before next: SourcePixels) {
    for y in box.rows {
      let (here, there) = (row(y), next.row(y))
      for x in box.columns { here[x] = here[x] != 0 && here[x] == there[x] ? SourcePixels.restored : 0 }
    }
  }

  func clear(_ box: PixelBox) {
    for y in box.rows { (row(y) + box.columns.lowerBound).update(repeating: 0, count: box.columns.count) }
  }

  /// The smallest box around the pixels that differ; nil when none does.
  func boxOfChanges(to other: SourcePixels) -> PixelBox? {
    box { y in
      memcmp(row(y), other.row(y), width * 4) != 0
    } isHit: {
      row($1)[$0] != other.row($1)[$0]
    }
  }

  /// The smallest box around the pixels that are opaque here and transparent there.
  func boxOfVanishing(to other: SourcePixels) -> PixelBox? {
    box { y in
      let (here, there) = (row(y), other.row(y))
      for x in 0..<width where here[x] != 0 && there[x] == 0 { return true }
      return false
    } isHit: {
      row($1)[$0] != 0 && other.row($1)[$0] == 0
    }
  }

  @inline(__always)
  private func box(rowIsHit: (Int) -> Bool, isHit: (_ x: Int, _ y: Int) -> Bool) -> PixelBox? {
    guard let top = (0..<height).first(where: rowIsHit) else { return nil }
    let bottom = (top..<height).reversed().first(where: rowIsHit) ?? top
    var (left, right) = (width, -1)
    for y in top...bottom {
      var x = 0
      while x < left, !isHit(x, y) { x += 1 }
      if x < left { left = x }
      x = width - 1
      while x > right, !isHit(x, y) { x -= 1 }
      if x > right { right = x }
    }
    return PixelBox(columns: left..<right + 1, rows: top..<bottom + 1)
  }
}
