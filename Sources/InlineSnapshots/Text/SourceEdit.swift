/// A piece of a source that is replaced by another.
struct SourceEdit: Codable, Hashable, Sendable {
  /// Where the piece begins, in bytes of UTF-8.
  let offset: Int
  /// How long the piece is, in bytes of UTF-8; 0 where something is only added.
  let length: Int
  let replacement: String

  init(_ range: Range<Int>, with replacement: String) {
    offset = range.lowerBound
    length = range.count
    self.replacement = replacement
  }

  /// The source after the edit; nil where it is too short to have the piece.
  func applied(to source: SourceText) -> SourceText? {
    let bytes = source.text.utf8
    guard offset >= 0, length >= 0, offset + length <= bytes.count else { return nil }
    let edited = Array(bytes.prefix(offset)) + replacement.utf8 + bytes.dropFirst(offset + length)
    return String(validating: edited, as: UTF8.self).map(SourceText.init)
  }

  /// Where a place is after the edit; nil where it was inside the piece.
  func moved(_ place: Int) -> Int? {
    if place < offset { return place }
    guard place >= offset + length else { return nil }
    return place + replacement.utf8.count - length
  }
}
