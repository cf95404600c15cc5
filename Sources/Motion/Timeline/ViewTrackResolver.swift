/// Turns a track of an animation into settings of a view as it is at that moment: lengths into points, sizes into
/// frames, what it starts from into a keyframe.
struct ViewTrackResolver {
  typealias Keyframe = (at: Double, setting: ViewSetting, curve: Curve?)

  /// As the scene wrote it.
  let view: View
  /// Its screen as it is laid out at this moment.
  let placed: PlacedScreen
  let changes: [String: ViewChange]
  let screen: Screen
  let layout: Layout

  /// One list of keyframes for each setting that the property consists of; nil where the view has none.
  func settings(of track: ViewTrack) -> [[Keyframe]]? {
    guard let starts = current(track.property) else { return nil }
    let lists = starts.indices.map { index in
      track.keyframes.compactMap { keyframe -> Keyframe? in
        resolved(keyframe.value, track.property).map { (keyframe.at, $0[index], keyframe.curve) }
      }
    }
    return zip(starts, lists).map { start, list in
      guard let first = list.first, first.at > 0 else { return list }
      return [(0, start, nil)] + list
    }
  }

  private var change: ViewChange { changes[view.id] ?? ViewChange() }
  private var shown: View { view.applying(changes) }

  /// What the property is now.
  private func current(_ property: ViewProperty) -> [ViewSetting]? {
    switch property {
    case .alpha: [.alpha(shown.alpha)]
    case .hidden: [.hidden(shown.isHidden)]
    case .x: [.x(change.translation?.x ?? 0)]
    case .y: [.y(change.translation?.y ?? 0)]
    case .frame, .width, .height: placement.map { [.frame($0.frame)] }
    case .scale: [.scaleX(change.scaleX ?? view.scale), .scaleY(change.scaleY ?? view.scale)]
    case .scaleX: [.scaleX(change.scaleX ?? view.scale)]
    case .scaleY: [.scaleY(change.scaleY ?? view.scale)]
    case .rotation: [.rotation(shown.rotation)]
    case .background: [.background(shown.background ?? .color(.clear))]
    case .cornerRadius: [.cornerRadius(shown.cornerRadius)]
    case .color: text.map { [.color($0.color)] }
    case .text: typed.map { [.text($0.text, isTyped: $0.isTyped)] }
    case .on, .value, .selected, .current: value(property).map { [.value($0)] }
    }
  }

  private var text: Text? {
    if case .text(let text) = shown.content { return text }
    return nil
  }

  private var typed: (text: String, isTyped: Bool)? {
    if case .control(let control) = shown.content { return control.text.map { ($0, control.isTyped) } }
    // Half of a text with markup is no text with markup.
    return text.flatMap { $0.isMarkup ? nil : ($0.string, true) }
  }

  private func value(_ property: ViewProperty) -> Double? {
    guard case .control(let control) = shown.content, control.property?.name == property.rawValue else {
      return nil
    }
    return control.value
  }

  /// A value that the view's control cannot have, and which ones it can, in words.
  func excess(of track: ViewTrack) -> (value: String, allowed: String)? {
    guard case .control(let control) = shown.content, let property = control.property,
      property.name == track.property.rawValue
    else { return nil }
    for keyframe in track.keyframes {
      if case .number(let number) = keyframe.value, !property.range.contains(number) {
        return (number.plain, property.allowed)
      }
    }
    return nil
  }

  private func resolved(_ value: ViewValue, _ property: ViewProperty) -> [ViewSetting]? {
    switch (property, value) {
    case (.alpha, .number(let number)): return [.alpha(number)]
    case (.hidden, .flag(let flag)): return [.hidden(flag)]
    case (.x, .length(let length)): return [.x(length.resolved(in: placed.size.width))]
    case (.y, .length(let length)): return [.y(length.resolved(in: placed.size.height))]
    case (.frame, .frame(let x, let y, let width, let height)):
      return frame(.frame(x, y, width, height)).map { [.frame($0)] }
    case (.width, .length(let length)): return resized(width: length, height: nil).map { [.frame($0)] }
    case (.height, .length(let length)): return resized(width: nil, height: length).map { [.frame($0)] }
    case (.width, .size(let width, let height)):
      return resized(width: width, height: height).map { [.frame($0)] }
    case (.scale, .number(let number)): return [.scaleX(number), .scaleY(number)]
    case (.scaleX, .number(let number)): return [.scaleX(number)]
    case (.scaleY, .number(let number)): return [.scaleY(number)]
    case (.rotation, .number(let number)): return [.rotation(number)]
    case (.background, .fill(let fill)): return [.background(fill)]
    case (.cornerRadius, .corners(let corners)): return [.cornerRadius(corners)]
    case (.color, .color(let color)): return [.color(color)]
    case (.text, .text(let text)): return [.text(text, isTyped: typed?.isTyped ?? false)]
    case (.on, .number(let number)), (.value, .number(let number)), (.selected, .number(let number)),
      (.current, .number(let number)):
      return [.value(number)]
    default: return nil
    }
  }
}

// Frames and sizes.
extension ViewTrackResolver {
  /// The view's frame without its offset, and its parent's size.
  private var placement: (frame: Rect, parent: Size)? {
    let found = placed.views.lazy.compactMap { $0.placement(of: view.id, in: placed.size) }.first
    guard let found else { return nil }
    let offset = change.translation ?? .zero
    return (found.frame.offset(by: Point(-offset.x, -offset.y)), found.parent)
  }

  private func frame(_ placement: Placement) -> Rect? {
    guard let parent = self.placement?.parent else { return nil }
    var view = shown
    view.placement = placement
    return layout.frame(of: view, in: parent)
  }

  /// The frame with another size. Where the view stands by its own placement, that goes on to place it.
  private func resized(width: Length?, height: Length?) -> Rect? {
    guard let (frame, parent) = placement else { return nil }
    if layout.frame(of: shown, in: parent) == frame {
      var placement = shown.placement
      placement.width = width ?? placement.width
      placement.height = height ?? placement.height
      // A view whose size has been its own keeps the side that does not change.
      if width == nil, placement.width == nil { placement.width = .points(frame.width) }
      if height == nil, placement.height == nil { placement.height = .points(frame.height) }
      return self.frame(placement)
    }
    return Rect(
      frame.x, frame.y, width?.resolved(in: parent.width) ?? frame.width,
      height?.resolved(in: parent.height) ?? frame.height)
  }
}

extension PlacedView {
  /// The frame of the view with this id and the size of what it stands in.
  fileprivate func placement(of id: String, in container: Size) -> (frame: Rect, parent: Size)? {
    if self.id == id { return (frame, container) }
    return children.lazy.compactMap { $0.placement(of: id, in: frame.size) }.first
  }
}

extension ControlProperty {
  fileprivate var allowed: String {
    let bounds = "\(range.lowerBound.plain)…\(range.upperBound.plain)"
    switch kind {
    case .flag: return "it is true or false"
    case .number: return "it lies in " + bounds
    case .index(let count): return "there are \(count), counted from 0; -1 is none of them"
    }
  }
}

extension Double {
  /// Without the `.0` of whole numbers.
  fileprivate var plain: String {
    let text = String(self)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
