import Motion
import SceneFile
import TestSupport
import Testing

/// Variables of themes, of the scene and of the command line.
struct VariableTests {
  private func texts(_ head: String, _ views: String, _ options: SceneOptions = SceneOptions()) throws
    -> [String]
  {
    let outcome = try Outcome("\(head)\n\(SceneText.views(views))", options)
    #expect(outcome.messages == [])
    return outcome.views.compactMap { view in
      if case .text(let text) = view.content { text.string } else { nil }
    }
  }

  @Test func `a variable stands for any value`() throws {
    let outcome = try Outcome(
      "variables: {name: World, size: 21, ink: red, gap: 10%}\n"
        + SceneText.views("- {label: \"Hello, {{name}}!\", font: $size, color: $ink, left: \"{{gap}}\"}"))
    #expect(outcome.messages == [])
    let view = try #require(outcome.views.first)
    guard case .text(let text) = view.content else {
      Issue.record("no text")
      return
    }
    #expect(text.string == "Hello, World!")
    #expect(text.font.size == 21)
    #expect(text.color == Color(hex: 0xFF0000))
    #expect(view.placement.left == .percent(10))
  }

  @Test func `text that is a price is no variable`() throws {
    #expect(
      try texts("variables: {greeting: Hi}", "- label: $5\n- label: $greeting\n- label: \"$greeting\"")
        == ["$5", "Hi", "$greeting"])
  }

  @Test func `braces can be written`() throws {
    #expect(try texts("variables: {a: 1}", #"- label: "\\{{a}} is {{a}}""#) == ["{{a}} is 1"])
  }

  @Test func `variables may use variables`() throws {
    let head = "variables: {first: Ada, full: \"{{first}} Lovelace\", shown: $full}"
    #expect(try texts(head, "- label: \"{{shown}}\"\n- label: $shown") == ["Ada Lovelace", "Ada Lovelace"])
  }

  @Test func `a theme's variable stands before the scene's`() throws {
    let head = "variables: {name: none, other: same}\nthemes: {light: {name: day}, dark: {name: night}}"
    let views = "- label: \"{{name}} {{other}}\""
    #expect(try texts(head, views) == ["day same"])
    #expect(try texts(head, views, SceneOptions(theme: "dark")) == ["night same"])
  }

  @Test func `what is set stands before all`() throws {
    let head = "variables: {name: none}\nthemes: {light: {title: day}}"
    let options = SceneOptions(variables: ["name": "set", "title": "007"])
    #expect(try texts(head, "- label: \"{{name}} {{title}}\"", options) == ["set 007"])
  }

  @Test func `only what is there can be set`() throws {
    let options = SceneOptions(variables: ["nmae": "x"])
    let outcome = try Outcome("variables: {name: none}\n" + SceneText.views("- label: A"), options)
    #expect(outcome.messages == ["1:1 the scene has no variable \"nmae\" to set"])
    #expect(outcome.diagnostics.first?.suggestion == "name")
  }

  @Test func `a value that is set is held to what its use expects`() throws {
    let options = SceneOptions(variables: ["size": "big"])
    let outcome = try Outcome(
      "variables: {size: 12}\n" + SceneText.views("- {label: A, font: $size}"), options)
    #expect(outcome.messages == ["1:19 `font` must be a number, not \"big\""])
  }

  @Test func `a component's parameter stands before a variable`() throws {
    let head = """
      variables: {name: outer, tint: blue}
      components: {row: {parameters: {name: "{{tint}}"}, views: [{label: "{{name}} {{tint}}", id: text}]}}
      """
    let outcome = try Outcome(
      "\(head)\n" + SceneText.views("- use: row\n- {use: row, with: {name: own}}"))
    #expect(outcome.messages == [])
    let texts = outcome.views.flatMap(\.children).compactMap { view in
      if case .text(let text) = view.content { text.string } else { nil }
    }
    #expect(texts == ["blue blue", "own blue"])
  }

  @Test func `components nest, and hand values on`() throws {
    let head = """
      components:
        dot: {parameters: {color: red, size: 4}, views: [{box: "{{color}}", frame: [0, 0, "{{size}}", "{{size}}"]}]}
        row: {parameters: {color: blue}, views: [{use: dot, with: {color: "{{color}}", size: 9}}, {use: dot}]}
      """
    let outcome = try Outcome("\(head)\n" + SceneText.views("- {use: row, with: {color: lime}}"))
    #expect(outcome.messages == [])
    let boxes = outcome.views.flatMap(\.children).flatMap(\.children)
    #expect(boxes.map(\.background) == [.color(Color(hex: 0x00FF00)), .color(Color(hex: 0xFF0000))])
    #expect(boxes.map(\.placement.width) == [.points(9), .points(4)])
  }

  @Test func `an include brings variables`() throws {
    let folder = try SceneFolder([
      "scene.yaml": "include: more.yaml\n" + SceneText.views("- label: $name"),
      "more.yaml": "variables: {name: Included}\n",
    ])
    guard case .text(let text) = folder.load().views.first?.content else {
      Issue.record("no text")
      return
    }
    #expect(text.string == "Included")
  }

  @Test func `a region holds its part of the screenshot`() throws {
    let folder = try SceneFolder([
      "scene.yaml": """
      canvas: {size: [300, 600]}
      screens:
        home:
          image: shot.png
          regions: {cell: [16, 50%, 100, 80], card: {frame: [0, 0, 50%, 20], cornerRadius: 8}}
      timeline: [tap: cell, hold: 1]
      """
    ])
    try folder.write("shot.png", ImageBytes.png(width: 300, height: 600))
    let outcome = folder.load()
    #expect(outcome.messages == [])
    let regions = outcome.views.dropFirst()
    #expect(regions.map(\.id) == ["cell", "card"])
    #expect(regions.map(\.cornerRadius) == [.zero, Corners(8)])
    #expect(regions.map(\.clips) == [true, true])
    #expect(regions.first?.children.map(\.placement) == [.frame(Rect(-16, -300, 300, 600))])
  }
}
