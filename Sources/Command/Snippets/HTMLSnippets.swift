extension SnippetFormat {
  /// For GitHub and other hosts that show pictures and let HTML through.
  static let markdown = SnippetFormat(
    name: "markdown", shows: pictures + videos,
    render: { page, media in (media.isVideo ? page.video() : page.picture(media)).rendered() })

  static let html = SnippetFormat(
    name: "html", shows: videos + pictures,
    render: { page, media in (media.isVideo ? page.video() : page.picture(media)).rendered() })

  /// For Docusaurus and other pages of React components.
  static let mdx = SnippetFormat(
    name: "mdx", shows: videos + pictures,
    render: { page, media in (media.isVideo ? page.video() : page.picture(media)).rendered(isJSX: true) })
}
