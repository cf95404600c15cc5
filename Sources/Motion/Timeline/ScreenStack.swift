/// The screens that are open: a navigation stack for each modal level, as UIKit keeps them.
struct ScreenStack {
  struct Entry {
    /// Index into `Scene.screens`.
    var screen: Int
    /// Tells two openings of one screen apart.
    var id: Int
    /// What was handed over when it was opened.
    var changes: [String: ViewChange] = [:]
    /// How the entry came; nil for those that were there at the start.
    var arrival: Transition?
    /// Whether the screen that it came from is still below it.
    var keepsSource = true
  }

  /// Root level first; each level's entries root first. Never empty, nor is a level.
  private(set) var levels: [[Entry]]

  init(_ entries: [Entry]) { levels = [entries] }

  var top: Entry { levels[levels.count - 1][levels[levels.count - 1].count - 1] }
  /// How many screens are open.
  var count: Int { levels.reduce(0) { $0 + $1.count } }
  var topLevel: [Entry] { levels[levels.count - 1] }

  /// nil where nothing would be left.
  var withoutTop: ScreenStack? {
    guard levels.count > 1 || topLevel.count > 1 else { return nil }
    var stack = self
    _ = stack.pop(1)
    return stack
  }

  mutating func change(_ update: (inout Entry) -> Void) {
    update(&levels[levels.count - 1][levels[levels.count - 1].count - 1])
  }

  mutating func open(_ entry: Entry, _ presentation: Presentation) {
    switch presentation {
    case .push: levels[levels.count - 1].append(entry)
    case .present: levels.append([entry])
    case .replace: change { $0 = entry }
    }
  }

  /// How far below the top the nearest entry of that screen is, in screens; nil if there is none.
  func distance(toScreen screen: Int) -> Int? {
    let entries = levels.flatMap { $0 }
    guard let index = entries.dropLast().lastIndex(where: { $0.screen == screen }) else { return nil }
    return entries.count - 1 - index
  }

  /// Removes the topmost screens; says whether a modal level was closed on the way.
  mutating func pop(_ count: Int) -> Bool {
    var closesLevel = false
    for _ in 0..<count {
      levels[levels.count - 1].removeLast()
      if topLevel.isEmpty {
        levels.removeLast()
        closesLevel = true
      }
    }
    return closesLevel
  }
}
