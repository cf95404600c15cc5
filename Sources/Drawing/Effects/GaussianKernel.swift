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

  /// How far a blur spreads, in pixels.
  static func radius(sigma: Double) -> Int { Int((min(max(sigma, 0), 1e4) * 3).rounded(.up)) }

  /// Blurs rows of `channels` interleaved bytes a pixel in place.
  func blur(
    _ bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int, stride: Int, channels: Int, edge: Edge
  ) {
    let length = width * channels
    var across = [Float](repeating: 0, count: length * height)
    var padded = [Float](repeating: 0, count: length + 2 * radius * channels)
    for y in 0..<height {
      load(bytes, from: y * stride, channels: channels, length: length, edge: edge, into: &padded)
      across.withUnsafeMutableBufferPointer { target in
        padded.withUnsafeBufferPointer { source in
          accumulate(into: target, at: y * length, length: length) { source[$0 * channels + $1] }
        }
      }
    }
    var line = [Float](repeating: 0, count: length)
    for y in 0..<height {
      for index in 0..<length { line[index] = 0 }
      across.withUnsafeBufferPointer { source in
        line.withUnsafeMutableBufferPointer { target in
          sumRows(source, around: y, height: height, length: length, edge: edge, into: target)
        }
      }
      for index in 0..<length {
        bytes[y * stride + index] = UInt8(min(max(line[index] + 0.5, 0), 255))
      }
    }
  }

  private func load(
    _ bytes: UnsafeMutableRawBufferPointer, from start: Int, channels: Int, length: Int, edge: Edge,
    into padded: inout [Float]
  ) {
    let margin = radius * channels
    for index in 0..<length { padded[margin + index] = Float(bytes[start + index]) }
    for index in 0..<margin {
      let channel = index % channels
      padded[index] = edge == .clear ? 0 : Float(bytes[start + channel])
      padded[margin + length + index] =
        edge == .clear ? 0 : Float(bytes[start + length - channels + channel])
    }
  }

  @inline(__always)
  private func accumulate(
    into target: UnsafeMutableBufferPointer<Float>, at start: Int, length: Int,
    _ sample: (_ tap: Int, _ index: Int) -> Float
  ) {
    for tap in 0..<weights.count {
      let weight = weights[tap]
      for index in 0..<length { target[start + index] += weight * sample(tap, index) }
    }
  }

  private func sumRows(
    _ source: UnsafeBufferPointer<Float>, around y: Int, height: Int, length: Int, edge: Edge,
    into target: UnsafeMutableBufferPointer<Float>
  ) {
    for tap in 0..<weights.count {
      let wanted = y + tap - radius
      guard edge == .extended || (0..<height).contains(wanted) else { continue }
      let row = min(max(wanted, 0), height - 1) * length
      let weight = weights[tap]
      for index in 0..<length { target[index] += weight * source[row + index] }
    }
  }
}

/// How far a picture may be shrunk before it is blurred: what a Gaussian of this width removes anyway need not be
/// computed.
struct BlurScale {
  /// A power of two: this many pixels become one.
  let factor: Int
  /// The standard deviation that is left, in shrunk pixels: from 4 to 8 wherever anything was shrunk.
  let sigma: Double

  init(sigma: Double, longestSide: Double = 0) {
    var factor = 1
    while sigma / Double(factor) >= 8 || longestSide / Double(factor) > 4096, factor < 1 << 12 { factor *= 2 }
    self.factor = factor
    let side = Double(factor)
    // Averaging squares of n pixels is itself a blur, of variance (n² − 1) / 12.
    self.sigma = max((sigma * sigma - (side * side - 1) / 12).squareRoot(), 0) / side
  }
}
