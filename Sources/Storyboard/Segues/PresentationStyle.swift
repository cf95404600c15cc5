/// How a presented screen appears, by the styles of its segue or its controller.
struct PresentationStyle {
  let segue: SegueRecord
  let destination: Controller?
  let isPad: Bool
  let toolsVersion: Double

  private func style(_ name: String) -> String? { segue.element[name] ?? destination?.element[name] }

  /// nil: UIKit's own, coverVertical.
  func transition(_ writer: TransitionWriter) -> YAMLValue? {
    switch style("modalTransitionStyle") {
    case "flipHorizontal": return writer.known("flip", from: "right", else: "crossDissolve", segue.id)
    case "crossDissolve": return writer.known("crossDissolve", else: "fade", segue.id)
    case "partialCurl": return writer.known("pageCurl", else: nil, segue.id)
    default: break
    }
    switch style("modalPresentationStyle") {
    case nil where isPopover && isPad: return writer.known("crossDissolve", else: "fade", segue.id)
    case "formSheet", "pageSheet", "automatic", nil: return card(writer)
    default: return nil
    }
  }

  /// From iOS 13 on UIKit presents a card that leaves the top of the screen below free; a popover becomes one on a
  /// phone. Before that, a phone's presentation fills the screen.
  private func card(_ writer: TransitionWriter) -> YAMLValue? {
    toolsVersion >= XcodeDevice.xcode11 ? writer.known("card", else: nil, segue.id) : nil
  }

  private var isPopover: Bool { segue.kind == .popoverPresentation || segue.kind == .popover }
}
