/// A variable of the environment that the program heeds, as the manual explains it.
struct EnvironmentVariable {
  let name: String
  let meaning: String

  static let all: [EnvironmentVariable] = [
    EnvironmentVariable(name: "NO_COLOR", meaning: "set and not empty: no colours in messages"),
    EnvironmentVariable(
      name: "CLICOLOR_FORCE", meaning: "set and not empty: colours also where messages go to no terminal"),
    EnvironmentVariable(name: "CLICOLOR", meaning: "`0`: no colours in messages"),
    EnvironmentVariable(name: "TERM", meaning: "`dumb` is a terminal without bars and colours"),
    EnvironmentVariable(name: "TMPDIR", meaning: "where files go that nobody is to keep, instead of /tmp"),
  ]
}
