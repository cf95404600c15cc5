import Glibc
import Motion

/// The shape of a curled page: flat up to a line, from there wound half-way around a cylinder that rests on the page,
/// and flat again, face down, above what is still flat. Seen from straight above.
struct PageCurl {
  /// Degrees from the vertical by which the page is pulled to the side, as a hand does that takes its bottom right
  /// corner.
  static let lean = 24.0
  /// Of the cylinder, as a share of the page's width.
  static let radius = 0.13
  /// How far the turned part throws a shadow on the flat one, in radii, and how far to the side for each step along.
  private static let shadeReach = 0.5
  private static let shadeSlant = 0.4
  /// Where the shadow on the ground begins to fade, and over what, in radii.
  private static let shadowStart = 0.6
  private static let shadowReach = 0.9

  /// Unit vector along which the page is pulled back.
  private let along: SIMD2<Double>
  /// Where the page leaves the ground, along that vector; and the cylinder's radius, in pixels.
  let line: Double
  let radius: Double
  private let width: Double
  private let height: Double

  /// - Parameter amount: 0 is flat, 1 is gone; the line moves evenly.
  init(amount: Double, width: Double, height: Double) {
    along = SIMD2(Angle.sine(PageCurl.lean), Angle.cosine(PageCurl.lean))
    self.width = width
    self.height = height
    radius = PageCurl.radius * width
    let start = width * along.x + height * along.y
    line = start + (-radius - start) * amount
  }

  /// The columns of a row that are neither wholly flat and in the light, as all to the left of them are, nor beyond the
  /// page and its shadow, as all to the right.
  ///
  /// With d the distance from the line, a place is below the turned part if the page has a point π · radius − 2 · d
  /// along from it; for small d that lies below the page's foot. The shadow falls from places up to `reach` along, whose
  /// d is greater by `aside`.
  func curledColumns(row: Int, width: Int) -> Range<Int> {
    let top = Double(row)
    let reach = radius * PageCurl.shadeReach
    let aside = reach * (1 + PageCurl.shadeSlant * along.x * along.y)
    let foot = (.pi * radius - (height - top) / along.y + reach) / 2
    func column(_ distance: Double) -> Double { (distance + line - top * along.y) / along.x }
    // All of a pixel lies less than this farther along than its top left.
    let pixel = along.x + along.y
    let first = column(min(foot, 0) - aside - pixel).rounded(.down)
    let last = column(radius * (PageCurl.shadowStart + PageCurl.shadowReach)).rounded(.up)
    let start = min(max(first, 0), Double(width))
    return Int(start)..<Int(min(max(last, start), Double(width)))
  }

  /// What of the page is seen at a place.
  enum Sight {
    /// A point of the page, how bright it is, and whether its back is seen.
    case page(SIMD2<Double>, light: Double, isBack: Bool)
    /// The ground, with how dark the shadow of the page is there.
    case ground(shadow: Double)
  }

  func sight(at place: SIMD2<Double>) -> Sight {
    let distance = place.x * along.x + place.y * along.y - line
    if distance <= 0 {
      if let point = page(place, movedBy: .pi * radius - 2 * distance) {
        return .page(point, light: 0.97, isBack: true)
      }
      return .page(place, light: 1 - shade(place), isBack: false)
    }
    if distance < radius {
      let angle = asin(distance / radius)
      if let point = page(place, movedBy: radius * (.pi - angle) - distance) {
        return .page(point, light: 0.72 + 0.25 * cos(angle), isBack: true)
      }
      if let point = page(place, movedBy: radius * angle - distance) {
        return .page(point, light: 0.6 + 0.4 * cos(angle), isBack: false)
      }
    }
    return .ground(shadow: shadow(place, distance))
  }

  /// The point of the page that lies so much farther along than `place`; nil beyond the page's edge.
  @inline(__always)
  private func page(_ place: SIMD2<Double>, movedBy length: Double) -> SIMD2<Double>? {
    let point = place + along * length
    return point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height ? point : nil
  }

  /// Of the turned part on the flat one: light falls from the bottom right, so that the shadow lies above and left of
  /// the turned part.
  private func shade(_ place: SIMD2<Double>) -> Double {
    let steps = 5
    for step in 1...steps {
      let reach = radius * PageCurl.shadeReach * Double(step) / Double(steps)
      if isTurned(place + along * reach + SIMD2(along.y * reach * PageCurl.shadeSlant, 0)) {
        return 0.25 * (1 - Double(step - 1) / Double(steps))
      }
    }
    return 0
  }

  /// Whether the turned part lies above a place of the flat one.
  private func isTurned(_ place: SIMD2<Double>) -> Bool {
    let distance = place.x * along.x + place.y * along.y - line
    return distance > 0 || page(place, movedBy: .pi * radius - 2 * distance) != nil
  }

  /// Of the cylinder on the ground beside it.
  private func shadow(_ place: SIMD2<Double>, _ distance: Double) -> Double {
    let reach = radius * PageCurl.shadowReach
    let beyond = max(distance - radius * PageCurl.shadowStart, 0)
    guard beyond < reach, page(place, movedBy: radius * .pi / 2 - distance) != nil else { return 0 }
    let share = 1 - beyond / reach
    return 0.35 * share * share
  }
}
