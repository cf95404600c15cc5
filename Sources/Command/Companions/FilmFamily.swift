internal import Encoding
internal import Motion
internal import Pipeline

/// A film in one theme and scale, and the files that show it.
struct FamilyMember: Sendable {
  /// The command line of the variant.
  let arguments: ParsedArguments
  /// By axis.
  let values: [String: String]
  let outputs: [OutputPlace]
}

/// An output with all that a page has to know to show it.
struct FilmClip {
  let path: String
  let format: OutputFormat
  let settings: OutputSettings
  /// nil where the command line names none.
  let theme: String?
  /// Pixels a point.
  let density: Double
  /// nil where there are no posters.
  let poster: String?

  var isDark: Bool { theme == "dark" }
}

extension FilmClip {
  /// The clips of all themes and scales of one film, in the order of the command line.
  static func all(_ family: [FamilyMember], _ scene: Scene, _ film: Film) throws(UsageError) -> [FilmClip] {
    var clips: [FilmClip] = []
    for member in family {
      let selection = OutputSelection(scene: scene, film: film, arguments: member.arguments)
      let hasPoster = member.arguments.has("poster")
      for request in try selection.requests(for: member.outputs)
      where request.format.kind == .film && request.path != "-" {
        let density = request.settings.density(of: film)
        let poster = CompanionName.poster(of: request.path, values: member.values, density: density)
        clips.append(
          FilmClip(
            path: request.path, format: request.format, settings: request.settings,
            theme: member.values["theme"], density: density, poster: hasPoster ? poster : nil))
      }
    }
    return clips
  }
}

extension RenderJob {
  /// The first job of every scene, device and direction gets to know those of the other themes and scales. Themes that
  /// pages know nothing of are films of their own.
  static func withFamilies(_ jobs: [RenderJob]) -> [RenderJob] {
    var families: [[String]: [Int]] = [:]
    for (number, job) in jobs.enumerated() {
      let theme = job.values["theme"] ?? ""
      let own = ["light", "dark"].contains(theme) ? "" : theme
      let key = [job.scene, job.values["device"] ?? "", job.values["direction"] ?? "", own]
      families[key, default: []].append(number)
    }
    var jobs = jobs
    for numbers in families.values {
      jobs[numbers[0]].family = numbers.map { number in
        FamilyMember(
          arguments: jobs[number].arguments, values: jobs[number].values, outputs: jobs[number].outputs)
      }
    }
    return jobs
  }
}
