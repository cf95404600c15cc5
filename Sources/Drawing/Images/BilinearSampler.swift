/// Reads a bitmap between its pixels' centres, in 1/256 of the way from one to the next.
struct BilinearSampler {
  /// What a pixel and its neighbour count for, eight numbers for each 1/256: both are mixed by one multiplication.
  static let shares: [SIMD8<UInt16>] = (0..<256).map { (share: UInt16) in
    SIMD8(lowHalf: SIMD4(repeating: 256 - share), highHalf: SIMD4(repeating: share))
  }

  /// Premultiplied BGRA in rows without gaps.
  private let pixels: UnsafeRawPointer
  private let shares: UnsafePointer<SIMD8<UInt16>>
  private let width: Int
  private let height: Int

  init(
    pixels: UnsafeRawPointer, width: Int, height: Int, shares: UnsafePointer<SIMD8<UInt16>>
  ) {
    self.pixels = pixels
    self.shares = shares
    self.width = width
    self.height = height
  }

  /// At a place between centres of the bitmap.
  @inline(__always)
  func inside(_ place: FixedPlace) -> SIMD4<UInt16> {
    let start = (place.row &* width &+ place.column) &* 4
    return mix(load(start), load(start &+ width &* 4), place)
  }

  /// Anywhere: beyond the edge the last pixels go on.
  func clamped(_ place: FixedPlace) -> SIMD4<UInt16> {
    let place = place.clamped(width: width, height: height)
    let start = (place.row * width + place.column) * 4
    let below = place.row + 1 < height ? width * 4 : 0
    guard place.column + 1 < width else { return mix(loadTwice(start), loadTwice(start + below), place) }
    return mix(load(start), load(start + below), place)
  }

  /// Two neighbours of a row.
  @inline(__always)
  private func load(_ offset: Int) -> SIMD8<UInt16> {
    SIMD8<UInt16>(truncatingIfNeeded: pixels.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt8>.self))
  }

  private func loadTwice(_ offset: Int) -> SIMD8<UInt16> {
    let pixel = SIMD4<UInt16>(
      truncatingIfNeeded: pixels.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self))
    return SIMD8(lowHalf: pixel, highHalf: pixel)
  }

  /// Both rows are mixed across, and then with each other; each sum is at most 255 · 256.
  @inline(__always)
  private func mix(_ upper: SIMD8<UInt16>, _ lower: SIMD8<UInt16>, _ place: FixedPlace) -> SIMD4<UInt16> {
    let across = shares[place.shareAcross]
    let (above, below) = (upper &* across, lower &* across)
    let rows =
      SIMD8(lowHalf: above.lowHalf, highHalf: below.lowHalf)
      &+ SIMD8(lowHalf: above.highHalf, highHalf: below.highHalf)
    let mixed = ((rows &+ 128) &>> 8) &* shares[place.shareDown]
    return (mixed.lowHalf &+ mixed.highHalf &+ 128) &>> 8
  }
}

/// A place of a bitmap in 1/65536 of its pixels, from the centre of the first one.
struct FixedPlace {
  /// Added to a number, it leaves the number's nearest integer in the lowest bits: a conversion that needs no check of
  /// the range, for two numbers at once.
  private static let rounding = 0x1.8p52

  private var parts: SIMD2<Int64>

  /// - Parameter place: Less than 2³⁴ from zero. What is farther away becomes some other place.
  @inline(__always)
  init(_ place: SIMD2<Double>) {
    let shifted = place * 65536 + FixedPlace.rounding
    parts =
      SIMD2(truncatingIfNeeded: SIMD2(shifted.x.bitPattern, shifted.y.bitPattern))
      &- Int64(bitPattern: FixedPlace.rounding.bitPattern)
  }

  @inline(__always)
  mutating func move(by step: FixedPlace) { parts &+= step.parts }

  func clamped(width: Int, height: Int) -> FixedPlace {
    var place = self
    place.parts.x = min(max(parts.x, 0), Int64(width - 1) << 16)
    place.parts.y = min(max(parts.y, 0), Int64(height - 1) << 16)
    return place
  }

  @inline(__always)
  var column: Int { Int(parts.x &>> 16) }
  @inline(__always)
  var row: Int { Int(parts.y &>> 16) }
  /// In 1/256 of the way to the next pixel.
  @inline(__always)
  var shareAcross: Int { Int(parts.x &>> 8 & 255) }
  @inline(__always)
  var shareDown: Int { Int(parts.y &>> 8 & 255) }
}
