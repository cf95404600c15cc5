internal import Motion

extension ViewKind {
  /// `switch: true`.
  static let switchControl = ViewKind(
    "switch", .either([.nothing, .bool]), "a switch that is on or off", keys: [.tint, .enabled]
  ) { draft, value, keys, reader in
    let isOn = value.value.isNull ? false : value.bool() ?? false
    draft.content = .control(
      SwitchControl(
        isOn: isOn, colors: ControlColors(appearance: reader.context.appearance),
        tint: keys["tint"]?.color(), isEnabled: reader.isEnabled(keys)))
    return true
  }
}
