import Foundation
import Storyboard
import Testing

@Suite(.enabled(if: Corpus.isThere, "the corpus of public storyboards is not beside the repository"))
struct CorpusGraphTests {
  @Test func `the graph of every public storyboard is what an independent reader found`() throws {
    let expected = try Corpus.expected()
    #expect(!expected.isEmpty)
    for entry in expected {
      let document = try StoryboardReader.read(Corpus.bytes(entry.file), path: entry.file)
      let found = try JSONSerialization.jsonObject(with: Data(document.graphJSON.utf8)) as? NSDictionary
      let wanted = try JSONSerialization.jsonObject(with: entry.json) as? NSDictionary
      for key in wanted?.allKeys as? [String] ?? [] {
        guard let left = found?[key] as? NSObject, let right = wanted?[key] as? NSObject else {
          Issue.record("\(entry.file): \(key) is missing")
          continue
        }
        #expect(left == right, "\(entry.file): \(key)")
      }
    }
  }
}
