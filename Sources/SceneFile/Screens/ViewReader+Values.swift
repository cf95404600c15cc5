internal import Motion

extension ViewReader {
  func corners(_ field: Field) -> Corners? { CornersReader.corners(field) }

  func border(_ field: Field) -> Border? {
    guard
      let keys = Keys(
        field.value, "`\(field.name)`", context, key: field.key, name: field.name, table: .border)
    else {
      return nil
    }
    let border = Border(
      width: keys["width"]?.number(0...1000) ?? 1, color: keys["color"]?.color() ?? system("label"))
    keys.finish()
    return border
  }

  func shadow(_ field: Field) -> Shadow? { ShadowReader.shadow(field) }

  /// A number for all sides, `[vertical, horizontal]` or `[top, right, bottom, left]`.
  func padding(_ field: Field) -> Padding? {
    guard let items = field.value.items else {
      return field.number(0...Field.reach).map { Padding(top: $0, right: $0, bottom: $0, left: $0) }
    }
    guard items.count == 2 || items.count == 4 else {
      field.error(
        "`\(field.name)` must be one number, two (vertical, horizontal) or four (top, right, bottom, left)")
      return nil
    }
    let sides = (field.list("distances") ?? []).compactMap { $0.number(0...Field.reach) }
    guard sides.count == items.count else { return nil }
    return sides.count == 2
      ? Padding(top: sides[0], right: sides[1], bottom: sides[0], left: sides[1])
      : Padding(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
  }

  func font(_ field: Field) -> Font? { FontReader(scale: context.canvas.scale).font(field) }

  /// The image or icon file that a field names.
  func asset(_ field: Field, isIcon: Bool) -> AssetID? {
    guard let (text, node) = field.scalar("the path of a file") else { return nil }
    do throws(FileFault) {
      let asset = try context.store.asset(context.path(text, at: node), name: text, isIcon: isIcon)
      if context.store.turned.contains(asset) {
        context.report.warning(
          "\"\(text)\" asks to be turned (EXIF orientation), and is shown as its pixels are", at: node,
          hint: "turn the pixels, as with convert -auto-orient")
      }
      return asset
    } catch {
      context.report.error(
        "\"\(text)\" \(error.message)", at: node, cause: error.isSceneFault ? .scene : .input)
      return nil
    }
  }
}

enum ShadowReader {
  /// `{color, opacity, radius, offset: [x, y]}`; what is not written is UIKit's usual soft shadow.
  static func shadow(_ field: Field) -> Shadow? {
    guard
      let keys = Keys(
        field.value, "`\(field.name)`", field.context, key: field.key, name: field.name, table: .shadow)
    else {
      return nil
    }
    var shadow = Shadow()
    shadow.color = keys["color"]?.color() ?? shadow.color
    shadow.opacity = keys["opacity"]?.number(0...1) ?? shadow.opacity
    shadow.radius = keys["radius"]?.number(0...200) ?? shadow.radius
    if let offset = keys["offset"]?.tuple("x and y", 2)?.compactMap({ $0.number(-Field.reach...Field.reach) }
    ),
      offset.count == 2
    {
      shadow.offset = Point(offset[0], offset[1])
    }
    keys.finish()
    return shadow
  }
}

enum CornersReader {
  /// One radius, or `[topLeft, topRight, bottomRight, bottomLeft]`.
  static func corners(_ field: Field) -> Corners? {
    guard field.value.items != nil else {
      return field.number(0...Field.reach).map { Corners($0) }
    }
    guard
      let radii = field.tuple("the radii of the four corners", 4)?.compactMap({ $0.number(0...Field.reach) }),
      radii.count == 4
    else { return nil }
    return Corners(radii[0], radii[1], radii[2], radii[3])
  }
}
