internal import Encoding
internal import Glibc

/// A file that `segue init` writes.
struct StarterFile {
  /// Relative to the folder of the project.
  let path: String
  let text: String

  /// A whole project: a scene, what renders it, and what renders it after every push.
  static let project: [StarterFile] = [
    StarterFile(path: "scenes/details.yaml", text: StarterScene.text),
    StarterFile(path: "Makefile", text: StarterMakefile.text),
    StarterFile(path: ".github/workflows/films.yaml", text: StarterWorkflow.text),
  ]

  /// Writes the files; none of them where one is there already and must not be replaced.
  ///
  /// - Parameter overwrites: whether files that exist are replaced.
  /// - Throws: `UsageError` that names the files that exist, or what writing throws.
  static func write(_ files: [StarterFile], overwrites: Bool) throws {
    var info = stat()
    let existing = files.filter { lstat($0.path, &info) == 0 }
    if !overwrites, !existing.isEmpty {
      let names = existing.map { "`\($0.path)`" }.joined(separator: ", ")
      throw StarterConflict(names: names)
    }
    for file in files {
      // Between the look and the writing another program may have made it.
      let output = try OutputFile(file.path, overwrites: overwrites ? .always : .never)
      try output.write(text: file.text)
      try output.commit()
    }
  }
}

/// Files that exist and were not to be replaced (exit code 73).
struct StarterConflict: Error {
  let names: String
}
