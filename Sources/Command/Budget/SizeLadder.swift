internal import Encoding
internal import Motion

/// The ways to make an output smaller, from what was asked for down to the smallest that still shows something. Each
/// rung gives up what the one before it does, and one thing more.
struct SizeLadder {
  /// What can be given up, in this order: a coarser picture is seen less than jerky movement, and both less than text
  /// that is too small to read.
  enum Knob: CaseIterable {
    case quality, colors, frameRate, scale

    /// Options that hold the knob where it is.
    fileprivate var options: [String] {
      switch self {
      case .quality: ["quality", "crf", "lossless"]
      case .colors: ["colors"]
      case .frameRate: ["fps"]
      case .scale: ["scale", "width", "height"]
      }
    }
  }

  let rungs: [SizeChoice]

  /// - Parameter arguments: what they set stays as it is.
  init(_ format: OutputFormat, _ settings: OutputSettings, _ arguments: ParsedArguments) {
    let free = Knob.allCases.filter { knob in !knob.options.contains(where: arguments.has) }
    var choice = SizeChoice()
    var rungs = [choice]
    // All knobs are turned a little before any is turned far.
    for isHarsh in [false, true] {
      for knob in free {
        for step in Self.steps(knob, format, settings, isHarsh: isHarsh) {
          step(&choice)
          rungs.append(choice)
        }
      }
    }
    self.rungs = rungs
  }

  private typealias Step = (inout SizeChoice) -> Void

  private static func steps(
    _ knob: Knob, _ format: OutputFormat, _ settings: OutputSettings, isHarsh: Bool
  ) -> [Step] {
    switch knob {
    case .quality:
      let steps = format.qualitySteps(from: settings)
      return (isHarsh ? steps.harsh : steps.mild).map { step in { $0.take(step) } }
    case .colors:
      guard format.name == "gif" else { return [] }
      return (isHarsh ? [32, 16] : [128, 64]).filter { $0 < settings.colors }.map { colors in
        { $0.colors = colors }
      }
    case .frameRate:
      guard format.kind == .film else { return [] }
      return rates(format, isHarsh: isHarsh).filter { $0 < settings.frameRate }.map { rate in
        { $0.frameRate = rate }
      }
    case .scale:
      let scales = isHarsh ? [(5, 8), (1, 2), (3, 8), (1, 4)] : [(7, 8), (3, 4)]
      return scales.map { top, bottom in { $0.scale = Rational(top, bottom) } }
    }
  }

  /// A GIF counts in hundredths of a second; these rates fit them.
  private static func rates(_ format: OutputFormat, isHarsh: Bool) -> [Rational] {
    if format.name == "gif" {
      return isHarsh ? [Rational(25, 2), Rational(10)] : [Rational(25), Rational(20)]
    }
    return (isHarsh ? [15, 12, 10] : [30, 25, 20]).map { Rational($0) }
  }
}
