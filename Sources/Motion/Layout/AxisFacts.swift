/// The facts of a placement along one axis, in points, and what they say about the position and the length.
struct AxisFacts {
  /// Distance from the near edge (left or top).
  var near: Double?
  /// Distance from the far edge (right or bottom), inwards.
  var far: Double?
  var length: Double?
  var center: Double?
  /// The parent's length.
  var container: Double

  static func horizontal(_ placement: Placement, in size: Size) -> AxisFacts {
    AxisFacts(placement.left, placement.right, placement.width, placement.centerX, in: size.width)
  }

  static func vertical(_ placement: Placement, in size: Size) -> AxisFacts {
    AxisFacts(placement.top, placement.bottom, placement.height, placement.centerY, in: size.height)
  }

  private init(_ near: Length?, _ far: Length?, _ length: Length?, _ center: Length?, in container: Double) {
    self.near = near?.resolved(in: container)
    self.far = far?.resolved(in: container)
    self.length = length.map { max($0.resolved(in: container), 0) }
    self.center = center?.resolved(in: container)
    self.container = container
  }

  /// The length, where the facts alone determine it.
  var determinedLength: Double? {
    if let length { return length }
    if let near, let far { return max(container - near - far, 0) }
    if let near, let center { return max(2 * (center - near), 0) }
    if let far, let center { return max(2 * (container - far - center), 0) }
    return nil
  }

  /// The most that the view may take without leaving its parent, where its own size decides.
  var available: Double {
    if let center { return max(2 * min(center, container - center), 0) }
    return max(container - (near ?? 0) - (far ?? 0), 0)
  }

  func position(length: Double) -> Double {
    if let near { return near }
    if let center { return center - length / 2 }
    if let far { return container - far - length }
    return 0
  }
}
