internal import Motion

extension ElementKind {
  /// The prototypes by their flow layout, repeated to fill what is seen.
  static let collectionView = ElementKind("collectionView") { element, frame, writer in
    var draft = ViewDraft.box(writer.background(element))
    let cells = element.child("cells")?.children ?? []
    guard !cells.isEmpty else { return draft }
    let flow = FlowLayout(element)
    let frames = flow.frames(
      sizes: cells.map { CollectionCells.size($0, flow) }, in: Size(frame.width, frame.height))
    draft.children = CollectionCells.views(cells, frames, writer)
    draft.hasOverflow = frames.contains { $0.maxX > frame.width || $0.maxY > frame.height }
    if draft.hasOverflow { draft.looks.add("clip", .bool(true)) }
    draft.hasOverflow = false
    draft.comments = ["The cells come from code: the storyboard's are repeated here."]
    return draft
  }
}

/// UICollectionViewFlowLayout.
struct FlowLayout {
  let itemSize: Size
  let lineSpacing: Double
  let itemSpacing: Double
  let inset: LayoutInsets
  let isHorizontal: Bool

  /// As many cells as anybody would want to see in a still picture.
  static let most = 60

  init(_ collection: Element) {
    let layout = collection.child("collectionViewFlowLayout", key: "collectionViewLayout")
    let size = layout?.child("size", key: "itemSize")
    // UIKit's default is 50 by 50; sizes that fit themselves are written as zero.
    func side(_ name: String) -> Double { size?.number(name).flatMap { $0 > 0 ? $0 : nil } ?? 50 }
    itemSize = Size(side("width"), side("height"))
    lineSpacing = max(layout?.number("minimumLineSpacing") ?? 10, 0)
    itemSpacing = max(layout?.number("minimumInteritemSpacing") ?? 10, 0)
    let edges = layout?.child("inset", key: "sectionInset")
    inset = LayoutInsets(
      top: edges?.number("minY") ?? 0, left: edges?.number("minX") ?? 0, bottom: edges?.number("maxY") ?? 0,
      right: edges?.number("maxX") ?? 0)
    isHorizontal = layout?["scrollDirection"] == "horizontal"
  }

  /// Frames of cells that take turns with the given sizes, line after line until the visible part is full. Cells of a
  /// full line are spread over it.
  func frames(sizes: [Size], in visible: Size) -> [Rect] {
    var found: [Rect] = []
    let (length, extent) = isHorizontal ? (visible.height, visible.width) : (visible.width, visible.height)
    let (before, after) = isHorizontal ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let available = length - before - after
    var position = isHorizontal ? inset.left : inset.top
    while position < extent, found.count < Self.most {
      var line: [Size] = []
      var used = 0.0
      while found.count + line.count < Self.most {
        let next = sizes[(found.count + line.count) % sizes.count]
        let needed = along(next) + (line.isEmpty ? 0 : itemSpacing)
        if !line.isEmpty, used + needed > available + 0.01 { break }
        used += needed
        line.append(next)
      }
      let thickness = line.map(across).max() ?? 0
      guard thickness > 0 else { break }
      let free = max(available - line.map(along).reduce(0, +), 0)
      let gap = line.count > 1 ? free / Double(line.count - 1) : 0
      var start = before + (line.count > 1 ? 0 : max(free / 2, 0))
      for size in line {
        let offset = (thickness - across(size)) / 2
        found.append(
          isHorizontal
            ? Rect(position + offset, start, size.width, size.height)
            : Rect(start, position + offset, size.width, size.height))
        start += along(size) + gap
      }
      position += thickness + lineSpacing
    }
    return found.map { Rect(($0.x * 2).rounded() / 2, ($0.y * 2).rounded() / 2, $0.width, $0.height) }
  }

  private func along(_ size: Size) -> Double { isHorizontal ? size.height : size.width }
  private func across(_ size: Size) -> Double { isHorizontal ? size.width : size.height }
}
