internal import Encoding
internal import Locking

/// Tells which jobs are done already, and remembers those that are done now.
final class IncrementalRun: Sendable {
  static let option = Option.flag(
    "incremental", "skip what is up to date: neither scene, files, fonts, options nor program changed"
  ).neutral

  private struct State {
    var indexes: [String: OutputIndex] = [:]
    /// Files that were looked at in this run, by path.
    var stamps: [String: FileStamp?] = [:]
    var digests: [Content: String?] = [:]
    var lastSaved = 0
  }

  private struct Content: Hashable {
    let path: String
    let stamp: FileStamp
  }

  private let environment: String
  private let options: [Option]
  private let relative = RelativePath()
  private let state = Locked(State())

  /// - Parameter options: the table of the command; those that change no output are left out of account.
  init(options: [Option]) throws(OutputError) {
    environment = try RenderEnvironment.fingerprint()
    self.options = options
  }

  /// The outcome of a job whose outputs are there and made from what is there now; nil where it has to be rendered.
  func upToDate(_ job: RenderJob) throws(OutputError) -> RenderOutcome? {
    guard let folder = Self.folder(job), let key = try key(job, folder) else { return nil }
    guard var record = record(key, folder), record.outputs.count >= job.outputs.count else {
      return nil
    }
    var isChanged = false
    for index in record.outputs.indices {
      let (file, report) = record.outputs[index]
      let found = SequenceStamp.stamp(folder + file.path, format: report.format, frames: report.frames)
      guard let stamp = try current(file, folder, found) else { return nil }
      isChanged = isChanged || stamp != record.outputs[index].file.stamp
      record.outputs[index].file.stamp = stamp
    }
    let now = FileStamp.now
    for index in record.dependencies.indices {
      let file = record.dependencies[index]
      guard var stamp = try current(file, folder, stamp(folder + file.path)) else { return nil }
      if stamp.modified > now - FileStamp.tick { stamp.modified = 0 }
      isChanged = isChanged || stamp != record.dependencies[index].stamp
      record.dependencies[index].stamp = stamp
    }
    if isChanged { state.withLock { $0.indexes[folder]?.add(record) } }
    var outcome = RenderOutcome(job: job, status: .upToDate)
    outcome.outputs = record.outputs.enumerated().map { index, output in
      let isBeside = !output.file.path.contains("/")
      let place =
        index < job.outputs.count
        ? job.outputs[index].path
        : isBeside ? folder + output.file.path : path(output.file.path, in: folder)
      return output.report.at(place)
    }
    outcome.dependencies = record.dependencies.map { path($0.path, in: folder) }
    return outcome
  }

  /// Remembers a job that was rendered.
  ///
  /// What was changed since it began to read its scene may not be what was drawn.
  func remember(_ outcome: RenderOutcome) throws(OutputError) {
    let (job, start) = (outcome.job, outcome.start)
    guard outcome.status == .rendered, let folder = Self.folder(job), let key = try key(job, folder) else {
      return
    }
    let here = folder.isEmpty ? "." : folder
    var record = IndexRecord(key: key)
    for report in outcome.outputs {
      let found = SequenceStamp.stamp(report.path, format: report.format, frames: report.frames)
      guard let stamp = found, let path = relative.path(from: here, to: report.path) else { return }
      var digest = report.digest ?? ""
      if digest.isEmpty, report.bytes != nil { digest = try SHA256.hexadecimal(ofFile: report.path) ?? "" }
      record.outputs.append((TrackedFile(path: path, stamp: stamp, digest: digest), report))
    }
    for dependency in outcome.dependencies {
      guard var stamp = FileStamp(dependency), stamp.modified < start,
        let path = relative.path(from: here, to: dependency),
        let digest = try digest(dependency, stamp)
      else { return }
      if stamp.modified > start - FileStamp.tick { stamp.modified = 0 }
      record.dependencies.append(TrackedFile(path: path, stamp: stamp, digest: digest))
    }
    let isDue = state.withLock { state in
      state.indexes[folder, default: OutputIndex(folder: folder)].add(record)
      return FileStamp.now - state.lastSaved > 2_000_000_000
    }
    // A long run that is interrupted keeps most of what it knows.
    if isDue { try save() }
  }

  func save() throws(OutputError) {
    try state.withLock { (state) throws(OutputError) in
      for folder in state.indexes.keys.sorted() { try state.indexes[folder]?.save() }
      state.lastSaved = FileStamp.now
    }
  }
}

extension IncrementalRun {
  /// The folder whose index a job is in: that of its first output. nil where nothing can be remembered.
  private static func folder(_ job: RenderJob) -> String? {
    guard job.scene != "-", let first = job.outputs.first, job.outputs.allSatisfy({ $0.path != "-" }) else {
      return nil
    }
    return FilePath(first.path).folder
  }

  private func key(_ job: RenderJob, _ folder: String) throws(OutputError) -> String? {
    let here = folder.isEmpty ? "." : folder
    guard let scene = relative.path(from: here, to: job.scene) else { return nil }
    var lines = [environment, scene] + job.arguments.effects(of: options)
    for output in job.outputs {
      guard let path = relative.path(from: here, to: output.path) else { return nil }
      lines += [output.format.name, path]
    }
    // A snippet names the films of the other themes and scales, which may not be there yet.
    for output in job.family.flatMap(\.outputs) {
      lines.append(CompanionName.path(of: output.path, from: job.outputs[0].path))
    }
    return try SHA256.hexadecimal(of: lines.joined(separator: "\n"))
  }

  private func record(_ key: String, _ folder: String) -> IndexRecord? {
    state.withLock { state in
      if let index = state.indexes[folder] { return index.records[key] }
      // Read once: a default value would be made anew for every job.
      let index = OutputIndex(folder: folder)
      state.indexes[folder] = index
      return index.records[key]
    }
  }

  private func path(_ relative: String, in folder: String) -> String {
    self.relative.path(from: ".", to: folder + relative) ?? folder + relative
  }

  /// The stamp found for a file, if the file is what it was; nil where it is another one or gone.
  private func current(
    _ file: TrackedFile, _ folder: String, _ found: FileStamp?
  ) throws(OutputError) -> FileStamp? {
    guard let found, found.size == file.stamp.size else { return nil }
    if found.modified == file.stamp.modified { return found }
    guard !file.digest.isEmpty, try digest(folder + file.path, found) == file.digest else { return nil }
    return found
  }

  private func stamp(_ path: String) -> FileStamp? {
    if let known = state.withLock({ $0.stamps[path] }) { return known }
    let stamp = FileStamp(path)
    state.withLock { $0.stamps[path] = .some(stamp) }
    return stamp
  }

  private func digest(_ path: String, _ stamp: FileStamp) throws(OutputError) -> String? {
    let content = Content(path: path, stamp: stamp)
    if let known = state.withLock({ $0.digests[content] }) { return known }
    let digest = try SHA256.hexadecimal(ofFile: path)
    state.withLock { $0.digests[content] = .some(digest) }
    return digest
  }
}
