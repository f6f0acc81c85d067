import Foundation
import OpenTypeText
import Testing

/// Files that are not fonts and damaged fonts are rejected, with a message that names the file and the reason.
struct FontFileErrorTests {
  @Test(
    arguments: [
      ([UInt8](), "the file is empty"),
      (Array("wOFF and more".utf8), "this is a WOFF web font"),
      (Array("wOF2 and more".utf8), "this is a WOFF web font"),
      (Array("%!PS-AdobeFont-1.0: Utopia".utf8), "this is a PostScript Type 1 font"),
      ([0x80, 0x01, 0x10, 0x00, 0x00, 0x00], "this is a PostScript Type 1 font"),
      (Array("STARTFONT 2.1".utf8), "this is a bitmap font"),
      (Array("Dear font,\n".utf8), "this is a text file"),
      ([0x89, 0x50, 0x4E, 0x47], "the file does not have the signature of a font file"),
      ([0x00], "the file does not have the signature of a font file"),
    ])
  func filesInOtherFormatsAreRejected(bytes: [UInt8], expected: String) {
    let message = Self.message(bytes)
    #expect(message.hasPrefix("a.ttf: \(expected)"))
    #expect(message.hasSuffix("expected TrueType or OpenType (.ttf, .otf), or a collection of them (.ttc, .otc)"))
  }

  @Test func pathsThatDoNotLeadToAFileAreRejected() {
    #expect(Self.message(path: "/nowhere/a.ttf").hasPrefix("/nowhere/a.ttf: there is no such file"))
    #expect(Self.message(path: "/usr").hasPrefix("/usr: this is a folder; expected a file"))
    #expect(Self.message(path: "/dev/zero").hasPrefix("/dev/zero: this is not a regular file; expected a file"))
  }

  @Test(.needs(.notoSansHebrew)) func aTruncatedFileIsRejected() throws {
    let bytes = try Self.bytes(of: .notoSansHebrew)
    // All lengths within the directory, then larger steps, but not the padding at the end of the last table.
    let lengths = Array(1..<300) + stride(from: 300, to: bytes.count - 4, by: 1009)
    for length in lengths {
      let message = Self.message(Array(bytes.prefix(length)))
      #expect(message.hasPrefix("a.ttf: "), "\(length) bytes")
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: String
    let damage: @Sendable (inout EditableFont) -> Void

    init(_ name: String, _ expected: String, _ damage: @escaping @Sendable (inout EditableFont) -> Void) {
      testDescription = name
      self.expected = expected
      self.damage = damage
    }
  }

  static let cases = [
    Case("no tables", "the table directory lists no tables") { $0.set16(0, at: 4) },
    Case("more tables than bytes", "the table directory lists 65535 tables in 1048572 bytes") {
      $0.set16(0xFFFF, at: 4)
    },
    Case("a table beyond the end", "the table 'cmap' has the range 4294967040..<") {
      $0.set32(0xFFFF_FF00, at: $0.record(of: "cmap") + 8)
    },
    Case("a table listed twice", "the table directory lists the table 'head' twice") {
      $0.setTag("head", at: $0.record(of: "maxp"))
    },
    Case("no head", "the table 'head' is missing") { $0.setTag("hhhh", at: $0.record(of: "head")) },
    Case("no cmap", "the table 'cmap' is missing") { $0.setTag("cccc", at: $0.record(of: "cmap")) },
    Case("a short head", "the table 'head' has 12 bytes, expected at least 54") {
      $0.set32(12, at: $0.record(of: "head") + 12)
    },
    Case("no units", "the table 'head' divides the em into 0 units, expected 16 to 16384") {
      $0.set16(0, at: $0.table("head") + 18)
    },
    Case("too many units", "the table 'head' divides the em into 20000 units") {
      $0.set16(20_000, at: $0.table("head") + 18)
    },
    Case("no glyphs", "the table 'maxp' has no glyphs") { $0.set16(0, at: $0.table("maxp") + 4) },
    Case("no advances", "the table 'hhea' has 0 advances, expected 1 to 6253") {
      $0.set16(0, at: $0.table("hhea") + 34)
    },
    Case("more advances than bytes", "the table 'hmtx' has 20 bytes, expected at least") {
      $0.set32(20, at: $0.record(of: "hmtx") + 12)
    },
    Case("more mappings than bytes", "the table 'cmap' ends within its list of 60000 mappings") {
      $0.set16(60_000, at: $0.table("cmap") + 2)
    },
    Case("no mapping from Unicode", "the table 'cmap' maps no Unicode characters to glyphs") { font in
      let cmap = font.table("cmap")
      for record in 0..<font.unsigned16(at: cmap + 2) { font.set16(1, at: cmap + 4 + 8 * record) }
    },
    Case("no outlines", "the table directory lists no outlines or bitmaps: expected 'glyf' and 'loca'") {
      $0.setTag("xxxx", at: $0.record(of: "glyf"))
    },
    Case("a glyph within itself", "contains itself, or has components nested more than 32 levels deep") { font in
      let composite = font.composites()[0]
      font.setComponents(composite.glyph, composite.glyph, ofCompositeAt: composite.offset)
    },
    Case("twenty glyphs that each contain the previous one twice", "has more than 2048 components") { font in
      let composites = font.composites().prefix(20)
      for (previous, next) in zip(composites, composites.dropFirst()) {
        font.setComponents(previous.glyph, previous.glyph, ofCompositeAt: next.offset)
      }
    },
  ]

  @Test(.needs(.dejaVuSans), arguments: cases)
  func damagedTablesAreRejected(_ example: Case) throws {
    var font = EditableFont(bytes: try Self.bytes(of: .dejaVuSans))
    example.damage(&font)
    let message = Self.message(font.bytes)
    #expect(message.hasPrefix("a.ttf: the font file is damaged: "))
    #expect(message.contains(example.expected), "\(message)")
  }

  @Test func collectionsWithAnInvalidHeaderAreRejected() {
    let start = Array("ttcf".utf8) + [0, 1, 0, 0]
    #expect(Self.message(start).contains("the collection's header ends after 8 bytes, expected 12"))
    #expect(Self.message(start + [0, 0, 0, 0]).contains("the collection's header lists 0 faces, expected 1 to 256"))
    #expect(Self.message(start + [0xFF, 0, 0, 0]).contains("lists 4278190080 faces, expected 1 to 256"))
    #expect(Self.message(start + [0, 0, 0, 2]).contains("ends within the list of its 2 faces"))
    #expect(Self.message(start + [0, 0, 0, 1, 0xFF, 0xFF, 0xFF, 0xFF]).contains("the header ends after 0 bytes"))
  }

  private static func bytes(of fixture: FontFixture) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: fixture.path)))
  }

  private static func message(_ bytes: [UInt8]) -> String {
    message { () throws(FontFileError) in try FontFile(data: bytes, name: "a.ttf") }
  }

  private static func message(path: String) -> String {
    message { () throws(FontFileError) in try FontFile(contentsOf: path) }
  }

  private static func message(_ read: () throws(FontFileError) -> FontFile) -> String {
    do {
      _ = try read()
      return "was read"
    } catch {
      return error.description
    }
  }
}

