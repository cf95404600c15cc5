internal import Encoding
internal import Motion

/// The resolved timeline of a scene, as a table or as JSON.
struct Inspection {
  let scene: Scene
  let film: Film
  /// Frames per second.
  let frameRate: Rational

  private var frames: Int { film.frameCount(at: frameRate) }

  var table: String {
    let canvas = film.canvas
    var text = scene.title.isEmpty ? "" : scene.title + "\n"
    text +=
      "\(Self.short(canvas.size.width)) × \(Self.short(canvas.size.height)) points at \(Self.short(canvas.scale))×, "
    text += "\(frames) frames at \(frameRate) fps, \(Self.short(film.duration.value)) s\n\n"
    var rows = [["start", "end", "frames", "step", ""]]
    for step in film.steps {
      rows.append([
        Self.milliseconds(step.start), Self.milliseconds(step.end),
        "\(firstFrame(step.start))–\(firstFrame(step.end))",
        String(repeating: "  ", count: step.depth) + step.name, step.detail,
      ])
    }
    text += Self.aligned(rows)
    if !film.markers.isEmpty {
      text += "\n" + film.markers.map { "marker \($0.name) at \(Self.milliseconds($0.time))\n" }.joined()
    }
    let delays = gifDelays
    text +=
      "\nGIF: \(gifFrames) frames at \(gifRate) fps, delays \(Self.runs(delays)) in hundredths of a second\n"
    return text
  }

  var json: JSON {
    let canvas = film.canvas
    return .object([
      ("title", .string(scene.title)),
      (
        "canvas",
        .object([
          ("width", .number(canvas.size.width)), ("height", .number(canvas.size.height)),
          ("scale", .number(canvas.scale)),
        ])
      ),
      ("fps", .string(frameRate.description)), ("frames", .int(frames)),
      ("duration", .string(film.duration.description)), ("seconds", .number(film.duration.value)),
      ("steps", .array(film.steps.map(json))),
      (
        "markers",
        .array(
          film.markers.map { marker in
            .object([
              ("name", .string(marker.name)), ("time", .string(marker.time.description)),
              ("seconds", .number(marker.time.value)), ("frame", .int(firstFrame(marker.time))),
            ])
          })
      ),
      (
        "gif",
        .object([
          ("fps", .string(gifRate.description)), ("frames", .int(gifFrames)),
          ("delays", .array(gifDelays.map(JSON.int))),
        ])
      ),
    ])
  }

  private func json(_ step: FilmStep) -> JSON {
    .object([
      ("name", .string(step.name)), ("detail", .string(step.detail)), ("line", .int(step.position.line)),
      ("depth", .int(step.depth)),
      ("start", .string(step.start.description)), ("end", .string(step.end.description)),
      ("startSeconds", .number(step.start.value)), ("endSeconds", .number(step.end.value)),
      ("startFrame", .int(firstFrame(step.start))), ("endFrame", .int(firstFrame(step.end))),
    ])
  }

  private func firstFrame(_ time: Rational) -> Int { film.firstFrame(showing: time, at: frameRate) }

  private var gifRate: Rational { OutputFormat.named("gif")?.frameRate(for: frameRate) ?? frameRate }
  private var gifFrames: Int { film.frameCount(at: gifRate) }

  /// One delay for each sampled frame; the writer joins those that look alike.
  private var gifDelays: [Int] {
    GIFDelays.schedule(frameCount: gifFrames, frameRate: gifRate, duration: film.duration)
  }

  /// `4, 4, 4, 5` as `3 × 4, 5`.
  private static func runs(_ delays: [Int]) -> String {
    var runs: [(count: Int, delay: Int)] = []
    for delay in delays {
      if let last = runs.last, last.delay == delay {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((1, delay))
      }
    }
    let shown = runs.prefix(12).map { $0.count == 1 ? "\($0.delay)" : "\($0.count) × \($0.delay)" }
    return shown.joined(separator: ", ") + (runs.count > 12 ? ", …" : "")
  }

  private static func short(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  private static func milliseconds(_ time: Rational) -> String {
    let total = (time * Rational(1000)).rounded
    let digits = String(total % 1000)
    return "\(total / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
