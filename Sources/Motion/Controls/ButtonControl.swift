/// A button as UIKit's plain style draws it: its title in the tint colour, centred. A background, a border or round
/// corners are those of the view that holds it.
package struct ButtonControl: Control {
  package static let kind = "button"

  package var title: Text
  /// Points kept free around the title.
  package var padding: Padding

  package init(title: Text, padding: Padding = Padding()) {
    self.title = title
    self.padding = padding
  }

  /// `UIButton.Configuration`'s default content insets, for buttons that have a background.
  package static let filledPadding = Padding(top: 7, right: 12, bottom: 7, left: 12)

  package var text: String? {
    get { title.string }
    set { title.string = newValue ?? title.string }
  }

  package func intrinsicSize(
    measuredBy measurer: any Measurer, assets: [Size]
  ) -> (width: Double?, height: Double?) {
    let text = measurer.size(of: title, maxWidth: nil)
    return (text.width + padding.left + padding.right, text.height + padding.top + padding.bottom)
  }

  package func views(id: String) -> [View] {
    [View(id: id + "/title", .text(title), Placement(centerX: .percent(50), centerY: .percent(50)))]
  }
}
