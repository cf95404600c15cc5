/// Text that is typed into a field.
enum Typing {
  /// What a field shows on the way from one text to another: the end is deleted as far as the two differ, then the new
  /// end is typed, every key taking the same time.
  static func text(from start: String, to end: String, _ progress: Double) -> String {
    let (old, new) = (Array(start), Array(end))
    let common = zip(old, new).prefix { $0 == $1 }.count
    let keys = old.count + new.count - 2 * common
    let pressed = Int((min(max(progress, 0), 1) * Double(keys)).rounded(.down))
    let deleted = old.count - common
    return pressed <= deleted
      ? String(old.dropLast(pressed)) : String(new.prefix(common + pressed - deleted))
  }
}
