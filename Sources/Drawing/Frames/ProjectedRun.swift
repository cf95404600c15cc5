/// Some device pixels of a row, seen through a homography.
struct ProjectedRun {
  /// Pixels of the bitmap that a pixel of the device spans at most where one sample is enough.
  static let magnified = 1.25

  /// Of the first pixel, in device pixels; and how many there are.
  private let left: Double
  let length: Int
  /// The two coordinates of the bitmap and the depth, before the division by it: what a step to the right and one down
  /// add, what the row adds, and the rest.
  private let across: SIMD2<Double>
  private let down: SIMD2<Double>
  private let along: SIMD2<Double>
  private let start: SIMD2<Double>
  private let depth: (across: Double, down: Double, along: Double, start: Double)
  /// Pixels of the bitmap: a pixel of this run that sees a place so far inside of the bitmap's edges is covered wholly,
  /// with all of its samples; one that sees a place twice as far outside is not covered. Infinite where the run
  /// reaches the horizon.
  let margin: Double
  /// Whether one sample is enough for every pixel.
  let isMagnified: Bool

  init(_ map: Homography, left: Int, y: Int, length: Int) {
    let (first, second, third) = map.rows
    let y = Double(y) + 0.5
    self.left = Double(left) + 0.5
    self.length = length
    across = SIMD2(first.x, second.x)
    down = SIMD2(first.y, second.y)
    along = down * y
    start = SIMD2(first.z, second.z)
    depth = (third.x, third.y, third.y * y, third.z)
    // (p / d)' is (p' · d − p · d') / d². Its numerator is linear along the run, and so is d: all are largest or
    // smallest at the run's ends.
    var steepest = (across: 0.0, down: 0.0)
    var least = Double.infinity
    var isFinite = true
    for x in [self.left, self.left + Double(length - 1)] {
      let d = depth.across * x + depth.along + depth.start
      let p = across * x + along + start
      let byX = across * d - p * depth.across
      let byY = down * d - p * depth.down
      steepest.across = max(steepest.across, abs(byX.x), abs(byX.y))
      steepest.down = max(steepest.down, abs(byY.x), abs(byY.y))
      least = min(least, d)
      isFinite = isFinite && (p.x + p.y + d).isFinite
    }
    guard least > 1e-6, isFinite else {
      margin = .infinity
      isMagnified = false
      return
    }
    let scale = 1 / (least * least)
    isMagnified = max(steepest.across, steepest.down) * scale <= ProjectedRun.magnified
    // Coverage starts and ends within a pixel of the edge, or within two where the picture goes on beyond it. One
    // pixel of the bitmap is for the neighbours that a sample mixes.
    margin = (steepest.across + steepest.down) * scale + 1
  }

  /// What a pixel sees: a place of the bitmap, and one by its depth.
  struct Sight {
    let place: SIMD2<Double>
    let scale: Double
  }

  /// nil behind the eye, or so close to the horizon that nothing can be told apart.
  @inline(__always)
  func sight(_ column: Int) -> Sight? {
    let x = left + Double(column)
    let depth = depth.across * x + depth.along + depth.start
    guard depth > 1e-9 else { return nil }
    let scale = 1 / depth
    return Sight(place: (across * x + along + start) * scale, scale: scale)
  }

  @inline(__always)
  func slopes(_ sight: Sight) -> Slopes {
    Slopes(
      across: (across - sight.place * depth.across) * sight.scale,
      down: (down - sight.place * depth.down) * sight.scale)
  }
}

/// How fast both coordinates of the bitmap change from one device pixel to the next, to the right and down.
struct Slopes {
  let across: SIMD2<Double>
  let down: SIMD2<Double>

  /// The share of a pixel that lies between 0 and `length` of a coordinate, from its distance to both in device pixels.
  /// - Parameter bleed: Device pixels that are added before 0 and after `length`.
  func coverage(_ coordinate: Int, _ value: Double, length: Double, bleed: (Double, Double)) -> Double {
    let (x, y) = (across[coordinate], down[coordinate])
    let steepness = (x * x + y * y).squareRoot()
    if value > steepness, length - value > steepness { return 1 }
    guard steepness > 0 else { return 0 }
    func inside(_ distance: Double, _ bleed: Double) -> Double {
      min(max(distance / steepness + 0.5 + bleed, 0), 1)
    }
    // Thinner than a pixel, the two edges share one coverage.
    return max(inside(value, bleed.0) + inside(length - value, bleed.1) - 1, 0)
  }
}
