/// A place in a scene file; line and column count from 1, columns in Unicode scalars.
package struct SourcePosition: Hashable, Sendable {
  /// Index of the file: 0 is the scene itself, others are its includes.
  package var file: Int
  package var line: Int
  package var column: Int

  package init(file: Int = 0, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
