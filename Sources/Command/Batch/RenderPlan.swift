internal import Encoding

/// One scene in one variant, and the files to make of it.
struct RenderJob: Sendable {
  /// Its place in the whole run, counted from 1.
  let number: Int
  /// As this process can open it; `-` is standard input.
  let scene: String
  /// What the scene says, where it is no file.
  var text: [UInt8]?
  /// The file that such a scene comes from.
  var origin: String?
  /// The command line of this variant.
  let arguments: ParsedArguments
  let outputs: [OutputPlace]
  /// Those of the whole run.
  let files: WrittenFiles
  /// Those of the variant, by axis.
  var values: [String: String] = [:]
  /// The films of the other themes and scales, and this one, where this job writes what they have in common: a snippet
  /// for a page, a timeline. Empty in all other jobs.
  var family: [FamilyMember] = []
}

/// All that a call of `segue render` has to do, worked out before any scene is read; only shards need to look first.
struct RenderPlan {
  private(set) var jobs: [RenderJob]
  /// Whether the command line names one job, and not a part of several.
  let isSingle: Bool
  /// Folders whose scenes are drawn, each ended by a slash.
  let folders: [String]

  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws {
    guard !arguments.operands.isEmpty else { throw UsageError("SCENE is missing") }
    let matrix = try VariantMatrix(arguments)
    let naming = try OutputNaming(arguments, varying: matrix.varying)
    let list = try SceneList(arguments.operands, isRecursive: arguments.flag("recursive"))
    folders = list.folders
    let scenes = try StoryboardScenes.expanding(list.entries, arguments, terminal)
    if scenes.count > 1, arguments.has("output") {
      throw UsageError("several scenes cannot share `-o`", hint: "write --out DIR and -f FORMAT")
    }
    let files = WrittenFiles()
    var jobs: [RenderJob] = []
    for scene in scenes {
      for variant in matrix.variants {
        let outputs = try naming.places(for: scene, variant)
        jobs.append(
          RenderJob(
            number: jobs.count + 1, scene: scene.path, text: scene.text, origin: scene.origin,
            arguments: variant.arguments, outputs: outputs, files: files, values: variant.values))
      }
    }
    try CompanionSelection.check(jobs, arguments)
    self.jobs = CompanionSelection.needsFamilies(arguments) ? RenderJob.withFamilies(jobs) : jobs
    isSingle = jobs.count == 1
    try checkPaths(arguments, files)
    try checkStandardOutput(arguments)
    try checkSize(arguments)
    if let shard = try Shard(arguments) {
      let shards = Shard.assignment(of: jobs.map(JobCost.estimate), count: shard.count)
      self.jobs = zip(jobs, shards).filter { $1 == shard.number }.map(\.0)
    }
  }

  private func checkSize(_ arguments: ParsedArguments) throws(UsageError) {
    guard try SizeBudget.limit(arguments) != nil else { return }
    if jobs.contains(where: { $0.outputs.contains { $0.format.kind == .sequence } }) {
      throw UsageError("`--max-size` does not go with a sequence of pictures")
    }
  }

  private func checkPaths(_ arguments: ParsedArguments, _ files: WrittenFiles) throws(UsageError) {
    for job in jobs {
      for (number, output) in job.outputs.enumerated() {
        try files.write(output.path, by: .init(job: job.number, number: number, scene: job.scene))
      }
    }
    if let path = arguments.value("deps") { try files.write(path, by: .init(number: 0)) }
    for path in Set(jobs.map { $0.origin ?? $0.scene }).sorted() { try files.read(path) }
  }

  private func checkStandardOutput(_ arguments: ParsedArguments) throws(UsageError) {
    let streams = jobs.flatMap(\.outputs).count { $0.path == "-" }
    if streams > 1 || (streams == 1 && arguments.flag("json")) {
      throw UsageError("standard output can carry one thing only")
    }
    if streams == 1, Terminal.isTerminal(1) {
      throw UsageError(
        "a film cannot be shown on a terminal", hint: "redirect it to a file, or write -o PATH")
    }
  }
}
