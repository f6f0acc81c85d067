/// The text of a Swift file, with places in bytes of UTF-8.
struct SourceText: Codable, Equatable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  private var bytes: String.UTF8View { text.utf8 }

  /// Whether the texts have the same bytes; canonically equivalent texts with other bytes differ.
  static func == (left: Self, right: Self) -> Bool {
    left.bytes.elementsEqual(right.bytes)
  }

  /// The offset of a place as compilers count it: lines and columns from 1, columns in bytes; nil where the text has
  /// no such place.
  func offset(line: Int, column: Int) -> Int? {
    guard line >= 1, column >= 1 else { return nil }
    var start = bytes.startIndex
    for _ in 1..<line {
      guard let end = bytes[start...].firstIndex(of: .lineFeed) else { return nil }
      start = bytes.index(after: end)
    }
    let end = bytes[start...].firstIndex(of: .lineFeed) ?? bytes.endIndex
    guard column <= bytes.distance(from: start, to: end) else { return nil }
    return bytes.distance(from: bytes.startIndex, to: start) + column - 1
  }

  /// The line of an offset, counted from 1.
  func line(at offset: Int) -> Int {
    bytes.prefix(offset).count { $0 == .lineFeed } + 1
  }

  /// The spaces and tabs that the line around an offset begins with.
  func indentation(at offset: Int) -> String {
    let line = bytes[lineStart(of: offset)...]
    return String(decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
  }

  /// How the line around an offset ends, or else, where it is the last one, the file's first line.
  func lineBreak(at offset: Int) -> String {
    lineBreak(after: index(offset)) ?? lineBreak(after: bytes.startIndex) ?? "\n"
  }

  private func lineBreak(after start: String.Index) -> String? {
    guard let end = bytes[start...].firstIndex(of: .lineFeed) else { return nil }
    guard end > bytes.startIndex else { return "\n" }
    return bytes[bytes.index(before: end)] == .carriageReturn ? "\r\n" : "\n"
  }

  private func lineStart(of offset: Int) -> String.Index {
    bytes[..<index(offset)].lastIndex(of: .lineFeed).map { bytes.index(after: $0) } ?? bytes.startIndex
  }

  private func index(_ offset: Int) -> String.Index {
    bytes.index(bytes.startIndex, offsetBy: offset)
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
