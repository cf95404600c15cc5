internal import Motion

/// What all parts of one import share.
struct ImportContext {
  let document: StoryboardDocument
  let graph: StoryboardGraph
  let device: TargetDevice
  let layout: LayoutContext
  let colors: ColorReader
  let assets: AssetIndex
  let report: ReportBuilder
  let components: ComponentStore
  let isDark: Bool

  init(
    _ document: StoryboardDocument, _ options: ImportOptions, _ device: TargetDevice, measurer: any Measurer
  ) {
    self.document = document
    graph = StoryboardGraph(document)
    self.device = device
    layout = LayoutContext(document: document, traits: Traits(device.size), measurer: measurer)
    isDark = options.appearance == .dark
    colors = ColorReader(resources: document.resources, isDark: isDark)
    assets = options.assets
    report = ReportBuilder()
    components = ComponentStore()
  }

  var traits: Traits { layout.traits }

  /// A colour, with what could not be read of it reported. `<nil>` is a colour that was left to UIKit.
  func color(_ element: Element?) -> ElementColor? {
    guard let element, element.tag == "color" else { return nil }
    guard let color = colors.color(element) else {
      report.add(.colorMissing, element.parent?.id, example: element["name"] ?? element["systemColor"])
      return nil
    }
    if color.isClipped { report.add(.colorClipped, element.parent?.id) }
    return color
  }

  /// A semantic colour, which a dark import has to spell out.
  func system(_ name: String) -> ElementColor? {
    ElementColor(SystemColor.named(name), isDark: isDark)
  }
}

/// Components that the scene gets: what is drawn several times is written once.
final class ComponentStore {
  private(set) var components = YAMLMap()
  private var maker = NameMaker()

  func add(_ candidates: [String?], views: [YAMLMap]) -> String {
    let name = maker.name(candidates, fallback: "cell")
    components.add(name, .map(YAMLMap([("views", .list(views.map { .map($0) }))])))
    return name
  }
}
