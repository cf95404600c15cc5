import Foundation
import Storyboard

/// Public tutorial storyboards, looked for beside the repository. They are no part of it.
enum Corpus {
  static let folder: URL? = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let corpus = folder.deletingLastPathComponent().appendingPathComponent("shared/corpus/storyboards")
    return FileManager.default.fileExists(atPath: corpus.path) ? corpus : nil
  }()

  static var isThere: Bool { folder != nil }

  struct Expected: Sendable {
    var file: String
    var json: Data
  }

  /// What an independent reader found in each file.
  static func expected() throws -> [Expected] {
    guard let folder else { return [] }
    let data = try Data(contentsOf: folder.appendingPathComponent("expected.json"))
    let list = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
    return try list.map { entry in
      Expected(
        file: entry["file"] as? String ?? "",
        json: try JSONSerialization.data(withJSONObject: entry, options: .sortedKeys))
    }
  }

  static func bytes(_ file: String) throws -> [UInt8] {
    guard let folder else { return [] }
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
  }

  static func documents() throws -> [StoryboardDocument] {
    try expected().map { try StoryboardReader.read(bytes($0.file), path: $0.file) }
  }
}
