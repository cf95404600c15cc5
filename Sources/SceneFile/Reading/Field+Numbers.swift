internal import Motion

extension Field {
  func number(_ range: ClosedRange<Double>, above exclusive: Double? = nil) -> Double? {
    guard let (text, node) = scalar("a number") else { return nil }
    do throws(ScalarFault) {
      let value = try NumberGrammar.number(text).value
      return check(value, range, above: exclusive, text, node) ? value : nil
    } catch {
      report(error, at: node)
      return nil
    }
  }

  func integer(_ range: ClosedRange<Int>) -> Int? {
    guard let (text, node) = scalar("a whole number") else { return nil }
    guard let value = DecimalNumber(text)?.value, value == value.rounded() else {
      error("`\(name)` must be a whole number, not \"\(text)\"", at: node)
      return nil
    }
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    guard check(value, bounds, above: nil, text, node) else { return nil }
    return Int(value)
  }

  /// Points, or percent of the container, within ± `Field.reach` of either.
  func length(isSize: Bool = false) -> Length? {
    guard let (text, node) = scalar("a length in points or percent") else { return nil }
    do throws(ScalarFault) {
      let length = try NumberGrammar.length(text)
      let range = (isSize ? 0 : -Field.reach)...Field.reach
      let reach = (-Field.reach)...Field.reach
      if length.points != 0, length.fraction != 0 {
        // What the sum comes to is known only in its container.
        let isInReach = [length.points, length.fraction * 100].allSatisfy {
          check($0, reach, above: nil, text, node)
        }
        return isInReach ? length : nil
      }
      let number = length.fraction == 0 ? length.points : length.fraction * 100
      return check(number, range, above: nil, text, node) ? length : nil
    } catch {
      report(error, at: node)
      return nil
    }
  }

  /// Seconds, exactly.
  func duration(above exclusive: Double? = nil) -> Rational? {
    guard let (text, node) = scalar("a duration") else { return nil }
    do throws(ScalarFault) {
      let duration = try NumberGrammar.duration(text)
      let range = 0...Double(Limits.seconds)
      return check(duration.value, range, above: exclusive, text, node, unit: " s") ? duration : nil
    } catch {
      report(error, at: node)
      return nil
    }
  }

  func fraction(_ range: ClosedRange<Double>) -> Rational? {
    guard let (text, node) = scalar("a number") else { return nil }
    do throws(ScalarFault) {
      let fraction = try NumberGrammar.fraction(text)
      return check(fraction.value, range, above: nil, text, node) ? fraction : nil
    } catch {
      report(error, at: node)
      return nil
    }
  }

  /// Points beyond which nothing in a scene can lie.
  static let reach = 100_000.0

  private func check(
    _ value: Double, _ range: ClosedRange<Double>, above exclusive: Double?, _ text: String, _ node: Node,
    unit: String = ""
  ) -> Bool {
    if let exclusive, value <= exclusive {
      error("`\(name)` must be above \(Field.short(exclusive)), not \(text)", at: node)
      return false
    }
    guard range.contains(value) else {
      let bounds = "\(Field.short(range.lowerBound))…\(Field.short(range.upperBound))\(unit)"
      error("`\(name)` must lie in \(bounds), not be \(text)", at: node)
      return false
    }
    return true
  }

  /// Without the `.0` of whole numbers.
  static func short(_ number: Double) -> String {
    let text = String(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
