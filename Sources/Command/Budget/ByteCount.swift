internal import Motion

/// Sizes of files as hosts write them: `10MB`, `2.5 MiB`, `500kB`, `300000`.
enum ByteCount {
  /// SI prefixes count in thousands, IEC ones in 1024s (IEC 80000-13).
  private static let units: [(name: String, bytes: Int)] = [
    ("kib", 1 << 10), ("mib", 1 << 20), ("gib", 1 << 30), ("kb", 1_000), ("mb", 1_000_000),
    ("gb", 1_000_000_000),
    ("b", 1),
  ]

  /// Whole bytes, rounded down; nil for what is no such size. A number alone counts bytes.
  static func bytes(_ text: String) -> Int? {
    let lower = text.lowercased()
    let unit = units.first { lower.hasSuffix($0.name) }
    var number = text.dropLast(unit?.name.count ?? 0)
    if number.last == " " { number.removeLast() }
    guard let value = DecimalText.rational(String(number)) else { return nil }
    let (bytes, overflow) = value.numerator.multipliedReportingOverflow(by: unit?.bytes ?? 1)
    return overflow ? nil : bytes / value.denominator
  }
}
