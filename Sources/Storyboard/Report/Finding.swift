/// The kinds of findings of an import.
enum Finding: String, CaseIterable, Sendable {
  case placeholder = "element-placeholder"
  case unknownElement = "element-unknown"
  case imageMissing = "image-missing"
  case imageFormat = "image-format"
  case barIcon = "bar-icon"
  case fontSubstituted = "font-substituted"
  case textScaled = "text-scaled"
  case symbol = "symbol-approximated"
  case customView = "custom-view"
  case deviceGuessed = "device-guessed"
  case layoutSolved = "layout-solved"
  case layoutContradictory = "layout-contradictory"
  case layoutAmbiguous = "layout-ambiguous"
  case offScreen = "view-off-screen"
  case unwindOpen = "unwind-open"
  case customUnmapped = "custom-unmapped"
  case mapUnused = "map-unused"
  case customProposed = "custom-proposed"
  case transitionSubstituted = "transition-substituted"
  case segueKind = "segue-kind-unknown"
  case otherStoryboard = "other-storyboard"
  case noDestination = "destination-missing"
  case colorMissing = "color-missing"
  case colorClipped = "color-clipped"
  case fromCode = "scene-from-code"
  case systemItem = "system-item"
  case notInTimeline = "not-in-timeline"
  case attributesIgnored = "attribute-unknown"

  var severity: ImportReport.Severity {
    switch self {
    case .attributesIgnored, .textScaled, .fromCode, .customProposed, .layoutSolved, .systemItem,
      .notInTimeline:
      .info
    default: .warning
    }
  }

  var message: String {
    switch self {
    case .placeholder: "drawn as a labelled box"
    case .unknownElement: "unknown element"
    case .imageMissing: "image not found, drawn as a grey box"
    case .imageFormat: "image of a format that cannot be drawn, a grey box in its place"
    case .barIcon: "a bar's picture that cannot be drawn, its name in its place"
    case .fontSubstituted: "font of the project or of iOS, drawn in another where it is not installed"
    case .textScaled: "text set smaller to fit the frame that Apple's font fitted"
    case .symbol: "SF Symbol, drawn as an outlined box"
    case .customView: "custom class of a view, whose own drawing is not in the storyboard"
    case .deviceGuessed: "the storyboard names no device; chosen"
    case .layoutSolved: "scene laid out by its constraints, not by stored frames"
    case .layoutContradictory: "scene whose constraints contradict each other"
    case .layoutAmbiguous: "view that no constraint places, kept at its stored frame"
    case .offScreen: "view outside of the screen"
    case .unwindOpen: "unwind whose target only code knows"
    case .customUnmapped: "custom segue without a known animation, shown as push, unverified"
    case .mapUnused: "no segue has the class that --map names"
    case .customProposed: "custom segue whose animation was read from the sources: check it"
    case .transitionSubstituted: "transition replaced by the nearest that can be drawn"
    case .segueKind: "segue of a kind that is not known, shown as a presentation"
    case .otherStoryboard: "scene of another storyboard"
    case .noDestination: "segue whose destination is not in the storyboard"
    case .colorMissing: "colour that the storyboard gives no value for"
    case .colorClipped: "Display P3 colour outside of sRGB, clipped"
    case .fromCode: "scene that no segue reaches: --from and --to show it"
    case .systemItem: "system bar item, written as a word or sign"
    case .notInTimeline: "segue that the timeline cannot reach in one run"
    case .attributesIgnored: "unknown attribute"
    }
  }
}
