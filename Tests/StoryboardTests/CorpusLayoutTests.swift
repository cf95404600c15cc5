import Motion
import Testing

@testable import Storyboard

@Suite(.enabled(if: Corpus.isThere, "the corpus of public storyboards is not beside the repository"))
struct CorpusLayoutTests {
  /// The scenes with a view of their own that has a frame.
  private func scenes() throws -> [(name: String, solver: (Size, LayoutInsets) -> LayoutSolver, stored: Rect)] {
    try Corpus.documents().flatMap { document in
      document.controllers.compactMap { controller in
        guard let root = controller.view, let stored = root.storedFrame else { return nil }
        let make = { (size: Size, bars: LayoutInsets) in
          LayoutSolver(
            LayoutContext(document: document, traits: Traits(size), measurer: EstimatingMeasurer()),
            controller: controller.element, root: root, size: size, bars: bars)
        }
        return ("\(document.path) \(controller.id)", make, stored)
      }
    }
  }

  @Test func `solving at the stored size gives the stored frames in at least 94 % of scenes`() throws {
    var (right, wrong) = (0, [String]())
    for scene in try scenes() {
      let layout = scene.solver(scene.stored.size, LayoutInsets(top: 20)).solve()
      let far = layout.frames.filter { element, frame in
        guard let stored = element.storedFrame, !element.isYes("misplaced"), stored.x >= 0 else { return false }
        return [
          stored.x - frame.x, stored.y - frame.y, stored.width - frame.width, stored.height - frame.height,
        ].contains { abs($0) > 2 }
      }
      if far.isEmpty { right += 1 } else {
        wrong.append(scene.name + far.map { "\n   \($0.tag) \($0.id ?? "") \($0.storedFrame ?? .zero) -> \($1)" }.sorted().joined())
      }
    }
    print("identity", right, wrong.count, wrong.joined(separator: "\n"))
    #expect(Double(right) >= 0.94 * Double(right + wrong.count))
  }

  @Test func `constraints alone place every view in at least 88 % of scenes`() throws {
    var (right, wrong) = (0, [String]())
    for scene in try scenes() {
      let solver = scene.solver(scene.stored.size, LayoutInsets(top: 20))
      let layout = solver.solve(usesStoredFrames: false)
      let far = layout.frames.filter { element, frame in
        guard let stored = element.storedFrame, !element.isYes("misplaced"), stored.x >= 0,
          element["translatesAutoresizingMaskIntoConstraints"] == "NO"
        else { return false }
        return [
          stored.x - frame.x, stored.y - frame.y, stored.width - frame.width, stored.height - frame.height,
        ].contains { abs($0) > 2 }
      }
      if far.isEmpty { right += 1 } else {
        wrong.append(scene.name + far.map { "\n   \($0.tag) \($0.id ?? "") \($0.storedFrame ?? .zero) -> \($1)" }.sorted().joined())
      }
    }
    print("withheld", right, wrong.count, wrong.joined(separator: "\n"))
    #expect(Double(right) >= 0.88 * Double(right + wrong.count))
  }

  @Test func `scenes of the 600 point canvas fit on a phone`() throws {
    var (right, wrong) = (0, [String]())
    for scene in try scenes() where scene.stored.size == Size(600, 600) {
      for size in [Size(375, 667), Size(393, 852)] {
        let layout = scene.solver(size, LayoutInsets(top: 20)).solve()
        let outside = layout.frames.filter { element, frame in
          guard element.parent?.parent?["key"] == "view" else { return false }
          return frame.x < -0.5 || frame.y < -0.5 || frame.maxX > size.width + 0.5 || frame.maxY > size.height + 0.5
        }
        if outside.isEmpty { right += 1 } else {
          wrong.append(scene.name + outside.map { "\n   \($0.tag) \($0.id ?? "") \($0.storedFrame ?? .zero) -> \($1)" }.sorted().joined())
        }
      }
    }
    print("reflow", right, wrong.count, wrong.joined(separator: "\n"))
    #expect(Double(right) >= 0.98 * Double(right + wrong.count))
  }
}
