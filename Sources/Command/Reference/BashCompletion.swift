extension Shell {
  /// For bash 4 and later; the package `bash-completion` is not needed.
  static let bash = Shell(
    name: "bash",
    installation:
      "segue completions bash > ~/.local/share/bash-completion/completions/segue",
    script: { verbs in
      origin("bash") + helpers + values(verbs) + options(verbs) + operands(verbs) + main(verbs)
        + "complete -F _segue segue\n"
    })

  private static let helpers = """

    # The words of $1 that begin with what is typed.
    _segue_words() {
      mapfile -t COMPREPLY < <(compgen -W "$1" -- "$current")
    }

    # The same for the last of several words with commas between them.
    _segue_list() {
      local before=
      [[ $current == *,* ]] && before=${current%,*},
      mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "${current##*,}")
    }

    # Folders, and files that end in one of the arguments.
    _segue_files() {
      local path suffix
      compopt -o filenames 2> /dev/null
      while IFS= read -r path; do
        for suffix in "$@"; do
          if [[ -d $path || $path == *"$suffix" ]]; then
            COMPREPLY+=("$path")
            break
          fi
        done
      done < <(compgen -f -- "$current")
    }

    _segue_folders() {
      compopt -o filenames 2> /dev/null
      mapfile -t COMPREPLY < <(compgen -d -- "$current")
    }


    """

  /// A function that completes the value of an option, and fails for what takes none.
  private static func values(_ verbs: [Verb]) -> String {
    var patterns: [Completion: [String]] = [:]
    var order: [Completion] = []
    for verb in verbs {
      for option in verb.allOptions where option.placeholder != nil {
        let completion = option.completion
        if patterns[completion] == nil { order.append(completion) }
        // What may stand alone takes a value by `=` only.
        let spellings = option.spellings.map { option.takesNextWord ? $0 : $0 + "=" }
        patterns[completion, default: []] += spellings.map { "'\(verb.name) \($0)'" }
      }
    }
    let cases = order.map { completion in
      "    \((patterns[completion] ?? []).joined(separator: "|"))) \(command(completion, verbs)) ;;\n"
    }
    return "_segue_value() {\n  case \"$1 $2\" in\n" + cases.joined() + "    *) return 1 ;;\n  esac\n}\n\n"
  }

  private static func options(_ verbs: [Verb]) -> String {
    let cases = verbs.map { verb in
      "    \(verb.name)) _segue_words '\(verb.allOptions.flatMap(\.spellings).joined(separator: " "))' ;;\n"
    }
    return "_segue_options() {\n  case $1 in\n" + cases.joined() + "  esac\n}\n\n"
  }

  private static func operands(_ verbs: [Verb]) -> String {
    let cases = verbs.map { verb in "    \(verb.name)) \(command(verb.completion, verbs)) ;;\n" }
    return "_segue_operand() {\n  case $1 in\n" + cases.joined() + "  esac\n}\n\n"
  }

  private static func main(_ verbs: [Verb]) -> String {
    """
    _segue() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} verb=${COMP_WORDS[1]} option=
      COMPREPLY=()
      # Where bash breaks words at `=`, an option and its value are three words.
      if [[ $current == = ]]; then
        option=$previous= current=
      elif [[ $previous == = ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]}=
      elif [[ $previous == -* ]]; then
        option=$previous
      fi
      # File names are matched as they are, without the quotes that are typed.
      current=${current#[\\"\\']}
      current=${current//\\\\/}
      case $verb in *.yaml|*.yml|*.json) verb=render ;; esac
      if ((COMP_CWORD == 1)); then
        _segue_words '\(verbs.map(\.name).joined(separator: " ")) --help --version'
        local words=("${COMPREPLY[@]}")
        COMPREPLY=()
        [[ $current == -* ]] || \(command(.scenes, verbs))
        COMPREPLY=("${words[@]}" "${COMPREPLY[@]}")
      elif [[ -n $option ]] && { _segue_value "$verb" "${option%=}" || _segue_value "$verb" "$option"; }; then
        :
      elif [[ $current == -* ]]; then
        _segue_options "$verb"
      else
        _segue_operand "$verb"
      fi
    }

    """
  }

  private static func command(_ completion: Completion, _ verbs: [Verb]) -> String {
    switch completion {
    case .nothing: ":"
    case .files(let suffixes):
      "_segue_files " + (suffixes.isEmpty ? "''" : suffixes.joined(separator: " "))
    case .folders: "_segue_folders"
    case .words(let words): "_segue_words " + quoted(words.joined(separator: " "))
    case .list(let words): "_segue_list " + quoted(words.joined(separator: " "))
    case .commands: "_segue_words " + quoted(verbs.map(\.name).joined(separator: " "))
    }
  }
}
