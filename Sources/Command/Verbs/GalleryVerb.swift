internal import Encoding

extension Verb {
  static let gallery = Verb(
    name: "gallery", summary: "make a page of the films in a folder", operands: "DIR [-o index.html]",
    completion: .folders,
    options: [
      .value(
        "output", short: "o", "PATH", "where to write the page; index.html in the folder if it is left out"),
      .value("title", "TEXT", "the heading of the page; the folder's name if it is left out"),
      .value(
        "scenes", "FOLDER", "where to look for the scenes, where films were drawn without --incremental"),
    ],
    details: """
      The page is one file: films and all are in it, and it loads nothing. Each film can be played, stepped through frame
      by frame, and slowed down; its timing is drawn as a graph, and its moments as a strip. Formats, sizes and themes of
      one scene share a card. The page follows the system's colours, and nothing moves by itself where less motion is
      asked for. Graphs and titles come from the scenes, which the index of --incremental names.

        segue render scenes --out films -f mp4,gif --incremental
        segue gallery films -o films/index.html
      """,
    run: { arguments, terminal in
      let folder = try arguments.onlyOperand("DIR")
      let interruption = Interruption()
      defer { interruption.end() }
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      let groups = try GalleryFolder(folder, scenes: arguments.value("scenes")).groups
      let scratch = try ScratchFolder()
      let items = try groups.map { try GalleryItem($0, scratch: scratch) }
      let title = arguments.value("title") ?? FilePath(String(prefix.dropLast())).stem
      let output = arguments.value("output") ?? prefix + "index.html"
      let html = GalleryPage(title: title, items: items).html
      let file = try OutputFile(output)
      try file.write(text: html)
      try file.commit()
      if output != "-" {
        terminal.note(
          "\(output): \(items.count) film\(items.count == 1 ? "" : "s"), \(OutputReport.size(html.utf8.count))"
        )
      }
      return .success
    })
}
