/// Where things stand before anything moves: the container and the views of both screens, in the canvas's points.
struct StageFrames {
  let container: Size
  let source: Actor
  let destination: Actor
  let screens: ScreenSet
  let measurer: any Measurer

  func actor(_ role: Role) -> Actor { role == .source ? source : destination }

  /// nil where the screen has no such view.
  func frame(of id: String, in role: Role) -> Rect? {
    let owner = actor(role)
    let frame = screens.frame(
      of: id, screen: owner.screen, state: owner.snapshot.state, measurer: measurer)
    return frame?.offset(by: owner.frame.origin)
  }

  /// - Parameter own: The resting frame of what moves.
  func rect(_ frame: Track.FrameValue, own: Rect) -> Rect {
    switch frame {
    case .full:
      Rect(size: container)
    case .lengths(let x, let y, let width, let height):
      Rect(
        x.resolved(in: container.width), y.resolved(in: container.height),
        max(width.resolved(in: container.width), 0), max(height.resolved(in: container.height), 0))
    case .element(let role, let id):
      self.frame(of: id, in: role) ?? own
    }
  }

  func rect(_ value: Track.Value, own: Rect) -> Rect {
    if case .frame(let frame) = value { return rect(frame, own: own) }
    return own
  }

  /// A place in the container, in points.
  func point(_ value: Track.Value, own: Rect) -> Point {
    switch value {
    case .point(let x, let y):
      Point(x.resolved(in: container.width), y.resolved(in: container.height))
    case .element(let role, let id):
      frame(of: id, in: role)?.center ?? own.center
    default:
      own.center
    }
  }

  /// The fixed point as a share of `frame`, the form that a transform has.
  func anchor(_ value: Track.Value, of frame: Rect) -> Point {
    guard frame.width > 0, frame.height > 0 else { return Point(0.5, 0.5) }
    switch value {
    case .point(let x, let y):
      return Point(
        x.resolved(in: frame.width) / frame.width, y.resolved(in: frame.height) / frame.height)
    case .element(let role, let id):
      let center = self.frame(of: id, in: role)?.center ?? frame.center
      return Point((center.x - frame.x) / frame.width, (center.y - frame.y) / frame.height)
    default:
      return Point(0.5, 0.5)
    }
  }

  /// Factors for width and height: numbers, or what makes `size` as large as a view.
  func scale(_ value: Track.Value, of size: Size) -> Size {
    switch value {
    case .number(let number):
      return Size(number, number)
    case .element(let role, let id):
      guard let target = frame(of: id, in: role), size.width > 0, size.height > 0 else { return Size(1, 1) }
      return Size(target.width / size.width, target.height / size.height)
    default:
      return Size(1, 1)
    }
  }

  /// In points, of a circle about `center`.
  func radius(_ value: Track.Value, center: Point) -> Double {
    switch value {
    case .length(let length):
      max(length.resolved(in: container.width), 0)
    case .element(let role, let id):
      frame(of: id, in: role).map { min($0.width, $0.height) / 2 } ?? 0
    case .cover:
      reach(from: center)
    default:
      0
    }
  }

  /// Distance of the farthest corner of the container.
  private func reach(from center: Point) -> Double {
    let x = max(abs(center.x), abs(container.width - center.x))
    let y = max(abs(center.y), abs(container.height - center.y))
    return (x * x + y * y).squareRoot()
  }
}