/// The bytes of a font file, with functions that damage them.
struct EditableFont {
  var bytes: [UInt8]

  func unsigned16(at offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }

  func unsigned32(at offset: Int) -> Int { unsigned16(at: offset) << 16 | unsigned16(at: offset + 2) }

  mutating func set16(_ value: Int, at offset: Int) {
    bytes[offset] = UInt8(truncatingIfNeeded: value >> 8)
    bytes[offset + 1] = UInt8(truncatingIfNeeded: value)
  }

  mutating func set32(_ value: Int, at offset: Int) {
    set16(value >> 16, at: offset)
    set16(value & 0xFFFF, at: offset + 2)
  }

  mutating func setTag(_ tag: String, at offset: Int) {
    bytes.replaceSubrange(offset..<offset + 4, with: Array(tag.utf8))
  }

  /// Returns the offset of a table's record in the directory.
  func record(of tag: String) -> Int {
    let count = unsigned16(at: 4)
    return stride(from: 12, to: 12 + 16 * count, by: 16).first { Array(bytes[$0..<$0 + 4]) == Array(tag.utf8) } ?? 0
  }

  /// Returns the offset of a table.
  func table(_ tag: String) -> Int { unsigned32(at: record(of: tag) + 8) }

  /// Returns the composite glyphs with at least two components, and the offsets of their descriptions. The file must
  /// have long offsets in `loca`.
  func composites() -> [(glyph: Int, offset: Int)] {
    let (loca, glyf) = (table("loca"), table("glyf"))
    let count = unsigned16(at: table("maxp") + 4)
    return (0..<count).compactMap { glyph in
      let (start, end) = (unsigned32(at: loca + 4 * glyph), unsigned32(at: loca + 4 * glyph + 4))
      guard end - start > 22, unsigned16(at: glyf + start) == 0xFFFF else { return nil }
      return (glyph, glyf + start)
    }
  }

  /// Writes a composite glyph with two components and arguments of one byte.
  mutating func setComponents(_ first: Int, _ second: Int, ofCompositeAt offset: Int) {
    // The flags MORE_COMPONENTS and ARGS_ARE_XY_VALUES.
    set16(0x0022, at: offset + 10)
    set16(first, at: offset + 12)
    set16(0, at: offset + 14)
    set16(0x0002, at: offset + 16)
    set16(second, at: offset + 18)
    set16(0, at: offset + 20)
  }
}
