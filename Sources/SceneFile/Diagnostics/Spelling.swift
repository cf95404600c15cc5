/// Finds the known name that somebody probably meant.
package enum Spelling {
  /// The closest of the known names, if it is close: at most one edit for names of up to four letters, two for up to
  /// eight, three beyond. A weak guess helps nobody.
  package static func suggestion(for name: String, among known: some Sequence<String>) -> String? {
    let word = Array(name.lowercased().unicodeScalars)
    guard !word.isEmpty, word.count <= 60 else { return nil }
    let limit = word.count <= 4 ? 1 : word.count <= 8 ? 2 : 3
    var best: (name: String, distance: Int)?
    for candidate in known where candidate != name {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard abs(other.count - word.count) <= limit else { continue }
      let distance = distance(word, other)
      if distance <= limit, distance < min(word.count, other.count), distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// Damerau–Levenshtein with adjacent transpositions: the edits that turn one word into the other.
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
