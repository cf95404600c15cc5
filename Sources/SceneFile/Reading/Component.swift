internal import Motion

/// A part of screens, written once and used with different values.
struct Component {
  let name: String
  let parameters: [Parameter]
  let views: [Field]

  struct Parameter {
    let name: String
    let key: Node
    /// nil where every use must say it.
    let fallback: Node?
  }
}
