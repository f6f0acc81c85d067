/// A named constant of a component library: a number, or a color with one value for each appearance.
struct StyleConstant: Hashable, Sendable {
  /// The type that contains the constant, such as `Spacing`.
  let owner: String
  let name: String
  let value: Value

  enum Value: Hashable, Sendable {
    case number(Double)
    /// Colors as `#RRGGBB`.
    case colors([String])
  }
}

extension SourceToken {
  /// The color of a hexadecimal number or string, as `#RRGGBB` or `#RRGGBBAA`.
  var color: String? {
    let digits: Substring
    switch kind {
    case .number where text.hasPrefix("0x"): digits = text.dropFirst(2)
    case .string where text.hasPrefix("#"): digits = text.dropFirst()
    default: return nil
    }
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit) else { return nil }
    return "#" + digits.uppercased()
  }

  /// The value of a decimal number.
  var number: Double? { kind == .number && !text.hasPrefix("0x") ? Double(text) : nil }
}

extension SourceFile {
  /// The static constants with values that the source states, with the tokens of their values.
  var constants: [(constant: StyleConstant, tokens: [Int])] {
    ranges.compactMap(constant)
  }

  private func constant(in range: Range<Int>) -> (StyleConstant, [Int])? {
    guard let keyword = tokens[range].firstIndex(where: { $0.text == "let" }), keyword + 1 < range.upperBound,
      tokens[range.lowerBound..<keyword].contains(where: { $0.text == "static" }),
      let sign = tokens[keyword..<range.upperBound].firstIndex(where: { $0.text == "=" })
    else { return nil }
    let (owner, name) = (types[keyword], tokens[keyword + 1].text)
    let values = (sign + 1..<range.upperBound)
    if values.count == 1, let number = tokens[values.lowerBound].number {
      return (StyleConstant(owner: owner, name: name, value: .number(number)), Array(values))
    }
    let colors = values.filter { tokens[$0].color != nil }
    // More colors are a list, which is used by index.
    guard (1...2).contains(colors.count) else { return nil }
    return (StyleConstant(owner: owner, name: name, value: .colors(colors.compactMap { tokens[$0].color })), colors)
  }
}
