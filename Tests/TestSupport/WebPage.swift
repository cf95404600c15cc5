import Foundation
import Testing

/// A page of a site, as a browser shows it.
package struct WebPage {
  /// A film, or what stands in its place.
  package struct Film: Decodable, Equatable {
    package var tag: String
    /// Name of the file that was chosen; empty where none was.
    package var file: String
    /// CSS pixels.
    package var width: Double
    package var height: Double
    /// Of a picture, or the label of a video.
    package var text: String
    package var poster: String
    /// Whether a video plays without being asked to.
    package var plays: Bool
    package var moves: Bool

    package init(
      tag: String, file: String, width: Double, height: Double, text: String, poster: String, plays: Bool,
      moves: Bool
    ) {
      self.tag = tag
      self.file = file
      self.width = width
      self.height = height
      self.text = text
      self.poster = poster
      self.plays = plays
      self.moves = moves
    }
  }

  /// What a reader asks the browser for.
  package enum Wish: String {
    case dark = "--dark"
    case lessMotion = "--less-motion"
  }

  /// All films on a page.
  ///
  /// - Parameter folder: the site; `page` is a path in it.
  package static func films(_ folder: String, _ page: String, _ wishes: [Wish] = []) throws -> [Film] {
    let script = SegueTool.repository + "/scripts/look-at-page"
    let output = try MediaTool.output(["python3", script, folder, page] + wishes.map(\.rawValue))
    return try JSONDecoder().decode([Film].self, from: Data(output))
  }

  /// Whether all of these programs are installed.
  package static func hasTools(_ names: String...) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.allSatisfy { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }
}
