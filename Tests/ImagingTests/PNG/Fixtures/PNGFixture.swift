import Foundation

/// A small PNG whose every sample is known by construction, of any kind that the format has.
struct PNGFixture: Sendable, CustomStringConvertible {
  let width: Int
  let height: Int
  let colorType: Int
  let bitDepth: Int
  let isInterlaced: Bool
  /// Whether a colour key, or alpha for a part of the palette, is there.
  var hasTransparency = false
  /// Chunks between the header and the palette.
  var early: [PNGChunk] = []

  var description: String {
    "\(width) x \(height), colour type \(colorType), \(bitDepth) bits\(isInterlaced ? ", interlaced" : "")"
      + (hasTransparency ? ", transparency" : "")
  }

  var channelCount: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }
  var largestSample: Int { (1 << bitDepth) - 1 }

  static let paletteColors = 11
  /// How many entries of the palette have an alpha of their own.
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

  /// The one colour that is transparent in a picture with a key: that of the top left pixel.
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

  /// Left, top, column step and row step of each pass (PNG Third Edition, 8.2).
  private static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  private func rows(left: Int, top: Int, columnStep: Int, rowStep: Int) -> [UInt8] {
    let columns = Array(stride(from: left, to: width, by: columnStep))
    guard !columns.isEmpty else { return [] }
    var filter = PNGRowFilter(bytesPerPixel: max(1, bitDepth * channelCount / 8))
    return stride(from: top, to: height, by: rowStep).flatMap { y in filter.next(packed(columns, y)) }
  }

  /// The samples of a row, the first in the highest bits.
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
}
