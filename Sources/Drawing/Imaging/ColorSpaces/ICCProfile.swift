/// An ICC profile of versions 2 and 4 that describes its colors by curves and a matrix, or grays by a curve.
///
/// Source: ICC.1:2022 (version 4.4), and ICC.1:2001-04 for version 2.
struct ICCProfile {
  /// The conversion to sRGB.
  let conversion: ColorConversion
  /// Whether the profile describes grays only.
  let isGray: Bool

  /// The largest size of a profile, in bytes.
  static let maximumSize = 4_000_000
  /// The largest number of tags. Profiles have about 20.
  private static let maximumTagCount = 200

  init(_ bytes: [UInt8]) throws(ICCProfileError) {
    let data = ByteFields(bytes: bytes)
    guard bytes.count >= 132, data.name(at: 36) == "acsp" else { throw .damaged("it has no header") }
    guard let size = data.uint32(at: 0), size <= bytes.count else {
      throw .damaged("it is shorter than its header says")
    }
    let (deviceClass, space) = (data.name(at: 12) ?? "", data.name(at: 16) ?? "")
    guard ["mntr", "scnr", "prtr", "spac"].contains(deviceClass) else {
      throw .unsupported("it does not describe the colors of a device")
    }
    guard space == "RGB " || space == "GRAY" else { throw .unsupported("its colors are \(Self.described(space))") }
    let tags = try Self.tags(of: data)
    if let cicp = tags["cicp"], let transfer = data.uint8(at: cicp.lowerBound + 9), transfer == 16 || transfer == 18 {
      throw .unsupported("its range of brightness is high")
    }
    isGray = space == "GRAY"
    conversion =
      isGray
      ? try Self.grayConversion(data, tags, isLab: data.name(at: 20) == "Lab ")
      : try Self.colorConversion(data, tags, isLab: data.name(at: 20) == "Lab ")
  }

  private static func described(_ space: String) -> String {
    let name = space.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return name.isEmpty ? "of an unknown kind" : name
  }

  private typealias Tags = [String: Range<Int>]

  private static func tags(of data: ByteFields) throws(ICCProfileError) -> Tags {
    guard let count = data.uint32(at: 128), count <= maximumTagCount else { throw .damaged("it has too many tags") }
    var tags: Tags = [:]
    for index in 0..<count {
      let entry = 132 + 12 * index
      guard let name = data.name(at: entry), let offset = data.uint32(at: entry + 4),
        let size = data.uint32(at: entry + 8), offset + size <= data.bytes.count
      else { throw .damaged("a tag lies outside of it") }
      if tags[name] == nil { tags[name] = offset..<offset + size }
    }
    return tags
  }

  private static func colorConversion(
    _ data: ByteFields, _ tags: Tags, isLab: Bool
  ) throws(ICCProfileError) -> ColorConversion {
    guard !isLab, let red = tags["rXYZ"], let green = tags["gXYZ"], let blue = tags["bXYZ"] else {
      guard tags["A2B0"] == nil else { throw .unsupported("it describes its colors by a table") }
      throw .damaged("it has no primaries")
    }
    var columns: [[Double]] = []
    for tag in [red, green, blue] { columns.append(try point(data, tag)) }
    let matrix = ColorMatrix(columns: columns)
    guard matrix.inverse != nil else { throw .damaged("its primaries do not span a space") }
    var curves: [ToneCurve] = []
    for name in ["rTRC", "gTRC", "bTRC"] {
      guard let tag = tags[name] else { throw .damaged("it has no tag \(name)") }
      curves.append(try curve(data, tag))
    }
    return ColorConversion(curves: curves, matrix: matrix)
  }

  /// Grays with a Lab connection space have lightness as their curve.
  private static func grayConversion(
    _ data: ByteFields, _ tags: Tags, isLab: Bool
  ) throws(ICCProfileError) -> ColorConversion {
    guard let tag = tags["kTRC"] else { throw .damaged("it has no tag kTRC") }
    guard !isLab else { throw .unsupported("it describes grays by their lightness") }
    let curve = try curve(data, tag)
    guard let sRGB = ColorMatrix(.sRGB) else { throw .damaged("it has no white") }
    return ColorConversion(curves: [curve, curve, curve], matrix: sRGB)
  }

