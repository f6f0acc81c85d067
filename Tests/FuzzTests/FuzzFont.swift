import Foundation
import Testing

/// A font file to damage, and the positions of its tables.
struct FuzzFont: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let tables: [Range<Int>]

  /// Files of Debian 12 with all kinds of tables; missing ones are left out.
  static let all: [FuzzFont] = {
    let folder = "/usr/share/fonts/"
    let fonts = [
      ("TrueType", "truetype/noto/NotoSansThai-Regular.ttf"),
      ("Devanagari", "truetype/noto/NotoSansDevanagari-Regular.ttf"),
      ("Arabic", "truetype/noto/NotoNaskhArabic-Regular.ttf"),
      ("CFF", "opentype/inter/Inter-Regular.otf"),
      ("variable", "truetype/inter-vf/Inter-roman.var.ttf"),
      ("emoji", "truetype/noto/NotoColorEmoji.ttf"),
    ].compactMap { FuzzFont($0, path: folder + $1)?.cut() }
    let members = ["Hebrew", "Thai"].compactMap {
      FuzzFont($0, path: folder + "truetype/noto/NotoSans\($0)-Regular.ttf")
    }
    return members.count == 2 ? fonts + [FuzzFont(collecting: members)] : fonts
  }()

  /// Enough of a table for all its kinds of content; the pictures of emoji alone have 10 MB.
  private static let largestTable = 1_000_000

  private init(_ name: String, bytes: [UInt8]) {
    testDescription = name
    self.bytes = bytes
    tables = Self.tables(of: bytes, directory: 0)
  }

  /// The same tables one after another, with the longest ones truncated.
  private func cut() -> FuzzFont {
    var cut = Array(bytes.prefix(12 + 16 * tables.count))
    for (index, table) in tables.enumerated() {
      let content = bytes[table].prefix(Self.largestTable)
      let record = 12 + 16 * index
      cut.replaceSubrange(record + 8..<record + 16, with: Self.number(cut.count) + Self.number(content.count))
      cut += content
      cut += [UInt8](repeating: 0, count: (4 - cut.count % 4) % 4)
    }
    return FuzzFont(testDescription, bytes: cut)
  }

  private init?(_ name: String, path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(name, bytes: Array(data))
  }

  /// A collection of whole files, with their offsets moved.
  private init(collecting fonts: [FuzzFont]) {
    var bytes = Array("ttcf".utf8) + [0, 1, 0, 0] + Self.number(fonts.count)
    var start = 12 + 4 * fonts.count
    for font in fonts {
      bytes += Self.number(start)
      start += font.bytes.count
    }
    var tables = [0..<bytes.count]
    for font in fonts {
      let origin = bytes.count
      bytes += font.bytes
      for record in 0..<font.tables.count {
        let place = origin + 12 + 16 * record + 8
        bytes.replaceSubrange(place..<place + 4, with: Self.number(font.tables[record].lowerBound + origin))
      }
      tables += Self.tables(of: bytes, directory: origin)
    }
    testDescription = "collection"
    self.bytes = bytes
    self.tables = tables
  }

  private static func tables(of bytes: [UInt8], directory: Int) -> [Range<Int>] {
    func number(_ count: Int, at offset: Int) -> Int { bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) } }
    return (0..<number(2, at: directory + 4)).map { index in
      let record = directory + 12 + 16 * index
      let start = number(4, at: record + 8)
      return start..<start + number(4, at: record + 12)
    }
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
