import Glibc

/// The weights of a Gaussian blur, out to three standard deviations; their sum is 1, so that a blur neither adds nor
/// loses light.
struct GaussianKernel {
  /// Where a picture ends: nothing, or its last pixels over and over.
  enum Edge {
    case clear
    case extended
  }

  let radius: Int
  private let weights: [Float]

  /// - Parameter sigma: The standard deviation in pixels, above 0.
  init(sigma: Double) {
    let radius = GaussianKernel.radius(sigma: sigma)
    let raw = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = raw.reduce(0, +)
    self.radius = radius
    weights = raw.map { Float($0 / sum) }
  }

  /// How far a blur spreads, in pixels. Pictures are shrunk before they are blurred: one that would still need a
  /// wider kernel than this has nothing left to show.
  static func radius(sigma: Double) -> Int {
    guard sigma > 0 else { return 0 }
    return Int((min(sigma, 256) * 3).rounded(.up))
  }

  /// Blurs rows of `channels` interleaved bytes a pixel in place: first along the rows, then across them.
  ///
  /// Of the rows that were blurred along themselves, only those within the kernel's reach are kept: they fit the
  /// processor's cache, whatever the height.
  func blur(
    _ bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int, stride: Int, channels: Int, edge: Edge
  ) {
    let length = width * channels
    // Whole blocks, so that no loop has a remainder; what lies beyond the row is computed and never read.
    let pitch = (length + Block.scalarCount - 1) / Block.scalarCount * Block.scalarCount
    let margin = radius * channels
    let window = RowWindow(count: min(weights.count, height), pitch: pitch)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: pitch + 2 * margin) { padded in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: pitch * window.count) { rows in
        padded.initialize(repeating: 0)
        let rows = UnsafeMutableRawBufferPointer(rows)
        var next = 0
        for y in 0..<height {
          while next < min(y + radius + 1, height) {
            load(bytes, from: next * stride, channels: channels, length: length, edge: edge, into: padded)
            alongRow(
              UnsafeRawBufferPointer(padded), step: channels,
              into: UnsafeMutableRawBufferPointer(rebasing: rows[window.bytes(of: next)]))
            next += 1
          }
          acrossRows(
            UnsafeRawBufferPointer(rows), window, around: y, height: height, edge: edge,
            into: UnsafeMutableRawBufferPointer(rebasing: bytes[(y * stride)..<(y * stride + length)]))
        }
      }
    }
  }

  private func load(
    _ bytes: UnsafeMutableRawBufferPointer, from start: Int, channels: Int, length: Int, edge: Edge,
    into padded: UnsafeMutableBufferPointer<Float>
  ) {
    let margin = radius * channels
    for index in 0..<length { padded[margin + index] = Float(bytes[start + index]) }
    guard edge == .extended else { return }
    for index in 0..<margin {
      padded[index] = Float(bytes[start + index % channels])
      padded[margin + length + index] = Float(bytes[start + length - channels + index % channels])
    }
  }

  private func alongRow(_ padded: UnsafeRawBufferPointer, step: Int, into row: UnsafeMutableRawBufferPointer)
  {
    let size = MemoryLayout<Float>.stride
    for offset in Swift.stride(from: 0, to: row.count, by: MemoryLayout<Block>.stride) {
      var sum = Block.zero
      for tap in 0..<weights.count {
        let sample = padded.loadUnaligned(fromByteOffset: offset + tap * step * size, as: Block.self)
        sum += weights[tap] * sample
      }
      row.storeBytes(of: sum, toByteOffset: offset, as: Block.self)
    }
  }

  private func acrossRows(
    _ rows: UnsafeRawBufferPointer, _ window: RowWindow, around y: Int, height: Int, edge: Edge,
    into target: UnsafeMutableRawBufferPointer
  ) {
    // Rows beyond the picture weigh nothing where it ends in nothing.
    let taps =
      edge == .extended ? 0..<weights.count : max(radius - y, 0)..<min(height + radius - y, weights.count)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: weights.count) { places in
      for tap in taps { places[tap] = window.bytes(of: min(max(y + tap - radius, 0), height - 1)).lowerBound }
      sum(rows, at: places, taps, into: target)
    }
  }

  private func sum(
    _ rows: UnsafeRawBufferPointer, at places: UnsafeMutableBufferPointer<Int>, _ taps: Range<Int>,
    into target: UnsafeMutableRawBufferPointer
  ) {
    for start in Swift.stride(from: 0, to: target.count, by: Block.scalarCount) {
      var sum = Block(repeating: 0.5)
      for tap in taps {
        let place = places[tap] + start * RowWindow.size
        sum += weights[tap] * rows.loadUnaligned(fromByteOffset: place, as: Block.self)
      }
      let levels = Self.levels(sum)
      if start + Block.scalarCount <= target.count {
        target.storeBytes(of: levels, toByteOffset: start, as: SIMD8<UInt8>.self)
      } else {
        for lane in 0..<(target.count - start) { target[start + lane] = levels[lane] }
      }
    }
  }

  /// Rounded down, from 0 to 255, in steps that processors do for a whole block at once.
  @inline(__always)
  private static func levels(_ values: Block) -> SIMD8<UInt8> {
    // A number that is added to 2²³ loses its fraction to rounding, and stands in the lowest bits.
    let shift = Block(repeating: 8_388_608)
    var whole = values.replacing(with: 0, where: values .< 0).replacing(with: 255, where: values .> 255)
    let exact = whole
    whole = whole + shift - shift
    whole.replace(with: whole - 1, where: whole .> exact)
    return SIMD8<UInt8>(truncatingIfNeeded: unsafeBitCast(whole + shift, to: SIMD8<UInt32>.self))
  }

  private typealias Block = SIMD8<Float>
}

/// Where in a piece of memory rows of floats are kept, the newest over the oldest.
private struct RowWindow {
  static let size = MemoryLayout<Float>.stride

  let count: Int
  /// Floats from row to row.
  let pitch: Int

  /// Of one of the `count` rows that were written last.
  func bytes(of row: Int) -> Range<Int> {
    let start = row % count * pitch * RowWindow.size
    return start..<(start + pitch * RowWindow.size)
  }
}

/// How far a picture may be shrunk before it is blurred: what a Gaussian of this width removes anyway need not be
/// computed.
struct BlurScale {
  /// A power of two: this many pixels become one.
  let factor: Int
  /// The standard deviation that is left, in shrunk pixels: from 2 to 4 wherever anything was shrunk.
  let sigma: Double

  init(sigma: Double, longestSide: Double = 0) {
    var factor = 1
    while sigma / Double(factor) >= 4 || longestSide / Double(factor) > 4096, factor < 1 << 12 { factor *= 2 }
    self.factor = factor
    let side = Double(factor)
    // Averaging squares of n pixels is itself a blur, of variance (n² − 1) / 12.
    self.sigma = max(sigma * sigma - (side * side - 1) / 12, 0).squareRoot() / side
  }
}
