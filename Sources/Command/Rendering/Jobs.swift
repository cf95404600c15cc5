internal import Glibc

/// How many threads draw.
enum Jobs {
  static let option = Option.value(
    "jobs", short: "j", "N", "threads that draw; changes nothing but the time it takes"
  ).neutral

  static func count(_ arguments: ParsedArguments) throws(UsageError) -> Int {
    if let jobs = try arguments.integer("jobs", in: 1...256) { return jobs }
    return max(min(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 64), 1)
  }
}