  private static func point(_ data: ByteFields, _ tag: Range<Int>) throws(ICCProfileError) -> [Double] {
    guard tag.count >= 20, data.name(at: tag.lowerBound) == "XYZ ",
      let x = data.fixed(at: tag.lowerBound + 8), let y = data.fixed(at: tag.lowerBound + 12),
      let z = data.fixed(at: tag.lowerBound + 16)
    else { throw .damaged("a primary is not a color") }
    return [x, y, z]
  }

  private static func curve(_ data: ByteFields, _ tag: Range<Int>) throws(ICCProfileError) -> ToneCurve {
    let start = tag.lowerBound
    switch data.name(at: start) {
    case "curv":
      guard let count = data.uint32(at: start + 8), count <= 65_536, tag.count >= 12 + 2 * count else {
        throw .damaged("a curve lies outside of its tag")
      }
      if count == 0 { return .power(1) }
      let values = (0..<count).compactMap { data.uint16(at: start + 12 + 2 * $0) }
      if count == 1 { return .power(Double(values[0]) / 256) }
      return .sampled(values.map { UInt16($0) })
    case "para": return try parametricCurve(data, tag)
    default: throw .damaged("a curve has an unknown type")
    }
  }

  private static func parametricCurve(_ data: ByteFields, _ tag: Range<Int>) throws(ICCProfileError) -> ToneCurve {
    let counts = [1, 3, 4, 5, 7]
    guard let type = data.uint16(at: tag.lowerBound + 8), type < counts.count,
      tag.count >= 12 + 4 * counts[type]
    else { throw .damaged("a curve has an unknown function") }
    let p = (0..<counts[type]).compactMap { data.fixed(at: tag.lowerBound + 12 + 4 * $0) }
    guard p[0] >= 0, type == 0 || type >= 3 || p[1] != 0 else { throw .damaged("a curve has an impossible function") }
    switch type {
    case 0: return .power(p[0])
    case 1: return .parametric(g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: 0, f: 0)
    case 2: return .parametric(g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: p[3], f: p[3])
    case 3: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: 0, f: 0)
    default: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
    }
  }
}

/// The reason why a profile is not applied, without its name.
package enum ICCProfileError: Error, Hashable, CustomStringConvertible {
  case damaged(String)
  case unsupported(String)

  package var description: String {
    switch self {
    case .damaged(let reason): "it is damaged (\(reason))"
    case .unsupported(let reason): reason
    }
  }
}

extension Bitmap {
  /// Converts opaque pixels from the colors of an ICC profile to sRGB, unless no color changes by more than one level.
  ///
  /// - Parameter isGray: Whether the picture had no colors.
  /// - Throws: The reason why the pixels stay as they are.
  package mutating func convertToSRGB(from profile: [UInt8], isGray: Bool) throws(ICCProfileError) {
    guard profile.count <= ICCProfile.maximumSize else {
      throw .unsupported("it has more than \(ICCProfile.maximumSize) bytes")
    }
    let profile = try ICCProfile(profile)
    guard isGray || !profile.isGray else { throw .unsupported("it describes grays, and the picture has colors") }
    guard !profile.conversion.isSRGB else { return }
    let (tables, area) = (profile.conversion.tables(depth: 8), size.area)
    withMutablePixels { tables.convert($0, count: area) }
  }
}

/// Big-endian numbers in bytes. Positions outside of the bytes are `nil`.
struct ByteFields {
  let bytes: [UInt8]

  func uint8(at offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

  func uint16(at offset: Int) -> Int? {
    guard let high = uint8(at: offset), let low = uint8(at: offset + 1) else { return nil }
    return high << 8 | low
  }

  func uint32(at offset: Int) -> Int? {
    guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  /// A signed number with 16 bits after the point.
  func fixed(at offset: Int) -> Double? {
    uint32(at: offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }

  /// Four characters of Latin-1.
  func name(at offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<offset + 4].withUnsafeBytes { String(latin1: $0) }
  }
}
