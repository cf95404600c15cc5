internal import Encoding
internal import Motion
internal import Pipeline
internal import SceneFile

extension Verb {
  static let inspect = Verb(
    name: "inspect", summary: "print when each step of a scene happens", operands: "SCENE",
    options: SceneSource.options + [
      .value("fps", "N", "frames per second: 25, 59.94 or 30000/1001"), .flag("json", "print it as JSON"),
    ],
    details: """
      Times are seconds from the start, frames count from 0, and the delays of a GIF are hundredths of a second.

        segue inspect slide.yaml
        segue inspect slide.yaml --json
      """,
    run: { arguments, terminal in
      let path = try arguments.onlyOperand("SCENE")
      let source = try SceneSource(path, arguments, terminal: terminal)
      let rate = try arguments.frameRate("fps") ?? source.scene.frameRate
      let inspection = Inspection(scene: source.scene, film: source.studio.film, frameRate: rate)
      try terminal.write(arguments.flag("json") ? inspection.json.text : inspection.table)
      return .success
    })
}
