internal import Motion

/// Reads `canvas`.
struct CanvasReader {
  let context: SceneContext

  /// What a scene without a canvas, device and size is drawn on.
  private static let standard = "iphone-8"

  /// - Parameter direction: the scene's, which may also be written in the canvas.
  func canvas(_ field: Field?, direction: Field?) -> Canvas {
    var canvas = standard
    canvas.direction = direction?.choice(LayoutDirection.self) ?? .leftToRight
    guard let field, let keys = field.map(.canvas) else {
      return limited(canvas, field, nil)
    }
    keys.what = "`canvas`"
    if let device = keys["device"].flatMap({ device($0) }) {
      canvas.device = device
      canvas.size = device.size
    }
    if let size = keys["size"] {
      if keys.has("device") {
        size.error("the device has its own size: drop `size`, or `device`", at: size.key)
      }
      canvas.device = nil
      canvas.size = self.size(size) ?? canvas.size
    }
    let scale = keys["scale"]
    canvas.scale = scale?.number(0...100, above: 0) ?? canvas.scale
    canvas.hasBezel = keys["bezel"]?.choice([("none", false), ("device", true)]) ?? false
    // A device lies on a page, a bare canvas in the dark behind its screens.
    canvas.background = keys["background"]?.color() ?? (canvas.hasBezel ? .white : .black)
    canvas.statusBar = keys["statusBar"]?.choice([("none", nil), ("light", .light), ("dark", .dark)]) ?? nil
    if let own = keys["direction"] {
      canvas.direction = own.choice(LayoutDirection.self) ?? canvas.direction
      if direction != nil {
        own.error("the direction is given twice: for the scene and for its canvas", at: own.key)
      }
    }
    if canvas.hasBezel, canvas.device == nil, context.options.device == nil {
      keys["bezel"]?.error("a bezel needs a device to be that of", hint: "give the canvas a `device`")
    }
    canvas = limited(canvas, scale ?? keys["size"] ?? field, keys)
    keys.finish()
    return canvas
  }

  /// Drawn where a bezel shows a device that has one, in the colour of the status bar or of the appearance.
  private func homeIndicator(_ keys: Keys, _ canvas: Canvas) -> StatusBarStyle? {
    if let field = keys["homeIndicator"] {
      return field.choice([("none", nil), ("light", .light), ("dark", .dark)]) ?? nil
    }
    guard canvas.hasBezel, let device = canvas.device, device.homeIndicatorHeight > 0 else { return nil }
    return canvas.statusBar ?? (context.appearance == .dark ? .light : .dark)
  }

  private var standard: Canvas {
    let device = Device.all.first { $0.name == Self.standard }
    return Canvas(size: device?.size ?? Size(375, 667), scale: 2, device: device)
  }

  private func device(_ field: Field) -> Device? {
    field.choice(Device.all.map { ($0.name, $0) })
  }

  private func size(_ field: Field) -> Size? {
    guard
      let sides = field.tuple("width and height", 2)?.compactMap({ $0.number(1...Double(Limits.canvasSide)) }
      ),
      sides.count == 2
    else { return nil }
    return Size(sides[0], sides[1])
  }

  /// Holds the sides to the limit, with what the command line asks for.
  private func limited(_ canvas: Canvas, _ field: Field?, _ keys: Keys?) -> Canvas {
    var canvas = canvas
    if let device = context.options.device { (canvas.device, canvas.size) = (device, device.size) }
    canvas.direction = context.options.direction ?? canvas.direction
    canvas.scale = context.options.scale ?? canvas.scale
    canvas.homeIndicator = keys.flatMap { homeIndicator($0, canvas) }
    let picture = Bezel(canvas: canvas)?.size ?? canvas.size
    let sides = [picture.width * canvas.scale, picture.height * canvas.scale]
    let limit = Double(Limits.canvasSide)
    if let side = sides.max(), side.rounded() > limit {
      report(
        "the canvas is \(Field.short(side.rounded())) pixels at its longer side, and \(Limits.canvasSide) is the limit",
        field)
      canvas.scale = 1
    } else if let side = sides.min(), side.rounded() < 1 {
      report("the canvas is less than a pixel at its shorter side", field)
    }
    return canvas
  }

  private func report(_ message: String, _ field: Field?) {
    if let field {
      field.error(message)
    } else {
      context.report.add(Diagnostic(message, at: SourcePosition(line: 1, column: 1)))
    }
  }
}
