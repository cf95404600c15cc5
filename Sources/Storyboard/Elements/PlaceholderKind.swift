internal import Motion

extension ElementKind {
  /// Views whose content only the running app has, and kinds that are not known.
  static let placeholder = ElementKind(
    "datePicker", "pickerView", "mapView", "webView", "wkWebView", "glkView", "mtkView", "sceneKitView",
    "skView",
    "arskView", "arscnView", "pdfView", "adBannerView", "calendarView", "colorWell", "imagePicker"
  ) { element, _, writer in
    writer.context.report.add(.placeholder, element.id, example: element.tag)
    var draft = ViewDraft.box(writer.background(element) ?? .plain("systemGray6"))
    draft.looks.add("border", .inline(YAMLMap([("width", .number(0.5)), ("color", .plain("systemGray3"))])))
    draft.children = [PlaceholderParts.caption(element["customClass"] ?? element.tag)]
    return draft
  }
}

enum PlaceholderParts {
  /// A name in the middle of a box.
  static func caption(_ text: String) -> YAMLMap {
    YAMLMap([
      ("label", .text(text)), ("frame", .flow([.number(0), .number(0), .plain("100%"), .plain("100%")])),
      ("font", .number(12)), ("color", .plain("systemGray")), ("align", .plain("center")),
    ])
  }
}
