import Foundation

/// A small ICC profile with linear curves.
struct ICCProfileFixture {
  /// `RGB `, `GRAY` or `CMYK`.
  var space: String
  private var tags: [(name: String, content: [UInt8])]

  /// A profile of grays.
  static let gray = ICCProfileFixture(space: "GRAY", tags: [("kTRC", linear)])

  /// A profile of colors with the primaries of sRGB, of which red and green are exchanged.
  static let exchanged = ICCProfileFixture(
    space: "RGB ",
    tags: [
      ("rXYZ", xyz([0.38515, 0.71687, 0.09708])), ("gXYZ", xyz([0.43607, 0.22249, 0.01392])),
      ("bXYZ", xyz([0.14307, 0.06061, 0.71410])), ("rTRC", linear), ("gTRC", linear), ("bTRC", linear),
    ])

  /// A profile of inks.
  static let inks = ICCProfileFixture(space: "CMYK", tags: [])

  private static let linear = Array("curv".utf8) + [UInt8](repeating: 0, count: 8)

  private static func xyz(_ values: [Double]) -> [UInt8] {
    Array("XYZ ".utf8) + bytes(0) + values.flatMap { bytes(UInt32(($0 * 65_536).rounded())) }
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
  }

  /// The profile, as ICC.1:2022 describes its header and its table of tags.
  var bytes: [UInt8] {
    var table = Self.bytes(UInt32(tags.count))
    var contents: [UInt8] = []
    for (name, content) in tags {
      let offset = 132 + 12 * tags.count + contents.count
      table += Array(name.utf8) + Self.bytes(UInt32(offset)) + Self.bytes(UInt32(content.count))
      contents += content
    }
    var header = Self.bytes(UInt32(128 + table.count + contents.count)) + Self.bytes(0) + [4, 0, 0, 0]
    header += Array("mntr\(space)XYZ ".utf8) + [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
    return header + [UInt8](repeating: 0, count: 128 - header.count) + table + contents
  }

  /// The segments of a JPEG file with the profile in parts of at most a number of bytes.
  func segments(partLength: Int = 60_000) -> Data {
    let parts = stride(from: 0, to: bytes.count, by: partLength).map {
      Array(bytes[$0..<min($0 + partLength, bytes.count)])
    }
    return parts.enumerated().reduce(into: Data()) { data, part in
      let content = Array("ICC_PROFILE".utf8) + [0, UInt8(part.offset + 1), UInt8(parts.count)] + part.element
      data += [0xFF, 0xE2, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 255)] + content
    }
  }
}
