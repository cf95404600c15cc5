/// How many colours a palette may have: powers of two, since one of 9 entries is stored as one of 16.
struct PaletteSizes {
  /// How many colours can be kept for what only comes back, beside a transparent entry and a few new ones.
  static let mostRestored = 251
  /// A picture that will be disposed of must not show more colours than the next one can bring back, and leaves that one
  /// entries for what is new: fewer where every colour has its own, since that is lost with one entry too few.
  private static let mostFleeting = (quantized: 224, exact: 240)
  /// New colours of a picture that shows more already.
  private static let few = 8

  /// By whether an entry is kept for pixels that are not painted.
  private let rising: [[Int]]
  private let most: [[Int]]

  init(most: Int) {
    self.most = [[most], [most - 1]]
    rising = [0, 1].map { reserved in
      [4, 8, 16, 32, 64, 128].map { $0 - reserved }.filter { $0 < most - reserved } + [most - reserved]
    }
  }

  /// Rising sizes to be tried one after another for the colours of new pixels, and how many can all get an entry.
  ///
  /// `restored` entries are taken. The limit counts them, but leaves half of it to the new ones as long as GIF has the
  /// entries. `shown` is how many colours the picture's box shows already, where it will be disposed of.
  func list(hasGap: Bool, isLong: Bool, restored: Int, shown: Int?) -> (rising: [Int], exactly: Int) {
    let list = (isLong ? most : rising)[hasGap ? 1 : 0]
    guard let most = list.last, restored > 0 || shown != nil else { return (list, list.last ?? 0) }
    var room = most
    if restored > 0 { room = min(max(most - restored, (most + 1) / 2), 256 - (hasGap ? 1 : 0) - restored) }
    var exactly = room
    if let shown {
      let few = max(min(PaletteSizes.few, PaletteSizes.mostRestored - shown), 0)
      exactly = min(room, max(PaletteSizes.mostFleeting.exact - shown, few))
      room = min(room, max(PaletteSizes.mostFleeting.quantized - shown, few))
    }
    // With no colour at all, there must be one to take.
    if restored == 0 { (room, exactly) = (max(room, 1), max(exactly, 1)) }
    return (list.filter { $0 < room } + (room > 0 ? [room] : []), exactly)
  }
}
