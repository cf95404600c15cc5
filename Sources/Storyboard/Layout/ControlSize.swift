/// The fixed sizes of UIKit's controls, in points, as iOS 7 and later draw them.
enum ControlSize {
  static func isKnown(_ tag: String) -> Bool { sizes[tag] != nil }

  static func of(_ element: Element) -> IntrinsicSize {
    if element.tag == "activityIndicatorView" {
      let side = (element["style"] ?? "").lowercased().contains("large") ? 37.0 : 20
      return IntrinsicSize(width: side, height: side)
    }
    return sizes[element.tag] ?? IntrinsicSize()
  }

  private static let sizes: [String: IntrinsicSize] = [
    "switch": IntrinsicSize(width: 51, height: 31),
    "slider": IntrinsicSize(width: nil, height: 31),
    "stepper": IntrinsicSize(width: 94, height: 32),
    "segmentedControl": IntrinsicSize(width: nil, height: 32),
    "activityIndicatorView": IntrinsicSize(width: 20, height: 20),
    "progressView": IntrinsicSize(width: nil, height: 2),
    "pageControl": IntrinsicSize(width: 39, height: 37),
    "searchBar": IntrinsicSize(width: nil, height: 44),
    "navigationBar": IntrinsicSize(width: nil, height: 44),
    "toolbar": IntrinsicSize(width: nil, height: 44),
    "tabBar": IntrinsicSize(width: nil, height: 49),
    "datePicker": IntrinsicSize(width: 320, height: 216),
    "pickerView": IntrinsicSize(width: 320, height: 216),
  ]
}
