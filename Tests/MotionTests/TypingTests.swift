import Testing

@testable import Motion

struct TypingTests {
  @Test(arguments: [
    (0.0, ""), (0.2, "H"), (0.39, "H"), (0.4, "He"), (1.0, "Hello"), (1.2, "Hello"), (-0.1, ""),
  ])
  func `letters appear one after the other`(progress: Double, shown: String) {
    #expect(Typing.text(from: "", to: "Hello", progress) == shown)
  }

  /// From "Helga" two letters are deleted and three typed: five keys.
  @Test(arguments: [(0.0, "Helga"), (0.2, "Helg"), (0.4, "Hel"), (0.6, "Hell"), (1.0, "Hellos")])
  func `what differs is deleted first`(progress: Double, shown: String) {
    #expect(Typing.text(from: "Helga", to: "Hellos", progress) == shown)
  }
}
