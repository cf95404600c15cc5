import Motion
import Testing

@testable import Storyboard

@Suite(.enabled(if: Corpus.isThere, "the corpus of public storyboards is not beside the repository"))
struct CorpusLayoutTests {
  private struct Scene {
    let name: String
    let stored: Rect
    let solver: (Size) -> LayoutSolver
  }

  /// The scenes with a view of their own that has a frame.
  private func scenes() throws -> [Scene] {
    try Corpus.documents().flatMap { document in
      document.controllers.compactMap { controller in
        guard let root = controller.view, let stored = root.storedFrame else { return nil }
        return Scene(name: "\(document.path) \(controller.id)", stored: stored) { size in
          LayoutSolver(
            LayoutContext(document: document, traits: Traits(size), measurer: EstimatingMeasurer()),
            controller: controller.element, root: root, size: size, bars: LayoutInsets(top: 20))
        }
      }
    }
  }

  /// Views more than 2 points from where Xcode put them, apart from those that Xcode itself calls misplaced.
  private func misses(_ layout: SceneLayout, where counts: (Storyboard.Element) -> Bool = { _ in true })
    -> [String]
  {
    layout.frames.compactMap { element, frame in
      guard let stored = element.storedFrame, !element.isYes("misplaced"), stored.x >= 0, counts(element)
      else {
        return nil
      }
      let distances = [
        stored.x - frame.x, stored.y - frame.y, stored.width - frame.width, stored.height - frame.height,
      ]
      return distances.contains { abs($0) > 2 }
        ? "\(element.tag) \(element.id ?? ""): \(stored), not \(frame)" : nil
    }
  }

  /// Holds a share of the scenes to a check that gives what is wrong with one.
  private func expect(_ share: Double, of scenes: [Scene], _ check: (Scene) -> [String]) {
    let wrong = scenes.map { (scene: $0, faults: check($0)) }.filter { !$0.faults.isEmpty }
    let text = wrong.map { "\($0.scene.name): \($0.faults.sorted().joined(separator: "; "))" }.joined(
      separator: "\n")
    #expect(!scenes.isEmpty)
    #expect(Double(scenes.count - wrong.count) >= share * Double(scenes.count), "\(text)")
  }

  @Test func `solving at the stored size gives the stored frames in at least 94 % of scenes`() throws {
    expect(0.94, of: try scenes()) { misses($0.solver($0.stored.size).solve()) }
  }

  @Test func `constraints alone place every view in at least 88 % of scenes`() throws {
    expect(0.88, of: try scenes()) { scene in
      misses(scene.solver(scene.stored.size).solve(usesStoredFrames: false)) {
        $0["translatesAutoresizingMaskIntoConstraints"] == "NO"
      }
    }
  }

  @Test(arguments: [Size(375, 667), Size(393, 852)])
  func `at least 98 % of scenes of the 600 point canvas fit on a phone`(size: Size) throws {
    let canvas = try scenes().filter { $0.stored.size == Size(600, 600) }
    expect(0.98, of: canvas) { scene in
      scene.solver(size).solve().frames.compactMap { element, frame in
        guard element.parent?.parent?["key"] == "view" else { return nil }
        let isInside =
          frame.x >= -0.5 && frame.y >= -0.5 && frame.maxX <= size.width + 0.5
          && frame.maxY <= size.height + 0.5
        return isInside ? nil : "\(element.tag) \(element.id ?? ""): \(frame)"
      }
    }
  }
}
