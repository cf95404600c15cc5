/// A storyboard as scenes of Segue's own language.
package struct StoryboardImport {
  /// One scene with all screens and segues that were asked for, and a timeline that performs them.
  package var yaml: String
  package var report: ImportReport
  private let writeClips: () -> [ImportedClip]

  init(yaml: String, report: ImportReport, clips: @escaping () -> [ImportedClip]) {
    self.yaml = yaml
    self.report = report
    writeClips = clips
  }

  /// One scene for each segue, in document order; written when they are asked for, since each has all screens that lead
  /// to its own.
  package var clips: [ImportedClip] { writeClips() }
}

/// A scene that shows one segue.
package struct ImportedClip: Sendable {
  /// The segue's identifier, else `Source-Destination`; unique among the clips, and fit for a file's name.
  package var name: String
  package var yaml: String
}
