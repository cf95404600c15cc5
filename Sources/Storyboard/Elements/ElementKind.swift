internal import Motion

/// How one or several kinds of elements become views. Adding one is adding a value and a line in `all`.
struct ElementKind: Sendable {
  let tags: [String]
  let write: @Sendable (Element, Rect, ViewWriter) -> ViewDraft

  init(_ tags: String..., write: @escaping @Sendable (Element, Rect, ViewWriter) -> ViewDraft) {
    self.tags = tags
    self.write = write
  }

  static let all: [ElementKind] = [
    view, stackView, scrollView, effectView, containerView, label, button, imageView, textField, textView,
    searchBar,
    toggle, slider, segmentedControl, stepper, progressView, activityIndicator, pageControl, navigationBar,
    toolbar,
    tabBar, tableView, collectionView, placeholder,
  ]

  static func named(_ tag: String) -> ElementKind? { all.first { $0.tags.contains(tag) } }
}
