internal import Motion

extension KeyTable {
  static let canvas = KeyTable(
    "canvas", "a canvas",
    [
      Key("device", .word(Device.all.map(\.name)), "the device whose screen the canvas has"),
      Key(
        "size", .tuple([side, side]), "[width, height] in points, instead of a device"),
      Key("scale", .positive(100), "pixels a point"),
      Key("background", .color, "what shows where no screen covers; `transparent` is allowed"),
      Key("bezel", .word(["none", "device"]), "whether the device is drawn around the picture"),
      Key(
        "statusBar", .word(["none"] + StatusBarStyle.allCases.map(\.rawValue)),
        "the bar with the clock; `light` is white, for dark screens"),
      Key(
        "homeIndicator", .word(["none"] + StatusBarStyle.allCases.map(\.rawValue)),
        "the bar at the foot of the display; a bezel shows it unless told not to"),
      Key("direction", .words(LayoutDirection.self), "the direction in which lines, rows and bars run"),
    ], excludes: [["device", "size"]])

  private static let side = ValueType.number(1...Double(Limits.canvasSide))

  static let output = KeyTable(
    "output", "settings",
    [
      Key("width", .pixels, "pixels; the height follows"),
      Key("height", .pixels, "pixels; the width follows"),
      Key("fps", .frameRate, "frames a second of this format"),
      Key("quality", .words(Quality.self), "how much the file may lose"),
    ])
}
