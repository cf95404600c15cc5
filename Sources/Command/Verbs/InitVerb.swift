extension Verb {
  static let initialize = Verb(
    name: "init", summary: "write a scene to begin with, and what renders it",
    operands: "[FOLDER|FILE.yaml]", completion: .folders,
    options: [.flag("force", "replace files that exist")],
    details: """
      In a folder (the current one, where none is named) it writes scenes/details.yaml, a Makefile that renders what has
      changed, and a workflow for GitHub Actions that does so after every push. With the name of a file it writes the
      scene alone. Where a file exists already, nothing is written.

        segue init
        segue init guide
        segue init scenes/opening.yaml
      """,
    run: { arguments, terminal in
      let place = arguments.operands.isEmpty ? "." : try arguments.onlyOperand("a folder or file")
      let isScene = [".yaml", ".yml"].contains(where: place.hasSuffix)
      let folder = place == "." ? "" : place.hasSuffix("/") ? place : place + "/"
      let files =
        isScene
        ? [StarterFile(path: place, text: StarterScene.text)]
        : StarterFile.project.map { StarterFile(path: folder + $0.path, text: $0.text) }
      try StarterFile.write(files, overwrites: arguments.flag("force"))
      for file in files { terminal.note("\(file.path): written") }
      let next = isScene ? "segue render \(place)" : "make" + (folder.isEmpty ? "" : " -C \(place)")
      terminal.note("next: \(next)")
      return .success
    })
}
