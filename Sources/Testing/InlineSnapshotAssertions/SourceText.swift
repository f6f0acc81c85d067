/// The text of a Swift file, with offsets in bytes of UTF-8.
struct SourceText: Codable, Equatable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  private var bytes: String.UTF8View { text.utf8 }

  /// Whether the texts have the same bytes, unlike `String`, which compares by canonical equivalence.
  static func == (left: Self, right: Self) -> Bool {
    left.bytes.elementsEqual(right.bytes)
  }

  /// The offset of a position, with lines and columns as compilers count them: both start at 1, and columns are counted
  /// in bytes. `nil` if there is no such position.
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

  /// The line of an offset, starting at 1.
  func line(at offset: Int) -> Int {
    bytes.prefix(offset).count { $0 == .lineFeed } + 1
  }

  /// The leading spaces and tabs of the line that contains an offset.
  func indentation(at offset: Int) -> String {
    let line = bytes[lineStart(of: offset)...]
    return String(decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
  }

  /// The line break at the end of the line that contains an offset, or else of the first line.
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

/// A replacement of a range of a source.
struct SourceEdit: Codable, Hashable, Sendable {
  /// The start of the range, in bytes of UTF-8.
  let offset: Int
  /// The length of the range, in bytes of UTF-8.
  let length: Int
  let replacement: String

  init(_ range: Range<Int>, with replacement: String) {
    offset = range.lowerBound
    length = range.count
    self.replacement = replacement
  }

  /// The source after the edit; `nil` if the range is out of bounds.
  func applied(to source: SourceText) -> SourceText? {
    let bytes = source.text.utf8
    guard offset >= 0, length >= 0, offset + length <= bytes.count else { return nil }
    let edited = Array(bytes.prefix(offset)) + replacement.utf8 + bytes.dropFirst(offset + length)
    return String(validating: edited, as: UTF8.self).map(SourceText.init)
  }

  /// The offset of a position after the edit; `nil` if the position is inside the replaced range.
  func moved(_ position: Int) -> Int? {
    if position < offset { return position }
    guard position >= offset + length else { return nil }
    return position + replacement.utf8.count - length
  }
}
