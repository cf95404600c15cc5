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
  func blur(
    _ bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int, stride: Int, channels: Int, edge: Edge
  ) {
    let length = width * channels
    // Whole blocks, so that no loop has a remainder; what lies beyond the row is computed and never read.
    let pitch = (length + Block.scalarCount - 1) / Block.scalarCount * Block.scalarCount
    let margin = radius * channels
    withUnsafeTemporaryAllocation(of: Float.self, capacity: pitch + 2 * margin) { padded in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: pitch * height) { rows in
        padded.initialize(repeating: 0)
        for y in 0..<height {
          load(bytes, from: y * stride, channels: channels, length: length, edge: edge, into: padded)
          let row = UnsafeMutableBufferPointer(rebasing: rows[(y * pitch)..<((y + 1) * pitch)])
          alongRow(UnsafeRawBufferPointer(padded), step: channels, into: UnsafeMutableRawBufferPointer(row))
        }
        for y in 0..<height {
          acrossRows(
            UnsafeRawBufferPointer(rows), around: y, height: height, pitch: pitch, edge: edge,
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
    _ rows: UnsafeRawBufferPointer, around y: Int, height: Int, pitch: Int, edge: Edge,
    into target: UnsafeMutableRawBufferPointer
  ) {
    let size = MemoryLayout<Float>.stride
    // Rows beyond the picture weigh nothing where it ends in nothing.
    let taps =
      edge == .extended ? 0..<weights.count : max(radius - y, 0)..<min(height + radius - y, weights.count)
    for start in Swift.stride(from: 0, to: target.count, by: Block.scalarCount) {
      var sum = Block(repeating: 0.5)
      for tap in taps {
        let row = min(max(y + tap - radius, 0), height - 1)
        sum += weights[tap] * rows.loadUnaligned(fromByteOffset: (row * pitch + start) * size, as: Block.self)
      }
      let levels = sum.clamped(lowerBound: .zero, upperBound: Block(repeating: 255))
      for lane in 0..<min(Block.scalarCount, target.count - start) {
        target[start + lane] = UInt8(levels[lane])
      }
    }
  }

  private typealias Block = SIMD8<Float>
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
