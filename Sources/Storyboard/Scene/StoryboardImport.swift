/// A storyboard as scenes of Segue's own language.
package struct StoryboardImport: Sendable {
  /// One scene with all screens and segues that were asked for, and a timeline that performs them.
  package var yaml: String
  package var report: ImportReport
  /// One scene for each segue, in document order.
  package var clips: [ImportedClip]
}

/// A scene that shows one segue.
package struct ImportedClip: Sendable {
  /// The segue's identifier, else `Source-Destination`; unique among the clips, and fit for a file's name.
  package var name: String
  package var yaml: String
}
