import Foundation

/// Finds the first place where text breaks the grammar of JSON; run only after reading failed.
///
/// Source: RFC 8259, sections 2 to 7.
struct JSONSyntaxCheck {
  private let bytes: [UInt8]
  private var offset = 0

  private static let deepestLevel = 512

  /// What is wrong, with line and column, or nil where nothing is.
  static func firstMistake(in data: Data) -> String? {
    var check = JSONSyntaxCheck(bytes: [UInt8](data))
    do {
      try check.checkDocument()
      return nil
    } catch {
      return check.place + ": expected " + error.expected
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Line and column count from 1; columns count bytes.
  private var place: String {
    let before = bytes[..<min(offset, bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    return "line \(line), column \(column)"
  }

  private mutating func checkDocument() throws(Mistake) {
    try checkValue(level: 0)
    skipSpace()
    if offset < bytes.count { throw Mistake("the end of the file") }
  }

  private mutating func checkValue(level: Int) throws(Mistake) {
    guard level < Self.deepestLevel else { throw Mistake("at most \(Self.deepestLevel) levels") }
    skipSpace()
    switch peek {
    case "{": try checkObject(level: level)
    case "[": try checkArray(level: level)
    case "\"": try checkString("a string")
    case "t": try checkWord("true")
    case "f": try checkWord("false")
    case "n": try checkWord("null")
    default: try checkNumber()
    }
  }

  private mutating func checkObject(level: Int) throws(Mistake) {
    offset += 1
    if skip("}") { return }
    repeat {
      skipSpace()
      try checkString("a key in quotation marks")
      guard skip(":") else { throw Mistake("\":\"") }
      try checkValue(level: level + 1)
    } while skip(",")
    guard skip("}") else { throw Mistake("\",\" or \"}\"") }
  }

  private mutating func checkArray(level: Int) throws(Mistake) {
    offset += 1
    if skip("]") { return }
    repeat { try checkValue(level: level + 1) } while skip(",")
    guard skip("]") else { throw Mistake("\",\" or \"]\"") }
  }

  private mutating func checkString(_ meaning: String) throws(Mistake) {
    guard peek == "\"" else { throw Mistake(meaning) }
    offset += 1
    while let byte = peek {
      guard byte.value >= 0x20 else { throw Mistake("the end of a string before the end of its line") }
      offset += byte == "\\" ? 2 : 1
      if byte == "\"" { return }
    }
    throw Mistake("the end of a string")
  }

  private mutating func checkWord(_ word: String) throws(Mistake) {
    guard bytes[offset...].starts(with: word.utf8) else { throw Mistake("a value") }
    offset += word.utf8.count
  }

  private mutating func checkNumber() throws(Mistake) {
    let start = offset
    while let byte = peek, "+-.eE0123456789".unicodeScalars.contains(byte) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard Double(text) != nil, !text.hasPrefix("+") else {
      offset = start
      throw Mistake("a value")
    }
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

  private struct Mistake: Error {
    let expected: String

    init(_ expected: String) {
      self.expected = expected
    }
  }
}
