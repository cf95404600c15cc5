/// A device drawn around the canvas, which is then the device's display.
package struct Bezel: Sendable {
  /// Of the whole picture, in points.
  package let size: Size
  /// Where the canvas lies in the picture.
  package let display: Rect
  private let device: Device
  private let housing: Housing

  package init?(canvas: Canvas) {
    guard canvas.hasBezel, let device = canvas.device else { return nil }
    self.device = device
    housing = device.housing
    // Whole points, so that the canvas stays on the grid of pixels.
    let body = device.housing.size
    let side = ((body.width - device.size.width) / 2).rounded()
    let top = ((body.height - device.size.height) / 2).rounded()
    display = Rect(side, top, device.size.width, device.size.height)
    size = Size(device.size.width + 2 * side, device.size.height + 2 * top)
  }

  /// Round displays lie in concentric bodies; the older bodies have corners of about 9.5 mm.
  package var cornerRadius: Double {
    device.cornerRadius > 0 ? device.cornerRadius + display.x : housing.points(9.5)
  }

  /// Millimetres of the metal's edge, seen from the front.
  private static let edge = 0.7
  private static let metal = Fill.gradient(colors: [Color(hex: 0x8A8C90), Color(hex: 0x4A4C50)], angle: 180)
  private static let glass = Color(hex: 0x050506)

  /// What covers the picture around the display, pinned inside the picture. The metal goes to the picture's very corners:
  /// who draws it leaves out what lies outside of the body.
  package var views: [View] {
    let edge = housing.points(Self.edge)
    let all = Rect(size: size)
    let inner = Rect(edge, edge, size.width - 2 * edge, size.height - 2 * edge)
    let under = Rect(inner.x - 0.25, inner.y - 0.25, inner.width + 0.5, inner.height + 0.5)
    return [
      ring(
        "metal", Self.metal,
        Path.roundedRect(all, radius: 0) + Path.roundedRect(inner, radius: cornerRadius - edge).reversed),
      // The glass reaches a little below the metal, so that nothing shines through between them.
      ring(
        "glass", .color(Self.glass),
        Path.roundedRect(under, radius: cornerRadius - edge + 0.25)
          + Path.roundedRect(display, radius: device.cornerRadius).reversed),
    ] + sensor + (device.homeIndicatorHeight > 0 ? [] : button)
  }

  private func ring(_ part: String, _ fill: Fill, _ path: Path) -> View {
    View(id: "bezel/" + part, .path(path, fill: fill, stroke: nil), .fill)
  }

  private var sensor: [View] {
    switch housing.sensor {
    case .none: return []
    case .island(let size, let top):
      return [
        View(
          id: "bezel/island", .empty,
          .frame(Rect(display.center.x - size.width / 2, display.y + top, size.width, size.height)),
          background: .color(.black), cornerRadius: Corners(size.height / 2))
      ]
    case .notch(let size):
      // Its upper edge lies in the glass.
      let frame = Rect(display.center.x - size.width / 2, display.y - 1, size.width, size.height + 1)
      let radius = size.height * 0.62
      return [
        View(
          id: "bezel/notch", .empty, .frame(frame), background: .color(Self.glass),
          cornerRadius: Corners(0, 0, radius, radius))
      ]
    }
  }

  /// The home button below the display, and the speaker above it on a phone.
  private var button: [View] {
    let foot = size.height - display.maxY
    let diameter = min(housing.points(10.9), foot * 0.62)
    let line = Border(width: max(diameter / 28, 1), color: Color(hex: 0x3A3A3E))
    var views = [
      View(
        id: "bezel/button", .empty,
        .frame(
          Rect(display.center.x - diameter / 2, display.maxY + (foot - diameter) / 2, diameter, diameter)),
        cornerRadius: Corners(diameter / 2), border: line)
    ]
    if display.width < 600 {
      let (width, height) = (housing.points(9), housing.points(0.9))
      views.append(
        View(
          id: "bezel/speaker", .empty,
          .frame(Rect(display.center.x - width / 2, (display.y - height) / 2, width, height)),
          background: .color(Color(hex: 0x2A2A2E)), cornerRadius: Corners(height / 2)))
    }
    return views
  }
}
