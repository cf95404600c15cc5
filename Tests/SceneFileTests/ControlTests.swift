import Motion
import TestSupport
import Testing

/// Controls as recipes of plain views.
struct ControlTests {
  /// Seven points a character, twenty a line.
  private struct FixedMeasurer: Measurer {
    func size(of text: Text, maxWidth: Double?) -> Size { Size(Double(text.string.count) * 7, 20) }
  }

  @Test func `a button is as large as its title and its padding`() {
    let button = ButtonControl(title: Text("Details"), padding: ButtonControl.filledPadding)
    let size = button.intrinsicSize(measuredBy: FixedMeasurer(), assets: [])
    #expect(size.width == 73.0)
    #expect(size.height == 34.0)
    #expect(button.views(id: "go").map(\.id) == ["go/title"])
  }

  @Test func `rows are 44, 58 or 60 points high and follow one another`() throws {
    let rows = [
      ListRow(id: "a", title: "A"), ListRow(id: "b", title: "B", subtitle: "b"),
      ListRow(id: "c", title: "C", image: AssetID(0), accessory: .disclosure),
    ]
    let list = ListControl(rows: rows, style: ListStyle(layout: .plain, appearance: .light))
    let size = list.intrinsicSize(measuredBy: FixedMeasurer(), assets: [])
    #expect(size.width == nil)
    #expect(size.height == 162.0)
    let table = try #require(list.views(id: "rows").first)
    #expect(table.children.map(\.id) == ["a", "b", "c"])
    #expect(table.children.map(\.placement.top) == [.points(0), .points(44), .points(102)])
    #expect(table.children[2].children.map(\.id) == ["c/title", "c/image", "c/accessory", "c/separator"])
  }

  @Test func `a grouped list has no line below its last row`() throws {
    let rows = [ListRow(id: "a", title: "A"), ListRow(id: "b", title: "B")]
    let list = ListControl(rows: rows, style: ListStyle(layout: .grouped, appearance: .dark))
    let table = try #require(list.views(id: "rows").first)
    let separators = table.children.map { row in row.children.contains { $0.id.hasSuffix("separator") } }
    #expect(separators == [true, false])
    #expect(table.background == .color(Color(hex: 0x1C1C1E)))
    #expect(table.cornerRadius == Corners(10))
  }
}
