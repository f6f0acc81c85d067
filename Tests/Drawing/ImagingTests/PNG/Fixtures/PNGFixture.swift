import Foundation

/// A small PNG of any kind, with known samples.
struct PNGFixture: Sendable, CustomStringConvertible {
  let width: Int
  let height: Int
  let colorType: Int
  let bitDepth: Int
  let isInterlaced: Bool
  /// Whether there is a color key, or alpha for a part of the palette.
  var hasTransparency = false
  /// Chunks between the header and the palette.
  var early: [PNGChunk] = []

  var description: String {
    "\(width) x \(height), color type \(colorType), \(bitDepth) bits\(isInterlaced ? ", interlaced" : "")"
      + (hasTransparency ? ", transparency" : "")
  }

  var channelCount: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }
  var largestSample: Int { (1 << bitDepth) - 1 }

  static let paletteColors = 11
  /// The number of palette entries with alpha.
  static let paletteAlphas = 5

  var paletteCount: Int { min(Self.paletteColors, 1 << bitDepth) }

  func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
    let mixed = (x &* 7_919 &+ y &* 104_729 &+ channel &* 1_299_709 &+ 13) &* 2_654_435_761 >> 7
    return colorType == 3 ? mixed % paletteCount : mixed & largestSample
  }

  static func paletteColor(_ index: Int) -> [UInt8] {
    [UInt8(index * 23), UInt8(255 - index * 19), UInt8(index * 7 + 40)]
  }

  static func paletteAlpha(_ index: Int) -> UInt8 {
    index < paletteAlphas ? UInt8(index * 60) : 255
  }

  /// The transparent color of a picture with a color key: the color of the top left pixel.
  var key: [Int] { (0..<channelCount).map { sample(0, 0, $0) } }

  var data: Data {
    PNGChunk.file(
      [
        .header(width: width, height: height, bitDepth: bitDepth, colorType: colorType, isInterlaced: isInterlaced)
      ] + early + palette + transparency + [.pixels(passes.flatMap(\.self)), .end])
  }

  private var palette: [PNGChunk] {
    colorType == 3 ? [PNGChunk(name: "PLTE", content: (0..<paletteCount).flatMap(Self.paletteColor))] : []
  }

  private var transparency: [PNGChunk] {
    guard hasTransparency else { return [] }
    let content =
      colorType == 3
      ? (0..<min(Self.paletteAlphas, paletteCount)).map(Self.paletteAlpha) : key.flatMap { UInt16($0).bigEndianBytes }
    return [PNGChunk(name: "tRNS", content: content)]
  }

  private var passes: [[UInt8]] {
    isInterlaced
      ? Self.adam7.map { rows(left: $0.0, top: $0.1, columnStep: $0.2, rowStep: $0.3) }
      : [rows(left: 0, top: 0, columnStep: 1, rowStep: 1)]
  }

  /// The left offset, top offset, column step and row step of each pass (PNG Third Edition, 8.2).
  private static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  private func rows(left: Int, top: Int, columnStep: Int, rowStep: Int) -> [UInt8] {
    let columns = Array(stride(from: left, to: width, by: columnStep))
    guard !columns.isEmpty else { return [] }
    var filter = PNGRowFilter(bytesPerPixel: max(1, bitDepth * channelCount / 8))
    return stride(from: top, to: height, by: rowStep).flatMap { y in filter.next(packed(columns, y)) }
  }

  /// Returns the samples of a row as bytes, with the first sample in the highest bits.
  private func packed(_ columns: [Int], _ y: Int) -> [UInt8] {
    let samples = columns.flatMap { x in (0..<channelCount).map { sample(x, y, $0) } }
    if bitDepth == 16 { return samples.flatMap { UInt16($0).bigEndianBytes } }
    let perByte = 8 / bitDepth
    return stride(from: 0, to: samples.count, by: perByte).map { start in
      (0..<perByte).reduce(UInt8(0)) { byte, offset in
        let sample = start + offset < samples.count ? samples[start + offset] : 0
        return (bitDepth == 8 ? 0 : byte << bitDepth) | UInt8(sample)
      }
    }
  }

  /// Every color type with all its bit depths (PNG Third Edition, table 12), plain and interlaced.
  static let table: [PNGFixture] = {
    let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    return [0, 2, 3, 4, 6].flatMap { colorType in
      (depths[colorType] ?? []).flatMap { bitDepth in
        sizes.flatMap { size in
          [false, true].flatMap { isInterlaced in
            (colorType < 4 ? [false, true] : [false]).map { hasTransparency in
              PNGFixture(
                width: size.0, height: size.1, colorType: colorType, bitDepth: bitDepth,
                isInterlaced: isInterlaced, hasTransparency: hasTransparency)
            }
          }
        }
      }
    }
  }()

  /// Sizes at which some passes of interlacing are empty.
  private static let sizes = [(1, 1), (2, 3), (5, 1), (1, 9), (21, 19)]
}

