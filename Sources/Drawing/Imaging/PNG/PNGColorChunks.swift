import Foundation

/// The chunks of a file that describe its colors, and the conversion to sRGB that follows from them.
///
/// The order of precedence is cICP, iCCP, sRGB, and cHRM with gAMA (PNG Third Edition, 4.3). A description that is damaged
/// or not supported is ignored with a warning, and the next one counts. libpng skips these chunks except for sRGB and gAMA:
/// its versions differ in what they accept.
struct PNGColorChunks: Equatable {
  /// The contents of the first chunk of each kind before the pixels.
  private var contents: [String: [UInt8]] = [:]
  /// The positions of profiles that are too large to read, with their lengths and checksums.
  private(set) var oversized: [Range<Int>] = []

  private static let names = ["cICP", "iCCP", "cHRM", "sRGB", "gAMA"]

  /// - Parameters:
  ///   - data: A file with a PNG signature.
  ///   - limit: The largest size of a profile, in bytes.
  init(_ data: Data, limit: Int) {
    data.withUnsafeBytes { bytes in
      var offset = 8
      while offset + 12 <= bytes.count {
        let length = Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        let end = offset + 12 + length
        let type = String(latin1: UnsafeRawBufferPointer(rebasing: bytes[offset + 4..<offset + 8]))
        guard end <= bytes.count, type != "IDAT", type != "IEND" else { return }
        if Self.names.contains(type) {
          if length > limit {
            oversized.append(offset..<end)
          } else if contents[type] == nil {
            contents[type] = Array(bytes[offset + 8..<end - 4])
          }
        }
        offset = end
      }
    }
  }

  /// Returns the description of a picture's colors.
  ///
  /// - Parameters:
  ///   - gamma: The value of gAMA; 0 if there is none that counts.
  ///   - isGray: Whether the picture has no colors.
  func description(gamma: UInt32, isGray: Bool) -> PNGColorDescription {
    var description = PNGColorDescription()
    if !oversized.isEmpty { description.ignore("a profile of more than 1,000,000 bytes") }
    if let content = contents["cICP"], applyCodePoints(content, to: &description) { return description }
    if let content = contents["iCCP"], applyProfile(content, isGray: isGray, to: &description) { return description }
    if contents["sRGB"] != nil { return description }
    if contents["gAMA"] != nil, gamma == 0 { description.ignore("the chunk gAMA, which is damaged") }
    description.gamma = PNGGamma(hundredThousandths: gamma)
    if let content = contents["cHRM"] { applyChromaticities(content, to: &description) }
    description.nameGamma()
    return description
  }

  // MARK: cICP

  /// Source: Rec. ITU-T H.273, tables 2 and 3.
  private func applyCodePoints(_ content: [UInt8], to description: inout PNGColorDescription) -> Bool {
    guard content.count == 4 else {
      description.ignore("the chunk cICP, which is damaged")
      return false
    }
    let (primaries, transfer) = (Int(content[0]), Int(content[1]))
    let name = "colors of the code points \(content.map(String.init).joined(separator: "/")) (cICP)"
    guard content[2] == 0, content[3] == 1, let chromaticities = Self.chromaticities(primaries),
      let curve = Self.curve(transfer),
      let conversion = ColorConversion(curve: curve, chromaticities: chromaticities)
    else {
      description.ignore(name + (transfer == 16 || transfer == 18 ? ", whose range of brightness is high" : ""))
      return false
    }
    description.apply(conversion, name: Self.knownName(primaries, transfer) ?? name)
    return true
  }

  private static func knownName(_ primaries: Int, _ transfer: Int) -> String? {
    switch (primaries, transfer) {
    case (12, 13): "Display P3"
    case (9, 1), (9, 14), (9, 15): "BT.2020"
    case (1, 1): "BT.709"
    default: nil
    }
  }

  private static func chromaticities(_ code: Int) -> Chromaticities? {
    typealias Point = Chromaticities.Point
    return switch code {
    case 1: .sRGB
    case 4:
      Chromaticities(
        red: Point(0.67, 0.33), green: Point(0.21, 0.71), blue: Point(0.14, 0.08), white: Point(0.31, 0.316))
    case 5:
      Chromaticities(red: Point(0.64, 0.33), green: Point(0.29, 0.6), blue: Point(0.15, 0.06), white: .d65)
    case 6, 7:
      Chromaticities(red: Point(0.63, 0.34), green: Point(0.31, 0.595), blue: Point(0.155, 0.07), white: .d65)
    case 9: .bt2020
    case 11:
      Chromaticities(
        red: Point(0.68, 0.32), green: Point(0.265, 0.69), blue: Point(0.15, 0.06), white: Point(0.314, 0.351))
    case 12: .displayP3
    case 22:
      Chromaticities(red: Point(0.63, 0.34), green: Point(0.295, 0.605), blue: Point(0.155, 0.077), white: .d65)
    default: nil
    }
  }

