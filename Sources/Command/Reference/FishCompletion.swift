extension Shell {
  /// For fish 3 and later.
  static let fish = Shell(
    name: "fish", installation: "segue completions fish > ~/.config/fish/completions/segue.fish",
    script: { verbs in
      let first = "complete -c segue -n '__segue_is \"\"'"
      var lines = ["complete -c segue -f"]
      for verb in verbs { lines.append("\(first) -a \(verb.name) -d \(text(verb.summary))") }
      lines.append("\(first) \(arguments(.scenes, verbs))")
      lines.append("\(first) -l version -d 'print the version'")
      for verb in verbs {
        let condition = "complete -c segue -n '__segue_is \(verb.name)'"
        if verb.completion != .nothing { lines.append("\(condition) \(arguments(verb.completion, verbs))") }
        lines += verb.allOptions.flatMap { option in
          specifications(option, verbs).map { "\(condition) \($0)" }
        }
      }
      return origin("fish") + helpers + lines.map { $0 + "\n" }.joined()
    })

  private static let helpers = #"""

    # Whether the command is $argv[1]; it is empty while it is being typed.
    function __segue_is
      set -l words (commandline -opc) ''
      string match -qr '\.(ya?ml|json)$' -- $words[2]; and set words[2] render
      test "$words[2]" = "$argv[1]"
    end

    # Folders, and files that end in one of the arguments. Of a command that is not known, files are offered.
    function __segue_files
      for path in (complete -C "segue-without-completions "(commandline -ct))
        for suffix in / $argv
          string match -q -- "*$suffix" $path; and echo $path; and break
        end
      end
    end


    """#

  private static func specifications(_ option: Option, _ verbs: [Verb]) -> [String] {
    var words = ["-l \(option.name)"]
    if let short = option.short { words.append("-s \(short)") }
    if option.takesNextWord {
      // An exclusive value has no files offered beside it.
      let isFile = option.completion == .files([])
      words += [isFile ? "-r" : "-x", arguments(option.completion, verbs)]
    } else if option.isValueOptional {
      words.append(arguments(option.completion, verbs))
    }
    words.append("-d \(text(option.summary))")
    let negation = option.isNegatable ? ["-l no-\(option.name) -d \(text("not: " + option.summary))"] : []
    return [words.filter { !$0.isEmpty }.joined(separator: " ")] + negation
  }

  private static func arguments(_ completion: Completion, _ verbs: [Verb]) -> String {
    switch completion {
    case .nothing: ""
    case .files(let suffixes) where suffixes.isEmpty: "-F"
    case .files(let suffixes):
      "-a '(__segue_files \(suffixes.joined(separator: " ")))'"
    case .folders: "-a '(__fish_complete_directories)'"
    case .words(let words): "-a \(text(words.joined(separator: " ")))"
    case .list(let words):
      // fish puts what is typed up to the last comma before each of them.
      "-a '(__fish_append , \(words.joined(separator: " ")))'"
    case .commands: "-a \(text(verbs.map(\.name).joined(separator: " ")))"
    }
  }

  /// In single quotes, in which a backslash takes the meaning of a quote and of itself.
  private static func text(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
