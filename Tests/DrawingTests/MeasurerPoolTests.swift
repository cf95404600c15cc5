import Drawing
import Motion
import Testing

@Suite struct MeasurerPoolTests {
  @Test func `a measurer that was given back is lent again`() throws {
    let pool = MeasurerPool(try FontLibrary())
    let first = pool.take()
    pool.giveBack(first)
    #expect(pool.take() === first)
  }

  @Test func `two that measure at the same time have measurers of their own`() throws {
    let pool = MeasurerPool(try FontLibrary())
    let first = pool.take()
    #expect(pool.take() !== first)
  }

  @Test func `a measurer is given back when its user fails`() throws {
    struct Failure: Error {}
    let pool = MeasurerPool(try FontLibrary())
    let first = pool.take()
    pool.giveBack(first)
    #expect(throws: Failure.self) { try pool.withMeasurer { _ in throw Failure() } }
    #expect(pool.take() === first)
  }

  @Test func `a text measured before is as large when it is measured anew`() throws {
    let pool = MeasurerPool(try FontLibrary())
    let text = Text("Breaks in lines of this width", font: Font(size: 17), lines: 0)
    let first = pool.withMeasurer { $0.size(of: text, maxWidth: 90) }
    let again = pool.withMeasurer { $0.size(of: text, maxWidth: 90) }
    let anew = try TextMeasurer(FontLibrary()).size(of: text, maxWidth: 90)
    #expect(first == again && first == anew)
  }
}
