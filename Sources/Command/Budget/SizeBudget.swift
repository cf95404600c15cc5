internal import Encoding
internal import Motion
internal import Pipeline

/// Makes outputs that are no larger than `--max-size` allows, giving up as little as it takes.
struct SizeBudget {
  static let option = Option.value(
    "max-size", "SIZE", "most bytes of each output: 10MB, 500kB, 2MiB; gives up quality to get there")

  /// Bytes.
  let limit: Int
  private let arguments: ParsedArguments
  private let scratch: ScratchFolder

  /// nil where the command line sets no limit.
  init?(_ arguments: ParsedArguments) throws {
    guard let limit = try Self.limit(arguments) else { return nil }
    self.limit = limit
    self.arguments = arguments
    scratch = try ScratchFolder()
  }

  /// Bytes; nil where the command line sets no limit.
  static func limit(_ arguments: ParsedArguments) throws(UsageError) -> Int? {
    guard let text = arguments.value("max-size") else { return nil }
    guard let limit = ByteCount.bytes(text), limit > 0 else {
      throw UsageError(
        "`--max-size` cannot be `\(text)`", hint: "write a size such as 10MB, 500kB, 2.5MiB or 300000")
    }
    return limit
  }

  /// An output that fits, in a folder that goes away.
  struct Fitted {
    /// What was asked for, with the settings that were chosen.
    let request: OutputRequest
    /// Where it is until it is published.
    let rehearsal: OutputRequest
    let choice: SizeChoice

    /// Puts the file into its place, whole or not at all.
    func publish() throws(OutputError) {
      let file = try OutputFile(request.path, overwrites: request.settings.overwrites)
      try file.write(contentsOf: rehearsal.path)
      try file.commit()
    }
  }

  /// Makes every output as small as it has to be.
  ///
  /// - Parameter draw: draws outputs and writes them.
  /// - Throws: `SizeExceeded` with all outputs that cannot be made small enough; nothing is published then.
  func fit(
    _ requests: [OutputRequest], film: Film, draw: ([OutputRequest]) throws -> Void
  ) throws -> [Fitted] {
    // As they were asked for they are drawn together; that is enough for most.
    let wanted = requests.enumerated().map { rehearsal(of: $1, SizeChoice(), number: $0, film) }
    try draw(wanted)
    var fitted: [Fitted] = []
    var failures: [SizeExceeded.Output] = []
    for (number, request) in requests.enumerated() {
      let ladder = SizeLadder(request.format, request.settings, arguments)
      var rehearsals = [0: wanted[number]]
      let found = try SizeSearch.first(count: ladder.rungs.count, limit: limit) { rung in
        let attempt = rehearsals[rung] ?? rehearsal(of: request, ladder.rungs[rung], number: number, film)
        if rehearsals.updateValue(attempt, forKey: rung) == nil { try draw([attempt]) }
        return FileStamp(attempt.path)?.size ?? .max
      }
      guard let rung = found.rung, let attempt = rehearsals[rung] else {
        failures.append(
          .init(path: request.path, bytes: found.bytes, choice: ladder.rungs[found.measured]))
        continue
      }
      var final = request
      final.settings = attempt.settings
      final.settings.overwrites = request.settings.overwrites
      fitted.append(Fitted(request: final, rehearsal: attempt, choice: ladder.rungs[rung]))
    }
    guard failures.isEmpty else { throw SizeExceeded(limit: limit, outputs: failures) }
    return fitted
  }

  private func rehearsal(
    of request: OutputRequest, _ choice: SizeChoice, number: Int, _ film: Film
  ) -> OutputRequest {
    var settings = choice.applied(to: request.settings) { film.frameCount(at: $0) }
    settings.overwrites = .always
    // The choice is in the name, since the one that was found is wanted again at the end.
    let name = choice.text.replacing("/", with: ":")
    return OutputRequest(
      format: request.format, path: "\(scratch.path)/\(number) \(name).\(request.format.name)",
      settings: settings)
  }
}

/// Outputs that cannot be made as small as `--max-size` asks (exit code 1).
struct SizeExceeded: Error {
  struct Output {
    let path: String
    /// The least that was reached.
    let bytes: Int
    let choice: SizeChoice
  }

  let limit: Int
  let outputs: [Output]

  /// One for each output, and a hint.
  var lines: [String] {
    outputs.map { output in
      let words = output.choice.words
      return
        "`\(output.path)` has \(output.bytes) bytes at least\(words.isEmpty ? "" : " (\(words))"), \(limit) are allowed"
    } + [
      "hint: shorten the film, or leave away options that --max-size may not change: --fps, --scale, --quality"
    ]
  }
}
