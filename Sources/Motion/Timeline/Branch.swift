/// A place at which a timeline is being taken: the timeline itself, or one of several sequences that run at once.
struct Branch: Sendable {
  enum Pending: Sendable {
    /// `path` is where it stands: the numbers of the steps around it, and its own.
    case step(Step, path: [Int])
    /// Steps that are taken again, after so many rounds of all. Each round is unfolded where the one before it ends,
    /// so that what is pending never grows with their number.
    case rounds([Step], path: [Int], done: Int, of: Int)
    /// The end of a step that has others inside.
    case close(Group)
    /// What a touch performs once it is recognised.
    case recognised(Press)
  }

  struct Press: Sendable {
    var touch: Touch
    var step: Step
    var path: [Int]
    var start: Rational
    var speed: Rational
  }

  struct Group: Sendable {
    var step: Step
    var path: [Int]
    /// How `segue inspect` calls it.
    var name: String
    var start: Rational
    /// How fast it is shown, and what comes after it.
    var speed: Rational
    var outerSpeed: Rational
  }

  /// Seconds of the film.
  var time: Rational
  /// The product of the speeds of all steps around.
  var speed: Rational
  /// What is left, the next one last.
  var pending: [Pending]
  /// The branch that waits for this one.
  var parent: Int?
  /// How many branches this one waits for.
  var waitsFor = 0

  init(_ pending: [Pending], time: Rational, speed: Rational, parent: Int?) {
    self.pending = pending
    self.time = time
    self.speed = speed
    self.parent = parent
  }

  var isRunnable: Bool { waitsFor == 0 && !pending.isEmpty }

  /// Steps as they are taken one after another inside of the step at `path`; `number` is that of the first.
  static func sequence(_ steps: [Step], path: [Int], from number: Int = 0) -> [Pending] {
    steps.enumerated().reversed().map { .step($1, path: path + [number + $0]) }
  }
}
