/// How an expression changes with a constant in it.
struct ConstantFactor: Hashable, Sendable {
  /// The change of the expression per change of the constant, such as -0.5 for `line` in `(height - Size.line) / 2`.
  private(set) var factor = 1.0
  /// Whether the expression also contains other terms, so that only its changes follow from those of the constant.
  private(set) var isPartOfSum = false

  /// The number of nested parentheses that are read.
  private static let depthLimit = 3

  init() {}

  /// - Parameters:
  ///   - range: The tokens of the constant.
  ///   - file: The file that contains them.
  init(of range: Range<Int>, in file: SourceFile) {
    let tokens = file.tokens[file.ranges[file.statements[range.lowerBound]]]
    var range = range
    for _ in 0...Self.depthLimit {
      range = multiply(range, tokens)
      addSign(range, tokens)
      guard let group = Self.group(around: range, tokens) else { return }
      range = group
    }
  }

  /// Applies the numbers that multiply or divide some tokens, and returns the tokens with these numbers.
  private mutating func multiply(_ range: Range<Int>, _ tokens: ArraySlice<SourceToken>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while end + 1 < tokens.endIndex, let number = tokens[end + 1].number, number != 0 {
      guard tokens[end].text == "*" || tokens[end].text == "/" else { break }
      factor *= tokens[end].text == "*" ? number : 1 / number
      end += 2
    }
    while start - 2 >= tokens.startIndex, tokens[start - 1].text == "*", let number = tokens[start - 2].number {
      factor *= number
      start -= 2
    }
    return start..<end
  }

  /// Applies the sign before some tokens, and notes the terms next to them.
  private mutating func addSign(_ range: Range<Int>, _ tokens: ArraySlice<SourceToken>) {
    let signs = ["+", "-"]
    if range.upperBound < tokens.endIndex, signs.contains(tokens[range.upperBound].text) { isPartOfSum = true }
    let sign = range.lowerBound - 1
    guard sign >= tokens.startIndex, signs.contains(tokens[sign].text) else { return }
    if tokens[sign].text == "-" { factor = -factor }
    guard sign > tokens.startIndex else { return }
    if Self.endsOperand(tokens[sign - 1], [")", "]"]) { isPartOfSum = true }
  }

  /// The parentheses around some tokens, unless they contain the arguments of a function or several elements.
  private static func group(around range: Range<Int>, _ tokens: ArraySlice<SourceToken>) -> Range<Int>? {
    guard let start = end(tokens[..<range.lowerBound].indices.reversed(), closing: "(", opening: ")", tokens),
      let end = end(tokens[range.upperBound...].indices, closing: ")", opening: "(", tokens)
    else { return nil }
    if start > tokens.startIndex, endsOperand(tokens[start - 1], [")", "]", ">", "?", "!"]) { return nil }
    return start..<end + 1
  }

  /// Whether a token is the end of an operand or of a function's name.
  private static func endsOperand(_ token: SourceToken, _ signs: Set<String>) -> Bool {
    token.kind == .punctuation ? signs.contains(token.text) : !["return", "in", "else"].contains(token.text)
  }

  private static func end(
    _ indices: some Sequence<Int>, closing: String, opening: String, _ tokens: ArraySlice<SourceToken>
  ) -> Int? {
    var depth = 0
    for index in indices {
      switch tokens[index].text {
      case opening: depth += 1
      case closing where depth == 0: return index
      case closing: depth -= 1
      case ",", ":", "?", "=", "{", "}": if depth == 0 { return nil }
      default: break
      }
    }
    return nil
  }
}
