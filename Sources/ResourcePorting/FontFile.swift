import Foundation

/// The names in a font file.
///
/// Source: OpenType specification 1.9, "naming table" and "font collections".
struct FontFile {
  private(set) var postScriptNames: [String] = []
  private(set) var families: [String] = []

  private let bytes: [UInt8]

  /// Reads a font file or a collection. The lists are empty if the file is damaged.
  init(_ data: Data) {
    bytes = [UInt8](data)
    if number32(0) == 0x7474_6366 {
      for index in 0..<min(number32(8) ?? 0, 256) {
        if let start = number32(12 + 4 * index) { readFace(at: start) }
      }
    } else {
      readFace(at: 0)
    }
  }

  private func number16(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 1 < bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  private func number32(_ offset: Int) -> Int? {
    guard let high = number16(offset), let low = number16(offset + 2) else { return nil }
    return high << 16 | low
  }

  private mutating func readFace(at start: Int) {
    guard let count = number16(start + 4) else { return }
    for index in 0..<count where number32(start + 12 + 16 * index) == 0x6E61_6D65 {
      guard let table = number32(start + 12 + 16 * index + 8) else { return }
      // The typographic family (name 16) takes precedence over the family with at most four styles (name 1).
      if let name = name(6, in: table) { postScriptNames.append(name) }
      if let family = name(16, in: table) ?? name(1, in: table), !families.contains(family) { families.append(family) }
    }
  }

  private func name(_ id: Int, in table: Int) -> String? {
    guard let count = number16(table + 2), let storage = number16(table + 4) else { return nil }
    var fallback: String?
    for index in 0..<count {
      let record = table + 6 + 12 * index
      guard let platform = number16(record), let language = number16(record + 4), number16(record + 6) == id,
        let length = number16(record + 8), let offset = number16(record + 10)
      else { continue }
      let start = table + storage + offset
      guard start + length <= bytes.count else { continue }
      let text =
        platform == 1
        ? String(decoding: bytes[start..<start + length], as: UTF8.self)
        : String(data: Data(bytes[start..<start + length]), encoding: .utf16BigEndian)
      guard let text, !text.isEmpty else { continue }
      if platform == 3, language == 0x409 { return text }
      fallback = fallback ?? text
    }
    return fallback
  }
}
