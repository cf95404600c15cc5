package import Motion

/// A step down in quality, for a file that is too large.
package enum QualityStep: Hashable, Sendable {
  /// A constant rate factor instead of the one asked for.
  case crf(Int)
  case quality(Quality)
}

extension OutputFormat {
  /// How far from the quality that settings ask for a format can go, a step at a time: first what is hardly seen, then
  /// what is. Both are empty where every pixel is kept or the codec has no such choice.
  ///
  /// Six steps of x264's factor halve the bytes, so four are a third less (x264's own rule of thumb); beyond eight steps
  /// small text begins to blur.
  package func qualitySteps(from settings: OutputSettings) -> (mild: [QualityStep], harsh: [QualityStep]) {
    if settings.isLossless { return ([], []) }
    if let factor = constantRateFactor(settings) {
      let limit = usableFactor
      func steps(_ offsets: [Int]) -> [QualityStep] {
        var factors: [Int] = []
        for offset in offsets where factor + offset <= limit { factors.append(factor + offset) }
        return factors.map(QualityStep.crf)
      }
      return (steps([4, 8]), steps([12, 18]))
    }
    guard losesByQuality else { return ([], []) }
    return (settings.quality == .draft ? [] : [.quality(.draft)], [])
  }

  /// The factor that the codec is given for these settings; nil where it takes none.
  private func constantRateFactor(_ settings: OutputSettings) -> Int? {
    let recipe = try? recipe?(settings)
    return recipe?.options.first { $0.0 == "crf" }.flatMap { Int($0.1) }
  }

  /// H.264 and HEVC end at 51, VP9 and AV1 at 63; the last fifth of either scale is unreadable.
  private var usableFactor: Int { name == "mp4" ? 42 : 55 }

  /// Formats without a factor whose pictures still depend on the quality.
  private var losesByQuality: Bool { ["gif", "webp"].contains(name) }
}
