internal import Motion

/// The content view of a cell or an effect view: as large as its parent, apart from the accessory of a cell.
enum ContentView {
  static func equations(
    _ index: Int, _ view: LayoutView, _ parent: Int, _ variables: LayoutVariables
  ) -> [LinearExpression] {
    let outer = variables.views[parent].stored
    let accessory: Double =
      if let outer, let own = view.stored, own.width > 0 { max(outer.width - own.width, 0) } else { 0 }
    let isCell = variables.views[parent].element.tag == "tableViewCell"
    return [
      variables.x(index) - variables.x(parent), variables.y(index) - variables.y(parent),
      variables.width(index) - variables.width(parent) + (isCell ? accessory : 0),
      variables.height(index) - variables.height(parent),
    ]
  }
}
