import Foundation

/// Splits SVG path data into commands, numbers and flags.
struct PathDataScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func skipSpace() {
    while let byte = peek, [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(byte) { offset += 1 }
  }

  mutating func skipSpaceAndComma() {
    skipSpace()
    if peek == UInt8(ascii: ",") {
      offset += 1
      skipSpace()
    }
  }

  /// The command letter here, or nil.
  mutating func command() -> Character? {
    guard let byte = peek, "MmZzLlHhVvCcSsQqTtAa".utf8.contains(byte) else { return nil }
    offset += 1
    return Character(Unicode.Scalar(byte))
  }

  /// Whether an argument may begin here.
  var isAtNumber: Bool {
    guard let byte = peek else { return false }
    return byte.isDigit || "+-.".utf8.contains(byte)
  }

  mutating func number() throws(PathDataError) -> CGFloat {
    skipSpaceAndComma()
    let start = offset
    if let sign = peek, "+-".utf8.contains(sign) { offset += 1 }
    var digitCount = skipDigits()
    if peek == UInt8(ascii: ".") {
      offset += 1
      digitCount += skipDigits()
    }
    guard digitCount > 0 else { throw .expectedNumber(offset: start) }
    skipExponent()
    guard let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), number.isFinite else {
      throw .expectedNumber(offset: start)
    }
    return CGFloat(number)
  }

  mutating func flag() throws(PathDataError) -> Bool {
    skipSpaceAndComma()
    guard let byte = peek, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw .expectedFlag(offset: offset)
    }
    offset += 1
    return byte == UInt8(ascii: "1")
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = peek, byte.isDigit { offset += 1 }
    return offset - start
  }

  private mutating func skipExponent() {
    guard let letter = peek, letter | 0x20 == UInt8(ascii: "e") else { return }
    let start = offset
    offset += 1
    if let sign = peek, "+-".utf8.contains(sign) { offset += 1 }
    if skipDigits() == 0 { offset = start }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
