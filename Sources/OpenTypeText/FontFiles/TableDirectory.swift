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

/// Where the table directories of a file's faces begin.
///
/// Source: OpenType 1.9, "Font collections".
struct FaceOffsets {
  private static let largestCount = 256
  private static let headerSize = 12

  let offsets: [Int]

  init(_ bytes: FontBytes) throws(TableFault) {
    guard bytes.tag(at: 0) == .collection else {
      offsets = [0]
      return
    }
    guard let count = bytes.number32(at: 8) else {
      throw TableFault("the collection's header", "ends after \(bytes.count) bytes, expected \(Self.headerSize)")
    }
    guard (1...Self.largestCount).contains(count) else {
      throw TableFault("the collection's header", "counts \(count) faces, expected 1 to \(Self.largestCount)")
    }
    var offsets: [Int] = []
    for face in 0..<count {
      guard let offset = bytes.number32(at: Self.headerSize + 4 * face) else {
        throw TableFault("the collection's header", "ends within the list of its \(count) faces")
      }
      offsets.append(offset)
    }
    self.offsets = offsets
  }
}

extension Tag {
  static let collection: Tag = "ttcf"
}

/// What is wrong with a font file, and where in it.
struct TableFault: Error {
  let place: String
  let reason: String

  init(_ place: String, _ reason: String) {
    self.place = place
    self.reason = reason
  }
}

/// Four characters that name a table, a feature or an axis in a font file.
///
/// Source: OpenType 1.9, "Data types".
struct Tag: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(stringLiteral value: String) {
    self.init(value)
  }

  /// Characters beyond the fourth are left out, and missing ones are spaces.
  init(_ string: String) {
    let bytes = Array(string.utf8.prefix(4))
    rawValue = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < bytes.count ? bytes[$1] : 0x20) }
  }

  static func < (left: Tag, right: Tag) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Tag: CustomStringConvertible {
  /// As it is written, with a question mark for what cannot be printed.
  var description: String {
    String(
      String.UnicodeScalarView(
        stride(from: 24, through: 0, by: -8).map { shift in
          let byte = UInt8(truncatingIfNeeded: rawValue >> UInt32(shift))
          return (0x20...0x7E).contains(byte) ? Unicode.Scalar(byte) : "?"
        }))
  }
}