  private static func curve(_ code: Int) -> ToneCurve? {
    switch code {
    case 1, 6, 14, 15: .bt709
    case 4: .power(2.2)
    case 5: .power(2.8)
    case 8: .power(1)
    case 13: .sRGB
    default: nil
    }
  }

  // MARK: iCCP

  private func applyProfile(
    _ content: [UInt8], isGray: Bool, to description: inout PNGColorDescription
  ) -> Bool {
    // The keyword has 1 to 79 bytes, followed by 0 and the method of compression.
    guard let end = content.prefix(80).firstIndex(of: 0), end > 0, content.count > end + 2, content[end + 1] == 0 else {
      description.ignore("an ICC profile, which is damaged (it has no name)")
      return false
    }
    let name = "the ICC profile \"" + Self.printable(content[..<end]) + "\""
    do throws(ICCProfileError) {
      let bytes: [UInt8]
      do throws(InflationError) {
        bytes = try Inflation.content(of: content[(end + 2)...], limit: ICCProfile.maximumSize, checksum: .verified)
      } catch {
        throw .damaged("it cannot be inflated to at most \(ICCProfile.maximumSize) bytes")
      }
      let profile = try ICCProfile(bytes)
      guard isGray || !profile.isGray else { throw .unsupported("it describes grays, and the picture has colors") }
      description.apply(profile.conversion, name: name)
      return true
    } catch {
      switch error {
      case .damaged(let reason): description.ignore("\(name), which is damaged (\(reason))")
      case .unsupported(let reason): description.ignore("\(name): \(reason)")
      }
      return false
    }
  }

  /// The name with the printable characters of ASCII only.
  private static func printable(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.filter { (32...126).contains($0) && $0 != 34 }, as: UTF8.self)
  }

  // MARK: cHRM

  private func applyChromaticities(_ content: [UInt8], to description: inout PNGColorDescription) {
    let data = ByteFields(bytes: content)
    let values = (0..<8).compactMap { data.uint32(at: 4 * $0) }.map { Double($0) / 100_000 }
    guard content.count == 32, values.allSatisfy({ $0 <= 1 }) else {
      return description.ignore("the chunk cHRM, which is damaged")
    }
    func point(_ index: Int) -> Chromaticities.Point { Chromaticities.Point(values[2 * index], values[2 * index + 1]) }
    let chromaticities = Chromaticities(red: point(1), green: point(2), blue: point(3), white: point(0))
    guard let own = ColorMatrix(chromaticities), own.inverse != nil else {
      return description.ignore("the chunk cHRM, which is damaged")
    }
    // Without other primaries, gAMA alone decides.
    guard !ColorConversion(curves: [.sRGB, .sRGB, .sRGB], matrix: own).isSRGB else { return }
    let curve = description.gamma.curve
    description.gamma = PNGGamma(hundredThousandths: 0)
    description.apply(ColorConversion(curves: [curve, curve, curve], matrix: own), name: "other primaries (cHRM)")
  }
}

/// The meaning of a picture's samples.
struct PNGColorDescription {
  /// The conversion to sRGB; `nil` if there is none but the gamma.
  private(set) var conversion: ColorConversion?
  var gamma = PNGGamma(hundredThousandths: 0)
  /// The name of the space that was converted.
  private(set) var convertedName: String?
  private(set) var warnings: [String] = []

  /// Applies a conversion, unless it changes nothing.
  fileprivate mutating func apply(_ conversion: ColorConversion, name: String) {
    guard !conversion.isSRGB else { return }
    self.conversion = conversion
    convertedName = name
  }

  /// Names the gamma, if it alone is converted.
  fileprivate mutating func nameGamma() {
    if conversion == nil, !gamma.isSRGB { convertedName = "another gamma (gAMA)" }
  }

  fileprivate mutating func ignore(_ description: String) {
    warnings.append("Its colors were not converted to sRGB: it has \(description).")
  }
}
