import Motion
import SceneFile
import TestSupport
import Testing

struct BarReadingTests {
  private func screen(_ keys: String, canvas: String = "{device: iphone-14, statusBar: dark}") throws
    -> Screen
  {
    let outcome = try Outcome(
      "canvas: \(canvas)\nscreens:\n  main:\n    views: [{list: [A], id: rows}]\n\(keys)\ntimeline: [hold: 1]"
    )
    #expect(outcome.messages == [])
    return try #require(outcome.scene?.screens.first)
  }

  @Test func `a list fills what the bars leave`() throws {
    let screen = try screen(
      "    navigationBar: {title: A, largeTitle: true}\n    tabBar: [A, B]\n    toolbar: [X]")
    let list = try #require(screen.views.first)
    // 47 of the status bar and 96; 49 with 34 of the home indicator, and 44.
    #expect(list.placement.top == .points(143))
    #expect(list.placement.bottom == .points(127))
    #expect(screen.toolbar?.bottomInset == 0)
  }

  @Test func `a tab bar is a list of titles, or a map`() throws {
    let short = try screen("    tabBar: [A, B]").tabBar
    #expect(short?.items.map(\.title) == ["A", "B"])
    #expect(short?.selected == 0)
    let long = try screen(
      """
          tabBar:
            items: [{title: A, id: a, badge: 7}, B]
            selected: 1
            tint: red
            color: "#111111"
            background: white
            separator: transparent
      """
    ).tabBar
    #expect(long?.items.map(\.id) == ["a", "tabBar/1"])
    #expect(long?.items.first?.badge == "7")
    #expect(long?.selected == 1)
    #expect(long?.tint == Color(hex: 0xFF0000))
    #expect(long?.color == Color(hex: 0x111111))
    #expect(long?.background == .color(.white))
    #expect(long?.separator.alpha == 0)
    #expect(long?.bottomInset == 34)
  }

  @Test func `a toolbar has spaces`() throws {
    let bar = try #require(try screen("    toolbar: {items: [A, space, \"space\"], tint: red}").toolbar)
    let kinds = bar.entries.map { entry in
      if case .item(let item) = entry { item.title ?? "" } else { "-" }
    }
    #expect(kinds == ["A", "-", "space"])
    #expect(bar.tint == Color(hex: 0xFF0000))
    #expect(bar.bottomInset == 34)
  }

  @Test func `the screen shows through the bar of a large title`() throws {
    let bar = try screen("    background: blue\n    navigationBar: {title: A, largeTitle: true}")
      .navigationBar
    #expect(bar?.background == .color(Color(hex: 0x0000FF)))
    #expect(bar?.separator == .clear)
    let opaque = try screen(
      "    background: blue\n    navigationBar: {title: A, largeTitle: true, background: red}"
    ).navigationBar
    #expect(opaque?.background == .color(Color(hex: 0xFF0000)))
  }

  @Test func `tabs and tools can be tapped`() throws {
    let outcome = try Outcome(
      """
      screens:
        a: {tabBar: [A, {title: B, id: b}], toolbar: [{title: C, id: c}]}
        b: {}
      segues: {go: {from: a, to: b, trigger: b}, other: {from: a, to: b, trigger: c}}
      timeline: [tap: b]
      """)
    #expect(outcome.messages == [])
  }
}
