internal import Motion

/// Works out which moments a filmstrip shows, and what stands below them.
struct FilmstripMoments {
  static let options: [Option] = [
    .value("count", "N", "pictures, at equal distances from the first moment to the last; default 6"),
    .value(
      "at", "TIME|MARKER", isRepeatable: true, "these moments instead; several with commas, or repeated"),
    .flag("markers", "the moments of all markers instead"),
    .value("segue", "NAME", "the moments of one segue, from its start to its end"),
    .value("from", "TIME|MARKER", "the first moment; default the start"),
    .value("to", "TIME|MARKER", "the last moment; default the end"),
  ]

  let film: Film
  let arguments: ParsedArguments

  /// Seconds from the start of the film, with their labels.
  func moments() throws(UsageError) -> [(time: Rational, label: String)] {
    let ways = ["at", "markers", "segue"].filter(arguments.has)
    if ways.count > 1 { throw UsageError("`--\(ways[0])` and `--\(ways[1])` do not go together") }
    let named = arguments.values("at").flatMap { $0.split(separator: ",").map(String.init) }
    if !named.isEmpty {
      var moments: [(time: Rational, label: String)] = []
      for name in named {
        moments.append(labelled(try Moment.time(name, of: film, option: "--at")))
      }
      return moments
    }
    if arguments.flag("markers") {
      guard !film.markers.isEmpty else { throw UsageError("the scene has no markers") }
      return film.markers.map { labelled($0.time) }
    }
    let (start, end) = try range()
    let count = try arguments.integer("count", in: 1...100) ?? 6
    return (0..<count).map { index in
      labelled(count == 1 ? start : start + (end - start) * Rational(index, count - 1))
    }
  }

  private func range() throws(UsageError) -> (Rational, Rational) {
    if let name = arguments.value("segue") {
      if let step = film.steps.first(where: { $0.change?.segue == name }) { return (step.start, step.end) }
      let names = film.steps.compactMap { $0.change?.segue }
      throw UsageError(
        "no segue `\(name)` is performed",
        hint: names.isEmpty ? nil : "segues are: \(names.joined(separator: ", "))")
    }
    let start = try Moment.time(arguments.value("from") ?? "0", of: film, option: "--from")
    let end = try Moment.time(arguments.value("to") ?? "end", of: film, option: "--to")
    if start > end { throw UsageError("`--from` is after `--to`") }
    return (start, end)
  }

  /// `opened · 0.40 s`
  private func labelled(_ time: Rational) -> (time: Rational, label: String) {
    let marker = film.markers.first { $0.time == time }.map { $0.name + " · " } ?? ""
    return (time, marker + ProgressDisplay.hundredths(time.value) + " s")
  }
}
