internal import Encoding
internal import Motion

/// When everything in a film happens, for pages that move with it.
///
/// Times are exact fractions of seconds from the start, and as numbers too. Frames are given for each frame rate of the
/// outputs: the first frame that shows the event, and the first one after it.
struct TimelineFile {
  let scene: Scene
  let film: Film
  let clips: [FilmClip]
  /// Where it is written.
  let path: String

  var json: JSON {
    .object([
      ("title", .string(scene.title)), ("description", .string(scene.description)),
      ("width", .number(film.pictureSize.width)), ("height", .number(film.pictureSize.height)),
      ("duration", .string(film.duration.description)), ("seconds", .number(film.duration.value)),
      ("outputs", .array(clips.map(output))), ("events", .array(events)),
    ])
  }

  private func output(_ clip: FilmClip) -> JSON {
    .object([
      ("path", .string(CompanionName.path(of: clip.path, from: path))), ("format", .string(clip.format.name)),
      ("theme", clip.theme.map(JSON.string) ?? .null), ("pixelsPerPoint", .number(clip.density)),
      ("fps", .string(clip.settings.frameRate.description)), ("frames", .int(clip.settings.frameCount)),
    ])
  }

  /// Steps and markers in the order of their starts; of two at once the marker is first, since it names what follows.
  private var events: [JSON] {
    var found: [(start: Rational, end: Rational, name: String, kind: String, more: [(String, JSON)])] = []
    for marker in film.markers { found.append((marker.time, marker.time, marker.name, "marker", [])) }
    for step in film.steps {
      var more: [(String, JSON)] = [
        ("step", .string(step.name)), ("line", .int(step.position.line)), ("depth", .int(step.depth)),
      ]
      if let change = step.change {
        more += [
          ("from", .string(change.source)), ("to", .string(change.destination)),
          ("transition", .string(change.transition)), ("back", .bool(change.isReturn)),
        ]
      }
      let name = step.change?.segue ?? step.name
      found.append((step.start, step.end, name, step.change == nil ? "step" : "segue", more))
    }
    // Markers are unique, and keep the names that the scene gives them.
    var names = Set(film.markers.map(\.name))
    let ordered = found.enumerated().sorted { a, b in
      a.element.start == b.element.start ? a.offset < b.offset : a.element.start < b.element.start
    }
    return ordered.map(\.element).map { event in
      // A name that comes again is counted, so that every event can be told from the others.
      var (name, count) = (event.name, 1)
      while event.kind != "marker", !names.insert(name).inserted {
        count += 1
        name = "\(event.name) \(count)"
      }
      return .object(
        [
          ("name", .string(name)), ("kind", .string(event.kind)),
          ("start", .string(event.start.description)), ("end", .string(event.end.description)),
          ("startSeconds", .number(event.start.value)), ("endSeconds", .number(event.end.value)),
          ("frames", frames(event.start, event.end)),
        ] + event.more)
    }
  }

  private func frames(_ start: Rational, _ end: Rational) -> JSON {
    var rates: [Rational] = []
    for clip in clips where !rates.contains(clip.settings.frameRate) { rates.append(clip.settings.frameRate) }
    return .object(
      rates.map { rate in
        let numbers = [start, end].map { JSON.int(film.firstFrame(showing: $0, at: rate)) }
        return (rate.description, .array(numbers))
      })
  }
}
