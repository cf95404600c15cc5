internal import Motion

/// The size that a view takes where nothing else is said.
struct IntrinsicSize: Hashable, Sendable {
  var width: Double?
  var height: Double?
}

/// Finds the own sizes of views: what the file stored where it did, since that was computed with the real fonts; the
/// kind's size, or measured text, elsewhere.
struct IntrinsicSizes {
  let document: StoryboardDocument
  let traits: Traits
  let measurer: any Measurer

  /// - Parameter width: known from a first pass, for text that wraps.
  func size(of view: LayoutView, width: Double? = nil) -> IntrinsicSize? {
    let element = view.element
    if let placeholder = placeholder(element) { return placeholder }
    switch element.tag {
    case "imageView":
      guard let name = element["image"], let size = document.resources.images[name] else { return nil }
      return IntrinsicSize(width: size.width, height: size.height)
    case "label":
      return label(view, width: width)
    case "button":
      return stored(view) ?? button(element)
    case "textField":
      return stored(view) ?? IntrinsicSize(width: 97, height: element["borderStyle"] == nil ? 22 : 34)
    case "segmentedControl":
      return stored(view) ?? IntrinsicSize(width: segments(element), height: ControlSize.of(element).height)
    case "slider", "searchBar", "progressView":
      return IntrinsicSize(width: nil, height: view.stored?.height ?? ControlSize.of(element).height)
    default:
      return ControlSize.isKnown(element.tag) ? stored(view) ?? ControlSize.of(element) : nil
    }
  }

  private func stored(_ view: LayoutView) -> IntrinsicSize? {
    view.stored.map { IntrinsicSize(width: $0.width, height: $0.height) }
  }

  private func placeholder(_ element: Element) -> IntrinsicSize? {
    let width = element.number("placeholderIntrinsicWidth")
    let height = element.number("placeholderIntrinsicHeight")
    return width == nil && height == nil ? nil : IntrinsicSize(width: width, height: height)
  }

  private func label(_ view: LayoutView, width: Double?) -> IntrinsicSize {
    let lines = view.element.number("numberOfLines") ?? 1
    if let frame = view.stored, lines == 1 || width.map({ abs($0 - frame.width) < 1 }) ?? true {
      return IntrinsicSize(width: frame.width, height: frame.height)
    }
    let text = ElementText(view.element, traits: traits).motionText
    if let width {
      return IntrinsicSize(width: width, height: measurer.size(of: text, maxWidth: width).height.rounded(.up))
    }
    let size = measurer.size(of: text, maxWidth: nil)
    return IntrinsicSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// UIKit's segments are all as wide as the widest title of 13 points, with 10 on both sides (our measure of what
  /// Xcode stores: 121 to 123 points for First and Second).
  private func segments(_ element: Element) -> Double {
    let segments = element.child("segments")?.children ?? []
    let widths = segments.map { segment in
      measurer.size(of: Text(segment.string("title") ?? "", font: Font(size: 13)), maxWidth: nil).width
    }
    return ((widths.max() ?? 0).rounded(.up) + 20) * Double(max(segments.count, 1)) - 1
  }

  /// UIKit's buttons are as wide as their title and 12 points higher than its line.
  private func button(_ element: Element) -> IntrinsicSize {
    let text = ElementText(button: element, traits: traits)
    let image = ButtonState(element).image.flatMap { document.resources.images[$0] }
    let size = text.string.isEmpty ? Size(0, 0) : measurer.size(of: text.motionText, maxWidth: nil)
    let width = max(size.width.rounded(.up) + (image?.width ?? 0), 30)
    return IntrinsicSize(width: width, height: max(text.font.lineHeight + 12, image?.height ?? 0))
  }
}
