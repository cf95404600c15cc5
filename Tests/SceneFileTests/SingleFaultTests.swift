import TestSupport
import Testing

/// One fault is reported once: what is missing or wrong in a map does not make its other keys faults.
struct SingleFaultTests {
  /// A map that stands somewhere in a scene: all of its keys with right values.
  struct Whole: Sendable, CustomTestStringConvertible {
    var place: Place
    var name: String
    var pairs: [(String, String)]
    /// Keys without which the map is no such map.
    var kept: Set<String> = []

    enum Place: Sendable { case step, transition, view, parameters }

    init(_ place: Place, _ name: String, _ pairs: KeyValuePairs<String, String>, kept: Set<String> = []) {
      self.place = place
      self.name = name
      self.pairs = pairs.map { ($0.key, $0.value) }
      self.kept = kept
    }

    var testDescription: String { name }

    func scene(_ pairs: [(String, String)]) -> String {
      let map = "{" + pairs.map { "\($0.0): \($0.1)" }.joined(separator: ", ") + "}"
      var (view, transition, step) = ("{box: red, id: more, frame: [0, 0, 1, 1]}", "fade", "{hold: 1}")
      var custom = "{tracks: {source: {alpha: 1}}}"
      switch place {
      case .step: step = "{\(name): \(map)}"
      case .view: view = map
      case .parameters: transition = "{\(name): \(map)}"
      case .transition: custom = name.isEmpty ? map : "{\(name): \(map)}"
      }
      return """
        screens:
          list: {views: [{label: A, id: title}, {box: red, id: thumb, frame: [16, 100, 100, 75]}, \(view)]}
          details: {views: [{label: B, id: name}, {box: blue, id: hero, frame: [0, 0, 375, 200]}]}
        transitions: {own: \(custom)}
        segues:
          Show: {from: list, to: details, transition: \(transition)}
          Own: {from: list, to: details, presentation: push, transition: own}
          Back: {from: details, unwind: list}
        timeline: [\(step), {hold: 1}]
        """
    }
  }

  private static let tracked: [(String, String)] = [
    ("progress", "[0, 0.4]"), ("duration", "0.6"), ("then", "cancel"), ("completionSpeed", "2"),
    ("completionCurve", "linear"),
  ]

  static let maps: [Whole] =
    [
      drag("drag", ["segue": "Show", "on": "thumb", "to": "left"]), drag("edgeSwipe", ["segue": "Back"]),
      drag("pinch", ["segue": "Show", "on": "thumb", "to": "apart"]),
    ] + steps + parts + built + views

  private static func drag(_ name: String, _ pairs: KeyValuePairs<String, String>) -> Whole {
    var whole = Whole(.step, name, pairs)
    whole.pairs += tracked
    return whole
  }

  private static let steps = [
    Whole(.step, "tap", ["on": "thumb", "segue": "Show"]),
    Whole(.step, "longPress", ["on": "thumb", "segue": "Show", "duration": "1"]),
    Whole(.step, "swipe", ["on": "thumb", "segue": "Show", "to": "left"]),
    Whole(.step, "caption", ["text": "A", "at": "thumb", "side": "below"]),
    Whole(.step, "repeat", ["times": "2", "steps": "[{hold: 1}]"]),
    Whole(
      .step, "stagger",
      [
        "interval": "0.1", "views": "[thumb, title]", "animate": "{alpha: 0}", "duration": "1", "delay": "1",
        "curve": "linear",
      ]),
    Whole(.step, "stagger", ["interval": "0.1", "steps": "[{hold: 1}]"]),
    Whole(.step, "animate", ["thumb": "{alpha: 0}", "duration": "1", "delay": "1", "curve": "linear"]),
  ]

  private static let parts = [
    Whole(
      .transition, "",
      [
        "duration": "1", "delay": "1", "curve": "linear", "speed": "2", "reverse": "mirror",
        "above": "source",
        "background": "red", "dim": "{alpha: 1}", "layers": "{}", "tracks": "{}", "match": "common",
        "mask": "{circle: {radius: 1}}", "perspective": "500", "removesSource": "true",
      ]),
    Whole(.transition, "dim", ["color": "red", "alpha": "[0, 1]", "at": "[0, 1]", "curve": "linear"]),
    Whole(
      .transition, "match",
      [
        "from": "thumb", "to": "hero", "fade": "cross", "cornerRadius": "4", "path": "arc", "stagger": "0.1",
        "delay": "0.1", "duration": "0.1", "curve": "linear",
      ]),
    Whole(
      .transition, "mask",
      ["of": "source", "circle": "{center: hero, radius: cover}", "at": "[0, 1]", "curve": "linear"],
      kept: ["circle"]),
    Whole(
      .transition, "mask", ["roundedRect": "{frame: full, cornerRadius: 2}", "of": "source"],
      kept: ["roundedRect"]),
  ]

  private static let built = [
    Whole(.parameters, "expand", ["element": "thumb", "fade": "[name]"]),
    Whole(.parameters, "containerTransform", ["element": "thumb", "cornerRadius": "4", "dim": "0.1"]),
    Whole(.parameters, "match", ["elements": "[{from: thumb, to: hero}]", "path": "arc", "stagger": "1"]),
    Whole(.parameters, "flip", ["from": "left", "perspective": "300", "background": "red"]),
  ]

  private static let views = [
    Whole(
      .view, "label",
      [
        "label": "A", "id": "x", "left": "1", "top": "1", "font": "{size: 12}", "color": "red", "lines": "2",
        "truncation": "tail", "align": "left", "alpha": "1", "rotation": "2",
      ], kept: ["label"]),
    Whole(
      .view, "slider",
      ["slider": "1", "id": "x", "range": "[0, 2]", "tint": "red", "left": "1", "width": "90", "top": "1"],
      kept: ["slider"]),
    Whole(
      .view, "stack",
      [
        "stack": "vertical", "id": "x", "spacing": "1", "alignment": "center", "distribution": "fill",
        "padding": "2", "views": "[{label: A}]", "left": "1", "top": "1",
      ], kept: ["stack"]),
    Whole(
      .view, "pageControl", ["pageControl": "3", "id": "x", "current": "1", "left": "1", "top": "1"],
      kept: ["pageControl"]),
  ]

  @Test(arguments: maps)
  func `the map is right as a whole`(map: Whole) throws {
    let messages = try Outcome(map.scene(map.pairs)).messages
    #expect(messages == [])
  }

  @Test(arguments: maps)
  func `without one key a map has at most one fault`(map: Whole) throws {
    for index in map.pairs.indices where !map.kept.contains(map.pairs[index].0) {
      var pairs = map.pairs
      let name = pairs.remove(at: index).0
      let messages = try Outcome(map.scene(pairs)).messages
      #expect(messages.count <= 1, "without `\(name)`: \(messages)")
    }
  }

  /// What is wrong may be wrong twice: a list of lists has several entries. But no other key has lost its meaning.
  @Test(arguments: maps, ["[[a]]", "{b: {c: d}}", "~", "\"\"", "-1e9"])
  func `a wrong value leaves the other keys their meaning`(map: Whole, value: String) throws {
    for index in map.pairs.indices {
      var pairs = map.pairs
      pairs[index].1 = value
      let messages = try Outcome(map.scene(pairs)).messages
      let others = messages.filter { message in
        message.contains("has no meaning") || pairs.contains { message.contains("has no key \"\($0.0)\"") }
      }
      #expect(others == [], "\(pairs[index])")
    }
  }
}
