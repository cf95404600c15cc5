/// One way through the bytes of a picture: what is written, and what a decoder knows by then.
struct LZWPass {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  /// Codes below are bytes; this one empties the decoder's table, the next one ends the stream.
  private let clear: Int
  private var tree: LZWTree
  private(set) var writer: CodeWriter
  private(set) var place = 0
  private var state: LZWTableState

  /// `tree` is cleared; `bytes` are not empty.
  init(_ bytes: UnsafeBufferPointer<UInt8>, size: Int, tree: LZWTree, writer: CodeWriter) {
    self.bytes = bytes.baseAddress.unsafelyUnwrapped
    count = bytes.count
    clear = 1 << size
    self.tree = tree
    self.writer = writer
    state = LZWTableState(clear: clear)
    emptyTable()
  }

  /// The same place in another stream.
  init(continuing other: LZWPass, writer: CodeWriter) {
    self = other
    self.writer = writer
  }

  var isDone: Bool { place == count }

  private mutating func emptyTable() {
    writer.put(clear, width: state.width)
    tree.clear()
    state = LZWTableState(clear: clear)
  }

  /// Takes the longest string each time, until the table is full or the bytes are at their end.
  mutating func grow() {
    let (tree, bytes, count) = (tree, bytes, count)
    var (writer, place, state) = (writer, place, state)
    while place < count, !state.isFull {
      let match = tree.match(bytes, at: place, count: count)
      writer.put(match.code, width: state.width)
      if match.end < count {
        tree.insert(match, bytes, at: place, as: state.next)
        state.grow(match.end &- place)
      }
      place = match.end
    }
    (self.writer, self.place, self.state) = (writer, place, state)
  }

  /// Takes one string more from the full table, and begins with an empty one in `tree`.
  mutating func startOver(in tree: LZWTree) {
    let match = self.tree.match(bytes, at: place, count: count)
    writer.put(match.code, width: state.width)
    place = match.end
    if isDone { return }
    self.tree = tree
    emptyTable()
  }

  /// Takes strings from the full table while that pays, then begins with an empty one. Pauses when `limit` is reached.
  ///
  /// The table does not change, so a string may end early where the next one then reaches further.
  mutating func keep(until limit: Int) {
    var match = tree.match(bytes, at: place, count: count)
    while true {
      let start = place
      let next = match.end < count ? lookAhead(&match, from: start) : match
      writer.put(match.code, width: state.width)
      place = match.end
      if place >= limit { return }
      if state.hasWorsened(match.end - start) { return emptyTable() }
      match = next
    }
  }

  /// Shortens a string by up to two bytes where that brings the next one further; returns that.
  @inline(__always)
  private func lookAhead(_ match: inout LZWTree.Match, from start: Int) -> LZWTree.Match {
    var next = tree.match(bytes, at: match.end, count: count)
    var (code, end) = (match.code, match.end)
    for _ in 0..<2 where end - start > 1 {
      code = tree.parent(code)
      end -= 1
      let other = tree.match(bytes, at: end, count: count)
      if other.end > next.end {
        next = other
        match = LZWTree.Match(code: code, end: end)
      }
    }
    return next
  }

  mutating func finish() {
    state.growAfterLast()
    writer.put(clear + 1, width: state.width)
  }
}

/// What the decoder knows after each code.
private struct LZWTableState {
  /// The code that the next entry gets.
  private(set) var next: Int
  private(set) var width: Int
  private var pixels = 0
  private var bits = 0
  /// Running mean of the match length, in 1/4096 pixel.
  private var recent = 0

  init(clear: Int) {
    next = clear + 2
    width = (clear + 1).bitWidth - (clear + 1).leadingZeroBitCount
  }

  var isFull: Bool { next == LZWTree.capacity }

  @inline(__always)
  mutating func grow(_ length: Int) {
    pixels &+= length
    bits &+= width
    // The decoder is one entry behind, so the width grows after the entry that needs it was made.
    if next == 1 &<< width, width < 12 { width &+= 1 }
    next &+= 1
    if isFull { recent = pixels * 12 * 4096 / bits }
  }

  mutating func growAfterLast() {
    if next == 1 << width, width < 12 { width += 1 }
  }

  /// Whether a pixel costs more by now than while the table grew.
  @inline(__always)
  mutating func hasWorsened(_ length: Int) -> Bool {
    recent += (length * 4096 - recent) / 16
    // 12 bits a match now, against bits / pixels then. Over sixteen matches, four times the cost is the measured
    // optimum on rows of text: a single line of text is that much dearer than the ground that it stands on.
    return 12 * 4096 * pixels > recent * bits * 4
  }
}
