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
    case "formSheet", "pageSheet", "automatic":
      return writer.known("sheet", else: nil, segue.id)
    case nil where isPopover:
      // On a phone a popover adapts to a sheet.
      return isPad
        ? writer.known("crossDissolve", else: "fade", segue.id) : writer.known("sheet", else: nil, segue.id)
    case nil where toolsVersion >= XcodeDevice.xcode11:
      return writer.known("sheet", else: nil, segue.id)
    default:
      return nil
    }
  }

  private var isPopover: Bool { segue.kind == .popoverPresentation || segue.kind == .popover }
}
