/// A width and a height, in points unless the name says pixels.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(0, 0)
}
