/// The direction in which lines of text, rows and bars run: UIKit's `UIUserInterfaceLayoutDirection`.
package enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  package var isRightToLeft: Bool { self == .rightToLeft }
  package var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
