/// A scene's timeline, resolved once: knows what every moment shows. Immutable, so that any number of workers can
/// ask at the same time, each with its own measurer.
package struct Film: Sendable {
  package let canvas: Canvas
  /// Every picture that a layer can show.
  package let screens: ScreenSet
  package let steps: [FilmStep]
  package let markers: [FilmMarker]
  package let warnings: [FilmIssue]
  /// Seconds of the timeline itself, played once.
  package let timelineDuration: Rational
  package let playback: Playback
  /// In the order of their starts; the first is at 0.
  let segments: [Segment]
  let runs: ViewRuns
  let overlays: [OverlayMark]
  let captions: [CaptionMark]
  let touches: [TouchMark]
  /// Index of the status bar's picture and its height.
  let statusBar: (screen: Int, height: Double)?
  /// The device around the canvas, where one is drawn: the same in all frames.
  package let housing: FilmHousing?

  /// Of a frame, in points.
  package var pictureSize: Size { housing?.size ?? canvas.size }

  /// Seconds of the whole picture: the end hold and the way back included.
  package var duration: Rational { playback.duration(of: timelineDuration) }

  /// How many frames the film has: `round(duration × fps)`, at least 1.
  package func frameCount(at frameRate: Rational) -> Int { max((duration * frameRate).rounded, 1) }

  /// The time in seconds that a frame shows: `index / frameRate`, except that a film which ends on a moving step shows
  /// its end state in the last frame, unless it loops.
  package func time(ofFrame index: Int, at frameRate: Rational) -> Rational {
    let isLast = index == frameCount(at: frameRate) - 1
    if isLast, !playback.isSampledHalfOpen, endsMoving { return duration }
    return Rational(index) / frameRate
  }

  /// What the film shows at a time in seconds; before its start the first moment, after its end the last.
  package func plan(at time: Rational, measurer: any Measurer) -> FramePlan {
    let time = timelineTime(time)
    let shown = layers(at: time, measurer: measurer)
    var layers = shown
    layers += touches.compactMap { $0.layer(at: time, over: shown, of: screens, measurer: measurer) }
    if let statusBar {
      layers.append(overlay(statusBar.screen, Rect(0, 0, canvas.size.width, statusBar.height)))
    }
    layers += captions.compactMap {
      $0.layer(
        at: time, length: timelineDuration, over: shown, canvas: canvas.size, of: screens, measurer: measurer)
    }
    for mark in overlays where mark.start <= time && (time < mark.end || mark.end == timelineDuration) {
      layers.append(overlay(mark.screen, Rect(size: canvas.size)))
    }
    // Without what cannot be seen, so that two moments that look alike have equal plans.
    return FramePlan(
      background: housing == nil ? canvas.background : .black,
      layers: layers.filter { $0.isVisible(on: canvas.size) })
  }

  /// What frame `index` of a film at `frameRate` frames per second shows.
  package func plan(frame index: Int, at frameRate: Rational, measurer: any Measurer) -> FramePlan {
    plan(at: time(ofFrame: index, at: frameRate), measurer: measurer)
  }

  private var endsMoving: Bool {
    guard playback.holdEnd == .zero, !playback.pingPong else { return false }
    return segments.contains { $0.end == timelineDuration && $0.start < $0.end }
      || runs.endsMoving(at: timelineDuration)
  }

  /// Folds the end hold and the way back onto the timeline.
  private func timelineTime(_ time: Rational) -> Rational {
    let turn = timelineDuration + playback.holdEnd
    let forwards = playback.pingPong && time > turn ? duration - time : time
    return min(max(forwards, .zero), timelineDuration)
  }

  private func layers(at time: Rational, measurer: any Measurer) -> [Layer] {
    guard let segment = segments.last(where: { $0.start <= time }) else { return [] }
    switch segment.content {
    case .rest(let actor):
      return runs.resolve(actor, at: time).restingLayers
    case .transition(let run):
      let run = run.mapActors { runs.resolve($0, at: time) }
      return run.layers(
        after: time - segment.start, container: canvas.size, screens: screens, measurer: measurer)
    }
  }

  private func overlay(_ screen: Int, _ frame: Rect) -> Layer {
    Layer(.screen(Snapshot(screen: screen, state: ScreenState(size: frame.size))), frame: frame, clips: false)
  }
}
