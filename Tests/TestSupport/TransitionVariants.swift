package import Motion

extension TransitionKind {
  /// The arguments of each side and choice that the kind accepts, with and without the view that it may grow from.
  package func variants(element: String) -> [TransitionArguments] {
    parameters.reduce([TransitionArguments()]) { variants, parameter in
      variants.flatMap { Self.variants(of: parameter, element: element, $0) }
    }
  }

  private static func variants(
    of parameter: TransitionParameter, element: String, _ arguments: TransitionArguments
  ) -> [TransitionArguments] {
    func with<Value>(_ path: WritableKeyPath<TransitionArguments, [String: Value]>, _ values: [Value])
      -> [TransitionArguments]
    {
      values.map { value in
        var copy = arguments
        copy[keyPath: path][parameter.name] = value
        return copy
      }
    }
    return switch parameter.kind {
    case .origin(_, let allowed): with(\.origins, allowed)
    case .element: with(\.elements, [element])
    case .optionalElement: [arguments] + with(\.elements, [element])
    case .choice(_, let names): with(\.choices, names)
    default: [arguments]
    }
  }
}
