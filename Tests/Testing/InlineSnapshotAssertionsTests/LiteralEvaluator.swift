/// The value of a string literal by the rules of The Swift Programming Language, Lexical Structure, String Literals.
///
/// It is independent of the code under test and of swift-syntax, and is compared with both.
struct LiteralEvaluator {
  struct Malformed: Error {}

  private let pounds: String
  private let isMultiline: Bool
  private var rest: ArraySlice<Unicode.Scalar>

  static func value(of literal: String) throws -> String {
    var evaluator = try LiteralEvaluator(literal)
    return try evaluator.value()
  }

  private init(_ literal: String) throws {
    let scalars = Array(literal.unicodeScalars)
    let poundCount = scalars.prefix { $0 == "#" }.count
    pounds = String(repeating: "#", count: poundCount)
    let quotes = scalars.dropFirst(poundCount).prefix { $0 == "\"" }.count
    isMultiline = quotes >= 3 && scalars.contains("\n")
    let delimiter = poundCount + (isMultiline ? 3 : 1)
    guard scalars.count >= 2 * delimiter else { throw Malformed() }
    rest = scalars.dropFirst(delimiter).dropLast(delimiter)
    guard !isMultiline else {
      rest = try ArraySlice(Self.unindented(rest))
      return
    }
    guard !rest.contains("\n"), !rest.contains("\r") else { throw Malformed() }
  }

  /// Returns the contents without the first and last line break, and without the indentation of the last line.
  private static func unindented(_ contents: ArraySlice<Unicode.Scalar>) throws -> [Unicode.Scalar] {
    var text = String.UnicodeScalarView(contents)
    text = String(text).replacingLineBreaks.unicodeScalars
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    guard lines.count >= 2, lines.removeFirst().isEmpty else { throw Malformed() }
    let indentation = lines.removeLast()
    guard indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else { throw Malformed() }
    return try Array(
      lines.map { line -> [Unicode.Scalar] in
        if line.isEmpty { return [] }
        guard line.starts(with: indentation) else { throw Malformed() }
        return Array(line.dropFirst(indentation.count))
      }.joined(separator: ["\n"]))
  }

  private mutating func value() throws -> String {
    var value = String.UnicodeScalarView()
    let escape = Array(("\\" + pounds).unicodeScalars)
    let end = Array(((isMultiline ? "\"\"\"" : "\"") + pounds).unicodeScalars)
    while let scalar = rest.first {
      guard !rest.starts(with: end) else { throw Malformed() }
      guard rest.starts(with: escape) else {
        value.append(scalar)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      value.append(try escaped())
    }
    return String(value)
  }

  private mutating func escaped() throws -> Unicode.Scalar {
    let code = rest.popFirst()
    switch code {
    case "0": return "\0"
    case "t": return "\t"
    case "n": return "\n"
    case "r": return "\r"
    case "\\": return "\\"
    case "\"": return "\""
    case "u":
      guard rest.popFirst() == "{" else { throw Malformed() }
      let digits = rest.prefix { $0 != "}" }
      rest = rest.dropFirst(digits.count + 1)
      guard (1...8).contains(digits.count),
        let scalar = UInt32(String(String.UnicodeScalarView(digits)), radix: 16).flatMap(Unicode.Scalar.init)
      else { throw Malformed() }
      return scalar
    default: throw Malformed()
    }
  }
}

extension String {
  /// The text with CR LF and CR replaced by LF, as compilers do in literals.
  fileprivate var replacingLineBreaks: String {
    var text = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in unicodeScalars {
      if scalar == "\n", isAfterReturn {
        isAfterReturn = false
        continue
      }
      isAfterReturn = scalar == "\r"
      text.append(isAfterReturn ? "\n" : scalar)
    }
    return String(text)
  }
}
