extension PNGMetadata {
  /// A text under a keyword, such as `Renderer` and `FirstFrame 1`.
  ///
  /// Written as a chunk `iTXt` in UTF-8, without language, deflated where it is long (PNG Third Edition, 11.3.3.4).
  public struct Text: Hashable, Sendable {
    public let keyword: String
    public let value: String

    /// Makes a text that a PNG can hold, character for character; nothing is replaced or cut off.
    ///
    /// - Parameters:
    ///   - keyword: 1 to 79 printable Latin-1 characters, without spaces at the ends or two in a row
    ///     (PNG Third Edition, 11.3.3.1).
    ///   - value: Any text without the character NUL. Lines end with a line feed.
    /// - Throws: ``PNGError/unusableKeyword(_:)`` or ``PNGError/unusableText(keyword:)``.
    public init(keyword: String, value: String) throws(PNGError) {
      guard Self.isUsable(keyword: keyword) else { throw .unusableKeyword(keyword) }
      guard !value.utf8.contains(0) else { throw .unusableText(keyword: keyword) }
      self.init(read: keyword, value: value)
    }

    /// A text as it was found in a file, whose writer may have been less careful.
    init(read keyword: String, value: String) {
      self.keyword = keyword
      self.value = value
    }

    private static func isUsable(keyword: String) -> Bool {
      let scalars = keyword.unicodeScalars
      let isPrintable = scalars.allSatisfy { (0x20...0x7E).contains($0.value) || (0xA1...0xFF).contains($0.value) }
      return isPrintable && (1...79).contains(scalars.count)
        && scalars.first != " " && scalars.last != " " && !keyword.contains("  ")
    }
  }
}
