/// A token of Swift source code.
package struct SourceToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case identifier
    case number
    /// A string literal on one line; the text omits the quotes.
    case string
    case punctuation
  }

  package let kind: Kind
  package let text: String
  /// The line, from 1.
  package let line: Int
  /// The column of the first byte, from 1, as compilers count it.
  package let column: Int
  /// Whether it is the first token on its line.
  package let isFirstOnLine: Bool
}

/// Splits source code into tokens. It omits comments and the contents of multi-line strings.
package struct SourceTokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var tokens: [SourceToken] = []
  private var lastLine = 0

  package static func tokens(of source: String) -> [SourceToken] {
    var tokenizer = SourceTokenizer(bytes: Array(source.utf8))
    while tokenizer.position < tokenizer.bytes.count { tokenizer.next() }
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func next() {
    switch byte() {
    case UInt8(ascii: "\n"): newLine()
    case 0...32: position += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skip { $0 != UInt8(ascii: "\n") }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): scanString()
    case let first where Self.isDigit(first): scanNumber()
    case let first where Self.isWord(first): add(.identifier, length: count(Self.isWord))
    default: add(.punctuation, length: 1)
    }
  }

  private mutating func newLine() {
    position += 1
    line += 1
    lineStart = position
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(byte()) { position += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        (depth, position) = (depth + 1, position + 2)
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        (depth, position) = (depth - 1, position + 2)
      } else if byte() == UInt8(ascii: "\n") {
        newLine()
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  /// Interpolations are not parsed: a string with a quote inside of an interpolation ends early, which at worst hides
  /// or adds a few tokens of its line.
  private mutating func scanString() {
    if byte(1) == UInt8(ascii: "\""), byte(2) == UInt8(ascii: "\"") { return skipMultilineString() }
    var length = 1
    while position + length < bytes.count, byte(length) != UInt8(ascii: "\""), byte(length) != UInt8(ascii: "\n") {
      length += byte(length) == UInt8(ascii: "\\") ? 2 : 1
    }
    add(.string, length: min(length + 1, bytes.count - position))
  }

  private mutating func skipMultilineString() {
    position += 3
    while position < bytes.count {
      if byte() == UInt8(ascii: "\""), byte(1) == UInt8(ascii: "\""), byte(2) == UInt8(ascii: "\"") {
        position += 3
        return
      }
      if byte() == UInt8(ascii: "\n") { newLine() } else { position += 1 }
    }
  }

  private mutating func scanNumber() {
    var length = count(Self.isWord)
    if byte(length) == UInt8(ascii: "."), Self.isDigit(byte(length + 1)) {
      length += 1
      while Self.isWord(byte(length)) { length += 1 }
    }
    add(.number, length: length)
  }

  private func count(_ condition: (UInt8) -> Bool) -> Int {
    var length = 0
    while position + length < bytes.count, condition(bytes[position + length]) { length += 1 }
    return length
  }

  private mutating func add(_ kind: SourceToken.Kind, length: Int) {
    var text = String(decoding: bytes[position..<position + length], as: UTF8.self)
    if kind == .string { text = String(text.dropFirst().dropLast()) }
    tokens.append(
      SourceToken(
        kind: kind, text: text, line: line, column: position - lineStart + 1, isFirstOnLine: line != lastLine))
    lastLine = line
    position += length
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
