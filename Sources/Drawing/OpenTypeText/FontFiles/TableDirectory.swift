/// The ranges of a face's tables in a font file.
///
/// Source: OpenType 1.9, "Organization of an OpenType font".
struct TableDirectory {
  private static let headerSize = 12
  private static let recordSize = 16

  private let tables: [(tag: Tag, range: Range<Int>)]

  /// - Parameter offset: The offset of the directory. Offsets of tables are relative to the start of the file.
  init(_ bytes: FontBytes, at offset: Int) throws(TableFault) {
    guard let count = bytes.unsigned16(at: offset + 4), offset + Self.headerSize <= bytes.count else {
      throw TableFault("the header", "ends after \(max(bytes.count - offset, 0)) bytes, expected \(Self.headerSize)")
    }
    guard count > 0 else { throw TableFault("the table directory", "lists no tables") }
    let end = offset + Self.headerSize + count * Self.recordSize
    guard end <= bytes.count else {
      throw TableFault(
        "the table directory",
        "lists \(count) tables in \(end - offset) bytes, but only \(bytes.count - offset) are left")
    }
    var tables: [(tag: Tag, range: Range<Int>)] = []
    for index in 0..<count {
      let record = offset + Self.headerSize + index * Self.recordSize
      tables.append(try Self.table(bytes, record: record))
    }
    tables.sort { $0.tag < $1.tag }
    for (first, second) in zip(tables, tables.dropFirst()) where first.tag == second.tag {
      throw TableFault("the table directory", "lists the table '\(first.tag)' twice")
    }
    self.tables = tables
  }

  private static func table(_ bytes: FontBytes, record: Int) throws(TableFault) -> (tag: Tag, range: Range<Int>) {
    guard let tag = bytes.tag(at: record), let offset = bytes.unsigned32(at: record + 8),
      let length = bytes.unsigned32(at: record + 12)
    else { throw TableFault("the table directory", "ends within a record") }
    guard offset + length <= bytes.count else {
      throw TableFault(
        "the table '\(tag)'",
        "has the range \(offset)..<\(offset + length), but the file has \(bytes.count) bytes")
    }
    return (tag, offset..<offset + length)
  }

  /// The range of a table; `nil` if the face does not have it.
  subscript(tag: Tag) -> Range<Int>? {
    tables.first { $0.tag == tag }?.range
  }

  /// Returns the range of a table, or throws if it is missing or has fewer bytes than `size`.
  func required(_ tag: Tag, size: Int) throws(TableFault) -> Range<Int> {
    guard let range = self[tag] else { throw TableFault("the table '\(tag)'", "is missing; every font needs it") }
    guard range.count >= size else {
      throw TableFault("the table '\(tag)'", "has \(range.count) bytes, expected at least \(size)")
    }
    return range
  }
}

/// The offsets of the table directories of a file's faces.
///
/// Source: OpenType 1.9, "Font collections".
struct FaceOffsets {
  private static let maximumCount = 256
  private static let headerSize = 12

  let offsets: [Int]

  init(_ bytes: FontBytes) throws(TableFault) {
    guard bytes.tag(at: 0) == .collection else {
      offsets = [0]
      return
    }
    guard let count = bytes.unsigned32(at: 8) else {
      throw TableFault("the collection's header", "ends after \(bytes.count) bytes, expected \(Self.headerSize)")
    }
    guard (1...Self.maximumCount).contains(count) else {
      throw TableFault("the collection's header", "lists \(count) faces, expected 1 to \(Self.maximumCount)")
    }
    var offsets: [Int] = []
    for face in 0..<count {
      guard let offset = bytes.unsigned32(at: Self.headerSize + 4 * face) else {
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

/// A fault in a font file.
struct TableFault: Error {
  /// The part of the file, such as "the table 'head'".
  let place: String
  /// The fault as a clause about the part, such as "is missing".
  let reason: String

  init(_ place: String, _ reason: String) {
    self.place = place
    self.reason = reason
  }
}

/// The four-character name of a table, feature or axis in a font file.
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

  /// Truncates the string to four characters, or pads it with spaces.
  init(_ string: String) {
    let bytes = Array(string.utf8.prefix(4))
    rawValue = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < bytes.count ? bytes[$1] : 0x20) }
  }

  static func < (left: Tag, right: Tag) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Tag: CustomStringConvertible {
  /// The four characters, with a question mark for each that is not printable.
  var description: String {
    String(
      String.UnicodeScalarView(
        stride(from: 24, through: 0, by: -8).map { shift in
          let byte = UInt8(truncatingIfNeeded: rawValue >> UInt32(shift))
          return (0x20...0x7E).contains(byte) ? Unicode.Scalar(byte) : "?"
        }))
  }
}
