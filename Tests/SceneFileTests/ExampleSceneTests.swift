import Glibc
import Motion
import SceneFile
import TestSupport
import Testing

/// The example scenes of the repository.
struct ExampleSceneTests {
  private static let folder =
    String(#filePath.dropLast("Tests/SceneFileTests/ExampleSceneTests.swift".count)) + "Scenes"

  static let names =
    FixtureFolder.names(folder).filter { $0.hasSuffix(".yaml") }
    + FixtureFolder.names(folder + "/transitions").filter { $0.hasSuffix(".yaml") }.map {
      "transitions/" + $0
    }

  @Test func `there are example scenes`() {
    #expect(!Self.names.isEmpty)
  }

  @Test func `every transition has a scene that shows it`() {
    let shown = Self.names.filter { $0.hasPrefix("transitions/") }
    #expect(Set(shown) == Set(TransitionKind.all.map { "transitions/\($0.name).yaml" }))
  }

  @Test(arguments: names)
  func `an example scene is read without a word`(name: String) {
    #expect(Outcome(path: Self.folder + "/" + name).messages == [])
  }
}

/// Names of the files in a folder of the repository, sorted.
enum FixtureFolder {
  static func names(_ folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
