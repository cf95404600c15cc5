import Drawing
import Motion
import Testing

@Suite struct MeasurerPoolTests {
  @Test func `a measurer that was given back is lent again`() throws {
    let pool = MeasurerPool(try FontLibrary())
    let first = try pool.take()
    pool.giveBack(first)
    #expect(try pool.take() === first)
  }

  @Test func `two that measure at the same time have measurers of their own`() throws {
    let pool = MeasurerPool(try FontLibrary())
    let first = try pool.take()
    #expect(try pool.take() !== first)
  }

  @Test func `a measurer is given back when its user fails`() throws {
    struct Failure: Error {}
    let pool = MeasurerPool(try FontLibrary())
    let first = try pool.take()
    pool.giveBack(first)
    #expect(throws: Failure.self) { try pool.withMeasurer { _ in throw Failure() } }
    #expect(try pool.take() === first)
  }

  @Test func `a text measured before is as large when it is measured anew`() throws {
    let pool = MeasurerPool(try FontLibrary())
    let text = Text("Breaks in lines of this width", font: Font(size: 17), lines: 0)
    let first = try pool.withMeasurer { $0.size(of: text, maxWidth: 90) }
    let again = try pool.withMeasurer { $0.size(of: text, maxWidth: 90) }
    let anew = try TextMeasurer(FontLibrary()).size(of: text, maxWidth: 90)
    #expect(first == again && first == anew)
  }
}
