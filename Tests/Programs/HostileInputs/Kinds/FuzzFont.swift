import Foundation

/// A font file to damage, and the positions of the parts to damage: its tables and, in a collection, the header.
struct FuzzFont: Sendable {
  let testDescription: String
  let bytes: [UInt8]
  let tables: [Range<Int>]

  /// Font files of Debian 12 with all kinds of tables. Files that are not installed are omitted.
  static let all: [FuzzFont] = {
    let folder = "/usr/share/fonts/"
    let fonts = [
      ("TrueType", "truetype/noto/NotoSansThai-Regular.ttf"),
      ("Devanagari", "truetype/noto/NotoSansDevanagari-Regular.ttf"),
      ("Arabic", "truetype/noto/NotoNaskhArabic-Regular.ttf"),
      ("CFF", "opentype/inter/Inter-Regular.otf"),
      ("variable", "truetype/inter-vf/Inter-roman.var.ttf"),
      ("emoji", "truetype/noto/NotoColorEmoji.ttf"),
    ].compactMap { FuzzFont($0, path: folder + $1)?.truncated() }
    let members = ["Hebrew", "Thai"].compactMap {
      FuzzFont($0, path: folder + "truetype/noto/NotoSans\($0)-Regular.ttf")
    }
    return members.count == 2 ? fonts + [FuzzFont(collecting: members)] : fonts
  }()

  /// The maximum size of a table, in bytes: enough for all kinds of content. The pictures of emoji alone are 10 MB.
  private static let maximumTableSize = 1_000_000

  init(_ name: String, bytes: [UInt8]) {
    testDescription = name
    self.bytes = bytes
    tables = Self.tables(of: bytes, directoryOffset: 0)
  }

  /// Returns a font file with the same tables one after another, and with long ones truncated.
  private func truncated() -> FuzzFont {
    var file = Array(bytes.prefix(12 + 16 * tables.count))
    for (index, table) in tables.enumerated() {
      let content = bytes[table].prefix(Self.maximumTableSize)
      let record = 12 + 16 * index
      file.replaceSubrange(
        record + 8..<record + 16,
        with: Self.bigEndianBytes(of: file.count) + Self.bigEndianBytes(of: content.count))
      file += content
      file += [UInt8](repeating: 0, count: (4 - file.count % 4) % 4)
    }
    return FuzzFont(testDescription, bytes: file)
  }

  private init?(_ name: String, path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(name, bytes: Array(data))
  }

  /// Creates a font collection from font files, with adjusted offsets.
  private init(collecting fonts: [FuzzFont]) {
    var bytes = Array("ttcf".utf8) + [0, 1, 0, 0] + Self.bigEndianBytes(of: fonts.count)
    var start = 12 + 4 * fonts.count
    for font in fonts {
      bytes += Self.bigEndianBytes(of: start)
      start += font.bytes.count
    }
    // The header of the collection is damaged like a table.
    var tables = [0..<bytes.count]
    for font in fonts {
      let origin = bytes.count
      bytes += font.bytes
      for record in 0..<font.tables.count {
        let position = origin + 12 + 16 * record + 8
        bytes.replaceSubrange(
          position..<position + 4, with: Self.bigEndianBytes(of: font.tables[record].lowerBound + origin))
      }
      tables += Self.tables(of: bytes, directoryOffset: origin)
    }
    testDescription = "collection"
    self.bytes = bytes
    self.tables = tables
  }

  private static func tables(of bytes: [UInt8], directoryOffset: Int) -> [Range<Int>] {
    func number(_ count: Int, at offset: Int) -> Int { bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) } }
    return (0..<number(2, at: directoryOffset + 4)).map { index in
      let record = directoryOffset + 12 + 16 * index
      let start = number(4, at: record + 8)
      return start..<start + number(4, at: record + 12)
    }
  }

  private static func bigEndianBytes(of value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
