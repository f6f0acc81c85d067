/// Where the tables of one face lie in a font file.
///
/// Source: OpenType 1.9, "Organization of an OpenType font".
struct TableDirectory {
  private static let headerSize = 12
  private static let recordSize = 16

  private let tables: [(tag: Tag, range: Range<Int>)]

  /// - Parameter offset: Where the directory begins; tables are counted from the start of the file.
  init(_ bytes: FontBytes, at offset: Int) throws(TableFault) {
    guard let count = bytes.number16(at: offset + 4), offset + Self.headerSize <= bytes.count else {
      throw TableFault("the header", "ends after \(max(bytes.count - offset, 0)) bytes, expected \(Self.headerSize)")
    }
    guard count > 0 else { throw TableFault("the table directory", "lists no table") }
    let end = offset + Self.headerSize + count * Self.recordSize
    guard end <= bytes.count else {
      throw TableFault(
        "the table directory", "lists \(count) tables in \(end - offset) bytes, and \(bytes.count - offset) are left")
    }
    var tables: [(tag: Tag, range: Range<Int>)] = []
    for index in 0..<count {
      let record = offset + Self.headerSize + index * Self.recordSize
      tables.append(try Self.table(bytes, record: record))
    }
    tables.sort { $0.tag < $1.tag }
    for (one, other) in zip(tables, tables.dropFirst()) where one.tag == other.tag {
      throw TableFault("the table directory", "lists the table '\(one.tag)' twice")
    }
    self.tables = tables
  }

  private static func table(_ bytes: FontBytes, record: Int) throws(TableFault) -> (tag: Tag, range: Range<Int>) {
    guard let tag = bytes.tag(at: record), let offset = bytes.number32(at: record + 8),
      let length = bytes.number32(at: record + 12)
    else { throw TableFault("the table directory", "ends in the middle") }
    guard offset + length <= bytes.count else {
      throw TableFault(
        "the table '\(tag)'",
        "is said to lie at bytes \(offset)..<\(offset + length), and the file has \(bytes.count)")
    }
    return (tag, offset..<offset + length)
  }

  /// The place of a table, or nil where the face does not have it.
  subscript(tag: Tag) -> Range<Int>? {
    tables.first { $0.tag == tag }?.range
  }

  /// The place of a table that has at least so many bytes.
  func required(_ tag: Tag, size: Int) throws(TableFault) -> Range<Int> {
    guard let range = self[tag] else { throw TableFault("the table '\(tag)'", "is missing, and every font needs it") }
    guard range.count >= size else {
      throw TableFault("the table '\(tag)'", "has \(range.count) bytes, expected at least \(size)")
    }
    return range
  }
}
