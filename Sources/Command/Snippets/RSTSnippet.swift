extension SnippetFormat {
  /// For Sphinx and docutils. A plain picture is an `image`, which Sphinx copies to its output; where there is
  /// something to choose from only HTML can say it, and the files have to be where the page looks for them.
  static let rst = SnippetFormat(
    name: "rst", shows: pictures + videos,
    render: { page, media in
      let element = media.isVideo ? page.video() : page.picture(media)
      if element.name != "img" || media.light.count > 1 {
        let lines = element.rendered().split(separator: "\n").map { "   " + $0 }
        return ".. raw:: html\n\n" + lines.joined(separator: "\n")
      }
      let (width, height) = page.displaySize(of: media)
      return """
        .. image:: \(page.url(media.light[0].path))
           :width: \(width)px
           :height: \(height)px
           :alt: \(page.text.alternative)
        """
    })
}
