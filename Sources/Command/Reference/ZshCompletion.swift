extension Shell {
  /// For zsh's own completion system.
  static let zsh = Shell(
    name: "zsh", installation: "segue completions zsh > /usr/local/share/zsh/site-functions/_segue",
    script: { verbs in
      let names = verbs.map { "    " + quoted("\($0.name):\($0.summary)") + "\n" }.joined()
      return "#compdef segue\n" + origin("zsh") + """

        _segue() {
          local curcontext=$curcontext state line verb
          typeset -A opt_args
          local -a commands=(
        \(names)  )
          _arguments -C '(- *)--version[print the version]' '1:command:->command' '*::argument:->argument' && return
          case $state in
            command)
              _alternative 'commands:command:{ _describe command commands }' \
                \(quoted("scenes:scene:" + action(.scenes, verbs)))
              ;;
            argument)
              verb=$words[1]
              case $verb in *.yaml|*.yml|*.json) verb=render ;; esac
              case $verb in
        \(verbs.map { arguments($0, verbs) }.joined())      esac
              ;;
          esac
        }

        # The file is a function where it is installed, and is read as a script where it is tried out.
        if [[ $funcstack[1] == _segue ]]; then
          _segue "$@"
        else
          compdef _segue segue
        fi

        """
    })

  private static func arguments(_ verb: Verb, _ verbs: [Verb]) -> String {
    let options = verb.allOptions.flatMap { specifications($0, verbs) }
    let operand = verb.completion == .nothing ? [] : [quoted("*:operand:" + action(verb.completion, verbs))]
    let lines = (options + operand).map { "            " + $0 }
    return "        \(verb.name))\n          _arguments -s -S : \\\n"
      + lines.joined(separator: " \\\n") + "\n          ;;\n"
  }

  private static func specifications(_ option: Option, _ verbs: [Verb]) -> [String] {
    let spellings = option.spellings
    // An option that may be given once excludes itself in all its forms.
    let prefix = option.isRepeatable ? "*" : "(\(spellings.joined(separator: " ")))"
    return spellings.map { spelling in
      var text = prefix + spelling
      if option.placeholder != nil {
        text += spelling.hasPrefix("--") ? (option.isValueOptional ? "=-" : "=") : "+"
      }
      text += "[\(escaped(option.summary))]"
      if let placeholder = option.placeholder {
        text += (option.isValueOptional ? "::" : ":") + escaped(placeholder) + ":"
        text += action(option.completion, verbs)
      }
      return quoted(text)
    }
  }

  /// Without what would end a description or a message.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }

  private static func action(_ completion: Completion, _ verbs: [Verb]) -> String {
    switch completion {
    case .nothing: " "
    case .files(let suffixes) where suffixes.isEmpty: "_files"
    case .files(let suffixes):
      "_files -g \"*.(\(suffixes.map { String($0.dropFirst()) }.joined(separator: "|")))(-.)\""
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_values -s , value \(words.joined(separator: " "))"
    case .commands: "(\(verbs.map(\.name).joined(separator: " ")))"
    }
  }
}
