internal import Encoding
internal import Pipeline

/// Holds outputs that are there against what would be written now, without writing any of them.
struct OutputCheck {
  static let options: [Option] = [
    .flag("check-output", "write nothing; exit 1 and name the outputs that are missing or not up to date")
      .neutral,
    .value(
      "differences", "DIR",
      "where --check-output puts a picture of each difference: expected, difference, actual"
    ).neutral,
  ]

  let terminal: Terminal
  /// nil where no pictures of differences are wanted.
  let differences: String?
  private let scratch: ScratchFolder

  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws(OutputError) {
    self.terminal = terminal
    differences = arguments.value("differences").map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    scratch = try ScratchFolder()
  }

  /// The same outputs, in a folder that goes away.
  func rehearsals(of requests: [OutputRequest]) -> [OutputRequest] {
    requests.enumerated().map { number, request in
      var rehearsal = request
      let path = FilePath(request.path)
      rehearsal.path = "\(scratch.path)/\(number)/\(path.stem)\(path.suffix)"
      rehearsal.settings.overwrites = .always
      return rehearsal
    }
  }

  /// Where a file that goes with a film is written instead.
  func place(of path: String) -> String {
    "\(scratch.path)/companions/" + path.replacing("/", with: ":")
  }

  /// - Parameter companions: paths of the files that go with the films.
  /// - Throws: `ExitCode.checkFailed` after all outputs that differ were named.
  func compare(
    _ requests: [OutputRequest], with rehearsals: [OutputRequest], and companions: [String]
  ) throws {
    var isStale = false
    for (request, rehearsal) in zip(requests, rehearsals) {
      for (expected, actual) in try files(request, rehearsal) where !FileBytes.areEqual(expected, actual) {
        isStale = true
        terminal.message(try describe(expected, actual) + "\n")
        if request.format.kind == .sequence { break }
      }
    }
    for path in companions where !FileBytes.areEqual(path, place(of: path)) {
      isStale = true
      let isPicture = path.hasSuffix(".png")
      terminal.message(
        (isPicture ? try describe(path, place(of: path)) : Self.describe(text: path)) + "\n")
    }
    if isStale { throw ExitCode.checkFailed }
  }

  private func files(_ request: OutputRequest, _ rehearsal: OutputRequest) throws(OutputError) -> [(
    String, String
  )] {
    guard request.format.kind == .sequence else { return [(request.path, rehearsal.path)] }
    let (one, two) = (try FramePattern(request.path), try FramePattern(rehearsal.path))
    return (1...request.settings.frameCount).map { (one.path($0), two.path($0)) }
  }

  private static func describe(text path: String) -> String {
    path + (FileStamp(path) == nil ? ": missing" : ": not up to date")
  }

  private func describe(_ expected: String, _ actual: String) throws -> String {
    guard FileStamp(expected) != nil else { return "\(expected): missing" }
    guard let difference = try? FilmDifference.first(expected: expected, actual: actual) else {
      return "\(expected): not up to date; the pictures are the same, or cannot be compared"
    }
    var text = "\(expected): not up to date; differs at \(ProgressDisplay.hundredths(difference.seconds)) s"
    if let differences {
      let path = FilePath(expected)
      let strip = differences + path.stem + path.suffix + ".png"
      try difference.writeStrip(to: strip)
      text += ", see \(strip)"
    }
    return text
  }
}
