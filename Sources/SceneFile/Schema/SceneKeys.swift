internal import Motion

extension KeyTable {
  static let scene = KeyTable(
    "scene", "a scene",
    [
      Key("version", .integer(1...1), "the version of the language"),
      Key("title", .text, "what the film shows; also its alternative text"),
      Key("description", .text, "a longer description"),
      Key("canvas", .map("canvas"), "the picture"),
      Key("direction", .words(LayoutDirection.self), "the direction in which lines, rows and bars run"),
      Key("fps", .frameRate, "frames a second, as 60 or 30000/1001"),
      Key("fonts", .list(.file, 0...64), "font files that are used besides those of the system"),
      Key("segues", .entries(.map("segue")), "the ways between screens, by their identifiers"),
      Key("stack", .list(.reference, 1...100), "the screens that are open at the start, the lowest first"),
      Key("timeline", .list(.map("step"), 1...Limits.nodes), isRequired: true, "what happens"),
      Key("output", .entries(.map("output")), "settings of single formats"),
      Key(
        "loop", .either([.word(["forever", "once"]), .integer(1...65535)]), "how often the film plays in all"),
      Key("pingPong", .bool, "plays the film forwards, then backwards"),
      Key("holdEnd", .duration, "holds the last picture for that long in addition"),
    ] + definitions, needsOneOf: [["screens", "include"]])

  /// A file that another one includes.
  static let included = KeyTable(
    "included", "an included file",
    [Key("version", .integer(1...1), "the version of the language")] + definitions)

  private static let definitions = [
    Key(
      "include", .either([.file, .list(.file, ValueType.any)]),
      "files whose screens, components, transitions and themes are used too"),
    Key("screens", .entries(.map("screen")), "the screens by their names"),
    Key("components", .entries(.map("component")), "parts of screens, written once"),
    Key("transitions", .entries(.map("customTransition")), "the scene's own transitions"),
    Key("themes", .entries(.entries(.anything)), "variables by theme; $NAME stands for their values"),
    Key("variables", .entries(.anything), "values for $NAME and {{NAME}}, which --set can change"),
  ]

  static let component = KeyTable(
    "component", "a component",
    [
      Key("parameters", .entries(.either([.text, .nothing])), "names of parameters with their defaults"),
      Key("views", .views, isRequired: true, "what it consists of"),
    ])

  static let segue = KeyTable(
    "segue", "a segue",
    [
      Key("from", .reference, isRequired: true, "the screen where it starts"),
      Key("to", .reference, "the screen where it leads"),
      Key("unwind", .reference, "goes back to the nearest such screen that is open below"),
      Key("trigger", .reference, "the view of the screen that performs it when tapped"),
      Key("presentation", .words(Presentation.self), "how the new screen joins those that are open"),
      Key(
        "transition", .either([.reference, .map("transition")]), "how one screen takes the other's place"),
      Key("pass", .entries(.reference), "what is handed over, as details.hero.image: thumb.image"),
      Key("steps", .word(["none", "each"]), "whether an unwind over several screens shows each of them"),
    ], needsOneOf: [["to", "unwind"]], excludes: [["to", "unwind"], ["unwind", "presentation"]])
}
