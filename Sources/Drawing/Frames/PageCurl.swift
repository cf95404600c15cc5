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

  /// Unit vector along which the page is pulled back.
  private let along: Point
  /// Where the page leaves the ground, along that vector; and the cylinder's radius, in pixels.
  let line: Double
  let radius: Double
  private let width: Double
  private let height: Double

  /// - Parameter amount: 0 is flat, 1 is gone; the line moves evenly.
  init(amount: Double, width: Double, height: Double) {
    along = Point(Angle.sine(PageCurl.lean), Angle.cosine(PageCurl.lean))
    self.width = width
    self.height = height
    radius = PageCurl.radius * width
    let start = width * along.x + height * along.y
    line = start + (-radius - start) * amount
  }

  /// What of the page is seen at a place.
  enum Sight {
    /// A point of the page, how bright it is, and whether its back is seen.
    case page(Point, light: Double, isBack: Bool)
    /// The ground, with how dark the shadow of the page is there.
    case ground(shadow: Double)
  }

  func sight(at place: Point) -> Sight {
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
  private func page(_ place: Point, movedBy length: Double) -> Point? {
    let point = Point(place.x + along.x * length, place.y + along.y * length)
    return point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height ? point : nil
  }

  /// Of the turned part on the flat one: light falls from the bottom right, so that the shadow lies above and left of
  /// the turned part.
  private func shade(_ place: Point) -> Double {
    let steps = 5
    for step in 1...steps {
      let reach = radius * 0.5 * Double(step) / Double(steps)
      if isTurned(Point(place.x + along.x * reach + along.y * reach * 0.4, place.y + along.y * reach)) {
        return 0.25 * (1 - Double(step - 1) / Double(steps))
      }
    }
    return 0
  }

  /// Whether the turned part lies above a place of the flat one.
  private func isTurned(_ place: Point) -> Bool {
    let distance = place.x * along.x + place.y * along.y - line
    return distance > 0 || page(place, movedBy: .pi * radius - 2 * distance) != nil
  }

  /// Of the cylinder on the ground beside it.
  private func shadow(_ place: Point, _ distance: Double) -> Double {
    let reach = radius * 0.9
    let beyond = max(distance - radius * 0.6, 0)
    guard beyond < reach, page(place, movedBy: radius * .pi / 2 - distance) != nil else { return 0 }
    let share = 1 - beyond / reach
    return 0.35 * share * share
  }
}
