import TestSupport
import Testing

/// The repository's Makefile on the repository's scenes, with a program that is built already.
@Suite struct MakefileTests {
  /// A checkout without sources of its own; the program draws small and seldom, to be quick.
  private func checkout() throws -> SegueTool {
    let tool = try SegueTool()
    let setUp = """
      cp -r '\(SegueTool.repository)/Makefile' '\(SegueTool.repository)/Scenes' .
      mkdir -p .build/release scripts Sources Output
      printf '#!/bin/sh\\n' > scripts/install-missing
      touch -d '1 hour ago' Package.swift
      printf '#!/bin/sh\\nexec "%s" "$@" --width 60 $([ $1 = frame ] || echo --fps 5)\\n' \
      '\(SegueTool.executable)' > .build/release/segue
      chmod +x scripts/install-missing .build/release/segue
      """
    #expect(try tool.shell(setUp).code == 0)
    return tool
  }

  @Test func `make renders every scene once, and then what has changed and only that`() throws {
    let tool = try checkout()
    let all = try tool.shell("make")
    #expect(all.code == 0, "\(all.errors)")
    var films: [String] = []
    for folder in ["", "transitions/"] {
      let names = try MediaFolder.names(in: SegueTool.repository + "/Scenes/" + folder)
      let scenes = names.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
      let made = try tool.folder.names("Output/" + folder).filter { $0 != "transitions" }
      #expect(made == scenes.flatMap { [$0 + ".gif", $0 + ".mp4"] }.sorted())
      films += scenes.map { folder + $0 }
    }

    func rendered(after change: String) throws -> [String] {
      let run = try tool.shell("sleep 0.02; \(change); make")
      #expect(run.code == 0, "\(run.errors)")
      return films.filter { run.text.contains("render Scenes/\($0).yaml") }
    }
    #expect(try rendered(after: "true") == [])
    #expect(try rendered(after: "touch Scenes/slide.yaml") == ["slide"])
    let users = try films.filter { film in
      let scene = try MediaFolder.read(SegueTool.repository + "/Scenes/\(film).yaml")
      return String(decoding: scene, as: UTF8.self).contains("pictures/harbour.png")
    }
    #expect(users.contains("expand"))
    #expect(try rendered(after: "touch Scenes/pictures/harbour.png") == users)
    // A clone gives drawings and pictures any times: that alone draws nothing again.
    #expect(try rendered(after: "touch Scenes/pictures/*.svg Scenes/pictures/*.yaml") == [])
    #expect(try rendered(after: "rm Output/slide.gif") == ["slide"])
    #expect(try rendered(after: "true") == [])
    #expect(try rendered(after: "touch .build/release/segue") == films)
  }
}
