/// What happens to a file that is there already.
package enum Overwriting: Hashable, Sendable {
  /// It is replaced.
  case always
  /// It is replaced by one with other bytes, and keeps its time of modification where the bytes are the same.
  case ifDifferent
  /// It is an error.
  case never
}

extension Overwriting: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) {
    self = value ? .always : .never
  }
}
