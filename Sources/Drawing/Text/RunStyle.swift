import CPango
import Motion

/// What markup adds to the look of a run, besides the font.
struct RunStyle {
  struct Ink {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double?

    /// The ink as a colour; without an alpha of its own it has that of the text.
    func color(over textAlpha: Double) -> Color {
      Color(red: red, green: green, blue: blue, alpha: alpha ?? textAlpha)
    }
  }

  private(set) var foreground: Ink?
  private(set) var background: Ink?
  private var isUnderlined = false
  private var isStruckThrough = false

  init(_ attributes: UnsafeMutablePointer<GSList>?) {
    var foregroundAlpha: Double?
    var backgroundAlpha: Double?
    var next = attributes
    while let node = next {
      next = node.pointee.next
      guard let data = node.pointee.data else { continue }
      let attribute = data.assumingMemoryBound(to: PangoAttribute.self)
      guard let kind = attribute.pointee.klass?.pointee.type else { continue }
      switch kind {
      case PANGO_ATTR_FOREGROUND: foreground = RunStyle.ink(attribute)
      case PANGO_ATTR_BACKGROUND: background = RunStyle.ink(attribute)
      case PANGO_ATTR_FOREGROUND_ALPHA: foregroundAlpha = Double(RunStyle.integer(attribute)) / 65535
      case PANGO_ATTR_BACKGROUND_ALPHA: backgroundAlpha = Double(RunStyle.integer(attribute)) / 65535
      case PANGO_ATTR_UNDERLINE: isUnderlined = RunStyle.integer(attribute) != 0
      case PANGO_ATTR_STRIKETHROUGH: isStruckThrough = RunStyle.integer(attribute) != 0
      default: break
      }
    }
    if let foregroundAlpha { foreground?.alpha = foregroundAlpha }
    if let backgroundAlpha { background?.alpha = backgroundAlpha }
  }

  /// The underline and the line through the text, in the layout's points, where and as thick as the font says.
  func lines(of run: TextRun) -> [Rect] {
    guard isUnderlined || isStruckThrough, let metrics = pango_font_get_metrics(run.font, nil) else {
      return []
    }
    defer { pango_font_metrics_unref(metrics) }
    func line(_ position: Int32, _ thickness: Int32) -> Rect {
      let scale = Double(PANGO_SCALE)
      return Rect(
        run.box.x, run.origin.y - Double(position) / scale, run.box.width, Double(thickness) / scale)
    }
    var lines: [Rect] = []
    if isUnderlined {
      lines.append(
        line(
          pango_font_metrics_get_underline_position(metrics),
          pango_font_metrics_get_underline_thickness(metrics)))
    }
    if isStruckThrough {
      lines.append(
        line(
          pango_font_metrics_get_strikethrough_position(metrics),
          pango_font_metrics_get_strikethrough_thickness(metrics)))
    }
    return lines
  }

  private static func ink(_ attribute: UnsafeMutablePointer<PangoAttribute>) -> Ink? {
    guard let color = pango_attribute_as_color(attribute)?.pointee.color else { return nil }
    return Ink(
      red: Double(color.red) / 65535, green: Double(color.green) / 65535, blue: Double(color.blue) / 65535)
  }

  private static func integer(_ attribute: UnsafeMutablePointer<PangoAttribute>) -> Int32 {
    pango_attribute_as_int(attribute)?.pointee.value ?? 0
  }
}
