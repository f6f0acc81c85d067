import Foundation

/// A reader of PDF objects and operators from bytes.
///
/// Source: ISO 32000-1, section 7.2.
struct PDFLexer {
  private let bytes: [UInt8]
  var position = 0
  private static let maximumDepth = 64
  /// The length to which names are shortened, in bytes. Files can have at most 127 (annex C).
  private static let maximumNameLength = 255

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the next object or keyword; `nil` at the end.
  mutating func next() -> PDFObject? { next(depth: 0) }

  private mutating func next(depth: Int) -> PDFObject? {
    skipSpace()
    guard position < bytes.count, depth < Self.maximumDepth else { return nil }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "/"):
      position += 1
      return .name(readName())
    case UInt8(ascii: "("): return .string(readString())
    case UInt8(ascii: "<"):
      if position + 1 < bytes.count, bytes[position + 1] == byte {
        position += 2
        return readDictionary(depth: depth)
      }
      return .string(readHexadecimal())
    case UInt8(ascii: "["):
      position += 1
      return readArray(depth: depth)
    case UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
      position += 1
      return .keyword(String(UnicodeScalar(byte)))
    case UInt8(ascii: ">"):
      position += position + 1 < bytes.count && bytes[position + 1] == byte ? 2 : 1
      return .keyword(">>")
    default: return readWord()
    }
  }

  private mutating func readWord() -> PDFObject {
    let start = position
    while position < bytes.count, !Self.isDelimiter(bytes[position]) { position += 1 }
    if position == start { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    if let first = word.utf8.first, first < 58, let number = Double(word) {
      return reference(first: number) ?? .number(number)
    }
    switch word {
    case "null": return .null
    case "true": return .number(1)
    case "false": return .number(0)
    default: return .keyword(word)
    }
  }

  /// Reads the rest of a reference such as `4 0 R`.
  private mutating func reference(first: Double) -> PDFObject? {
    let start = position
    guard let id = Int(exactly: first), id >= 0 else { return nil }
    skipSpace()
    var hasGeneration = false
    while position < bytes.count, 48...57 ~= bytes[position] {
      position += 1
      hasGeneration = true
    }
    if hasGeneration {
      skipSpace()
      if position < bytes.count, bytes[position] == UInt8(ascii: "R"),
        position + 1 == bytes.count || Self.isDelimiter(bytes[position + 1])
      {
        position += 1
        return .reference(id)
      }
    }
    position = start
    return nil
  }

  private mutating func readName() -> String {
    var name: [UInt8] = []
    while position < bytes.count, !Self.isDelimiter(bytes[position]) {
      if bytes[position] == UInt8(ascii: "#"), position + 2 < bytes.count,
        let value = UInt8(String(decoding: bytes[position + 1...position + 2], as: UTF8.self), radix: 16)
      {
        name.append(value)
        position += 3
      } else {
        name.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: name.prefix(Self.maximumNameLength), as: UTF8.self)
  }

  private mutating func readString() -> [UInt8] {
    var depth = 0
    var result: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\\"), position < bytes.count {
        result.append(bytes[position])
        position += 1
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
      result.append(byte)
    }
    return Array(result.dropFirst())
  }

  private mutating func readHexadecimal() -> [UInt8] {
    position += 1
    var digits: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if let digit = Character(UnicodeScalar(bytes[position])).hexDigitValue { digits.append(UInt8(digit)) }
      position += 1
    }
    position += 1
    if !digits.count.isMultiple(of: 2) { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func readArray(depth: Int) -> PDFObject {
    var elements: [PDFObject] = []
    while let element = next(depth: depth + 1) {
      if case .keyword("]") = element { break }
      elements.append(element)
    }
    return .array(elements)
  }

  private mutating func readDictionary(depth: Int) -> PDFObject {
    var dictionary: [String: PDFObject] = [:]
    while let key = next(depth: depth + 1) {
      if case .keyword(">>") = key { break }
      guard case .name(let name) = key, let value = next(depth: depth + 1) else { continue }
      if case .keyword(">>") = value { break }
      dictionary[name] = value
    }
    return .dictionary(dictionary)
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      } else if Self.isSpace(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 12 || byte == 0
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: isSpace(byte)
    }
  }
}
