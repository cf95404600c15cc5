internal import Encoding
internal import Motion

/// What an output gives up to become smaller; nil is as it was asked for.
struct SizeChoice: Equatable, Sendable {
  var crf: Int?
  var quality: Quality?
  var colors: Int?
  var frameRate: Rational?
  /// Of the sides.
  var scale: Rational?

  mutating func take(_ step: QualityStep) {
    switch step {
    case .crf(let factor): crf = factor
    case .quality(let value): quality = value
    }
  }

  /// The settings with these changes.
  ///
  /// - Parameter frames: how many frames the film has at a rate.
  func applied(to settings: OutputSettings, frames: (Rational) -> Int) -> OutputSettings {
    var settings = settings
    settings.crf = crf ?? settings.crf
    settings.quality = quality ?? settings.quality
    settings.colors = colors ?? settings.colors
    if let frameRate {
      settings.frameRate = frameRate
      settings.frameCount = frames(frameRate)
    }
    if let scale {
      settings.width = max((Rational(settings.width) * scale).rounded, 1)
      settings.height = max((Rational(settings.height) * scale).rounded, 1)
    }
    return settings
  }

  /// `crf 28, 64 colors, 25 fps, 3/4 of the size`; empty where nothing is given up.
  var words: String {
    [
      crf.map { "crf \($0)" }, quality.map { "\($0.rawValue) quality" }, colors.map { "\($0) colors" },
      frameRate.map { "\($0) fps" }, scale.map { "\($0) of the width" },
    ].compactMap(\.self).joined(separator: ", ")
  }

  var json: JSON {
    let pairs: [(String, JSON?)] = [
      ("crf", crf.map(JSON.int)), ("quality", quality.map { .string($0.rawValue) }),
      ("colors", colors.map(JSON.int)), ("fps", frameRate.map { .string($0.description) }),
      ("scale", scale.map { .string($0.description) }),
    ]
    let given = pairs.compactMap { name, value in value.map { (name, $0) } }
    return given.isEmpty ? .null : .object(given)
  }
}

extension SizeChoice {
  /// `crf=28 colors=64 fps=25 scale=3/4`: for the index of a folder.
  var text: String {
    [
      crf.map { "crf=\($0)" }, quality.map { "quality=\($0.rawValue)" }, colors.map { "colors=\($0)" },
      frameRate.map { "fps=\($0)" }, scale.map { "scale=\($0)" },
    ].compactMap(\.self).joined(separator: " ")
  }

  init?(text: some StringProtocol) {
    for pair in String(text).split(separator: " ") {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      switch parts[0] {
      case "crf": crf = Int(parts[1])
      case "quality": quality = Quality(rawValue: parts[1])
      case "colors": colors = Int(parts[1])
      case "fps": frameRate = DecimalText.fraction(parts[1])
      case "scale": scale = DecimalText.fraction(parts[1])
      default: return nil
      }
    }
  }
}
