/// A name that another system has for a transition, and what it is here. Adding one is adding a line to `all`, and one to
/// the table in `docs/transitions.md`.
package struct ForeignTransition: Sendable {
  package let name: String
  package let system: String
  /// As the key and the value of `transition` are written: "flip: {from: left}".
  package let substitute: String
  /// Whether it is the same, and not only the nearest there is.
  package let isSame: Bool

  private init(_ system: String, _ name: String, _ substitute: String, isSame: Bool = true) {
    self.system = system
    self.name = name
    self.substitute = substitute
    self.isSame = isSame
  }

  package static let all = [
    ForeignTransition("UIKit", "flipHorizontal", "flip: {from: right}"),
    ForeignTransition("UIKit", "partialCurl", "pageCurl: {direction: up}", isSame: false),
    ForeignTransition("UIKit", "flipFromLeft", "flip: {from: left}"),
    ForeignTransition("UIKit", "flipFromRight", "flip: {from: right}"),
    ForeignTransition("UIKit", "flipFromTop", "flip: {from: top}"),
    ForeignTransition("UIKit", "flipFromBottom", "flip: {from: bottom}"),
    ForeignTransition("UIKit", "curlUp", "pageCurl: {direction: up}"),
    ForeignTransition("UIKit", "curlDown", "pageCurl: {direction: down}"),
    ForeignTransition("UIKit", "pageSheet", "card: {}"),
    ForeignTransition("UIKit", "formSheet", "sheet: {}", isSame: false),
    ForeignTransition("UIKit", "popover", "zoom: {scale: 0.5, fade: cross}", isSame: false),
    ForeignTransition("Core Animation", "moveIn", "cover: {from: right}"),
    ForeignTransition("Core Animation", "alignedCube", "cube: {from: right}"),
    ForeignTransition("Core Animation", "cameraIris", "iris: {}"),
    ForeignTransition("Core Animation", "rippleEffect", "circleReveal: {}", isSame: false),
    ForeignTransition("Core Animation", "suckEffect", "zoom: {direction: out}", isSame: false),
    ForeignTransition("Hero", "uncover", "reveal: {from: right}"),
    ForeignTransition("Hero", "pull", "pop: {from: left}"),
    ForeignTransition("Hero", "pageIn", "depth: {from: right}"),
    ForeignTransition("Hero", "zoomSlide", "slide: {from: right}", isSame: false),
    ForeignTransition("Hero", "zoomOut", "zoom: {direction: out, fade: cross}", isSame: false),
    ForeignTransition("FFmpeg", "dissolve", "crossDissolve: {}", isSame: false),
    ForeignTransition("FFmpeg", "circleopen", "circleReveal: {}"),
  ]

  /// Of a name as a scene has it; `transitionFlipFromLeft` is UIKit's longer name of `flipFromLeft`.
  static func named(_ name: String) -> ForeignTransition? {
    let prefix = "transition"
    var short = name
    if name.hasPrefix(prefix), let first = name.dropFirst(prefix.count).first {
      short = first.lowercased() + name.dropFirst(prefix.count + 1)
    }
    return all.first { $0.name == name || $0.name == short }
  }

  var hint: String { "\(system)'s is \(isSame ? "" : "nearest to ")`\(substitute)` here" }
}
