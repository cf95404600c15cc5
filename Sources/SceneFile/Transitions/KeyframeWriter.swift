internal import Motion

/// Writes how a value runs: as a constant, a pair or keyframes.
enum KeyframeWriter {
  static func text(_ keyframes: [Keyframe]) -> String {
    let isPlain = keyframes.count == 2 && keyframes[1].curve == nil
    if isPlain, keyframes[0].value == keyframes[1].value { return text(keyframes[0].value) }
    if isPlain { return "[\(text(keyframes[0].value)), \(text(keyframes[1].value))]" }
    return FlowMap(
      keyframes.map { keyframe in
        let value = text(keyframe.value)
        let curve = keyframe.curve.map { ", curve: \(CurveWriter.text($0))" }
        return (ScalarWriter.percent(keyframe.at), curve.map { "{value: \(value)\($0)}" } ?? value)
      }
    ).text
  }

  static func text(_ frame: Track.FrameValue) -> String {
    switch frame {
    case .full: "full"
    case .element(let role, let id): "\(role.rawValue).\(id)"
    case .lengths(let x, let y, let width, let height): list([x, y, width, height])
    }
  }

  private static func text(_ value: Track.Value) -> String {
    switch value {
    case .number(let number): ScalarWriter.number(number)
    case .length(let length): ScalarWriter.length(length)
    case .frame(let frame): text(frame)
    case .point(let x, let y): list([x, y])
    case .element(let role, let id): "\(role.rawValue).\(id)"
    case .cover: "cover"
    case .corners(let radii): list(radii)
    case .polygon(let corners): "[" + corners.map { list([$0.x, $0.y]) }.joined(separator: ", ") + "]"
    case .color(let color): ScalarWriter.color(color)
    case .shadow(let shadow):
      FlowMap([
        ("color", ScalarWriter.color(shadow.color)), ("opacity", ScalarWriter.number(shadow.opacity)),
        ("radius", ScalarWriter.number(shadow.radius)),
        ("offset", "[\(ScalarWriter.number(shadow.offset.x)), \(ScalarWriter.number(shadow.offset.y))]"),
      ]).text
    }
  }

  private static func list(_ lengths: [Length]) -> String {
    "[" + lengths.map(ScalarWriter.length).joined(separator: ", ") + "]"
  }
}