/// Filters rows by all five filters in turn (PNG Third Edition, 9.2).
struct PNGRowFilter {
  let bytesPerPixel: Int
  private var above: [UInt8] = []
  private var kind: UInt8 = 0

  init(bytesPerPixel: Int) {
    self.bytesPerPixel = bytesPerPixel
  }

  mutating func next(_ row: [UInt8]) -> [UInt8] {
    if above.isEmpty { above = [UInt8](repeating: 0, count: row.count) }
    let filtered = row.indices.map { row[$0] &- prediction($0, row) }
    defer {
      above = row
      kind = (kind + 1) % 5
    }
    return [kind] + filtered
  }

  private func prediction(_ index: Int, _ row: [UInt8]) -> UInt8 {
    let left = index < bytesPerPixel ? 0 : Int(row[index - bytesPerPixel])
    let up = Int(above[index])
    let corner = index < bytesPerPixel ? 0 : Int(above[index - bytesPerPixel])
    switch kind {
    case 0: return 0
    case 1: return UInt8(left)
    case 2: return UInt8(up)
    case 3: return UInt8((left + up) / 2)
    default:
      let guess = left + up - corner
      let distances = [abs(guess - left), abs(guess - up), abs(guess - corner)]
      if distances[0] <= distances[1] && distances[0] <= distances[2] { return UInt8(left) }
      return UInt8(distances[1] <= distances[2] ? up : corner)
    }
  }
}

/// A chunk of a PNG: a name of four letters and its content.
struct PNGChunk {
  let name: String
  var content: [UInt8]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  static let end = PNGChunk(name: "IEND", content: [])

  /// The bytes of the chunk: length, name, content and checksum.
  var bytes: [UInt8] {
    let checked = Array(name.utf8) + content
    return UInt32(content.count).bigEndianBytes + checked + Checksums.crc32(checked).bigEndianBytes
  }

  static func file(_ chunks: [PNGChunk]) -> Data {
    Data(signature + chunks.flatMap(\.bytes))
  }

  static func header(
    width: Int, height: Int, bitDepth: Int, colorType: Int, isInterlaced: Bool = false
  ) -> PNGChunk {
    let kind = [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
    return PNGChunk(name: "IHDR", content: UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + kind)
  }

  /// Returns a chunk with pixels in a zlib stream of stored blocks (RFC 1951, 3.2.4), without compression.
  static func pixels(_ raw: [UInt8]) -> PNGChunk {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = raw[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(65_535)
      let length = UInt16(block.count)
      stream += [rest.isEmpty ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8)]
      stream += [UInt8(~length & 0xFF), UInt8(~length >> 8)] + block
    } while !rest.isEmpty
    return PNGChunk(name: "IDAT", content: stream + Checksums.adler32(raw).bigEndianBytes)
  }
}

/// The two checksums of a PNG, computed bit by bit as the standards define them.
enum Checksums {
  /// Returns the CRC-32 checksum (PNG Third Edition, annex D).
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc = crcTable[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8)
    }
    return ~crc
  }

  /// Returns the Adler-32 checksum (RFC 1950, 8.2).
  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 1
    var sumOfSums: UInt32 = 0
    for byte in bytes {
      sum = (sum + UInt32(byte)) % 65_521
      sumOfSums = (sumOfSums + sum) % 65_521
    }
    return sumOfSums << 16 | sum
  }

  private static let crcTable = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}

extension FixedWidthInteger {
  var bigEndianBytes: [UInt8] {
    stride(from: bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
