import Foundation

/// Checks text strictly by the grammar of JSON, unlike Foundation's decoder, and describes the first error.
///
/// Source: RFC 8259. Names within an object must be unique, as section 4 recommends, because decoders silently ignore
/// one of two values with the same key.
struct JSONSyntaxCheck {
  private let bytes: [UInt8]
  private var offset = 0

  private static let maximumDepth = 512

  /// Returns a description of the first error, with line and column; `nil` if there is none.
  static func firstError(in data: Data) -> String? {
    var check = JSONSyntaxCheck(bytes: [UInt8](data))
    do {
      try check.checkDocument()
      return nil
    } catch {
      return check.position + ": expected " + error.expected
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The line and the column, both counted from 1. Columns are counted in bytes.
  private var position: String {
    let before = bytes[..<min(offset, bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    return "line \(line), column \(column)"
  }

  private mutating func checkDocument() throws(SyntaxError) {
    try checkEncoding()
    try checkValue(level: 0)
    skipSpace()
    if offset < bytes.count { throw SyntaxError("the end of the file") }
  }

  private mutating func checkEncoding() throws(SyntaxError) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput:
        offset = 0
        return
      case .error: throw SyntaxError("UTF-8")
      }
    }
  }

  private mutating func checkValue(level: Int) throws(SyntaxError) {
    guard level < Self.maximumDepth else { throw SyntaxError("at most \(Self.maximumDepth) levels") }
    skipSpace()
    switch peek {
    case "{": try checkObject(level: level)
    case "[": try checkArray(level: level)
    case "\"": _ = try checkString("a string")
    case "t": try checkWord("true")
    case "f": try checkWord("false")
    case "n": try checkWord("null")
    default: try checkNumber()
    }
  }

  private mutating func checkObject(level: Int) throws(SyntaxError) {
    offset += 1
    if skip("}") { return }
    var keys: Set<String> = []
    repeat {
      skipSpace()
      let start = offset
      let key = try checkString("a key in quotation marks")
      guard keys.insert(key).inserted else {
        offset = start
        throw SyntaxError("a key other than \"\(key)\", which this object already has")
      }
      guard skip(":") else { throw SyntaxError("\":\"") }
      try checkValue(level: level + 1)
    } while skip(",")
    guard skip("}") else { throw SyntaxError("\",\" or \"}\"") }
  }

  private mutating func checkArray(level: Int) throws(SyntaxError) {
    offset += 1
    if skip("]") { return }
    repeat { try checkValue(level: level + 1) } while skip(",")
    guard skip("]") else { throw SyntaxError("\",\" or \"]\"") }
  }

  /// Returns the string's value.
  private mutating func checkString(_ meaning: String) throws(SyntaxError) -> String {
    guard peek == "\"" else { throw SyntaxError(meaning) }
    let start = offset
    offset += 1
    while let byte = peek {
      guard byte.value >= 0x20 else { throw SyntaxError("the end of a string before the end of its line") }
      if byte == "\\" {
        try checkEscape()
      } else {
        offset += 1
      }
      if byte == "\"" { return Self.text(ofString: bytes[start..<offset]) }
    }
    throw SyntaxError("the end of a string")
  }

  private mutating func checkEscape() throws(SyntaxError) {
    let start = offset
    offset += 1
    guard let letter = peek, "\"\\/bfnrtu".unicodeScalars.contains(letter) else {
      offset = start
      throw SyntaxError("one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
    offset += 1
    guard letter == "u" else { return }
    let unit = try checkHexadecimal(from: start)
    guard unit & 0xF800 == 0xD800 else { return }
    guard unit < 0xDC00, bytes[offset...].starts(with: "\\u".utf8) else { return try failPair(from: start) }
    offset += 2
    guard try checkHexadecimal(from: start) & 0xFC00 == 0xDC00 else { return try failPair(from: start) }
  }

  private mutating func failPair(from start: Int) throws(SyntaxError) {
    offset = start
    throw SyntaxError("a pair of surrogates, high before low")
  }

  private mutating func checkHexadecimal(from start: Int) throws(SyntaxError) -> UInt16 {
    let digits = bytes[min(offset, bytes.count)..<min(offset + 4, bytes.count)]
    let isHexadecimal = digits.count == 4 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard isHexadecimal, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
      offset = start
      throw SyntaxError("four hexadecimal digits after \\u")
    }
    offset += 4
    return unit
  }

  private mutating func checkWord(_ word: String) throws(SyntaxError) {
    guard bytes[offset...].starts(with: word.utf8) else { throw SyntaxError("a value") }
    offset += word.utf8.count
  }

  /// Checks a number (section 6): an optional minus, digits without a leading zero, a fraction and an exponent.
  private mutating func checkNumber() throws(SyntaxError) {
    let start = offset
    if peek == "-" { offset += 1 }
    let first = peek
    let wholeDigits = skipDigits()
    var isNumber = wholeDigits == 1 || (wholeDigits > 1 && first != "0")
    if peek == "." {
      offset += 1
      isNumber = skipDigits() > 0 && isNumber
    }
    if peek == "e" || peek == "E" {
      offset += 1
      if peek == "+" || peek == "-" { offset += 1 }
      isNumber = skipDigits() > 0 && isNumber
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    offset = isNumber && Double(text)?.isFinite == true ? offset : start
    if !isNumber { throw SyntaxError("a value") }
    if offset == start { throw SyntaxError("a number with a smaller magnitude than \(text)") }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = peek, ("0"..."9").contains(byte) { offset += 1 }
    return offset - start
  }

  private static func text(ofString bytes: ArraySlice<UInt8>) -> String {
    let text = try? JSONDecoder().decode(String.self, from: Data(bytes))
    return text ?? String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }

  private var peek: Unicode.Scalar? { offset < bytes.count ? Unicode.Scalar(bytes[offset]) : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == " " || byte == "\n" || byte == "\r" || byte == "\t" { offset += 1 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == character else { return false }
    offset += 1
    return true
  }

  /// An error at the current offset.
  struct SyntaxError: Error {
    /// The element that the grammar expects there.
    let expected: String

    init(_ expected: String) {
      self.expected = expected
    }
  }
}
