/// A path as absolute segments, parsed from SVG path data (arcs are already cubics).
package struct Path: Hashable, Sendable {
  package enum Segment: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case cubic(Point, Point, Point)
    case close
  }

  package var segments: [Segment]

  package init(_ segments: [Segment]) { self.segments = segments }
}
