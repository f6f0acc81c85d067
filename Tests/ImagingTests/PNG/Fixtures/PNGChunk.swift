import Foundation

/// A piece of a PNG: a name of four letters and its content.
struct PNGChunk {
  let name: String
  var content: [UInt8]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  static let end = PNGChunk(name: "IEND", content: [])

  /// Length, name, content, checksum.
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

  /// Pixels in a zlib stream of stored blocks (RFC 1951, 3.2.4), for which nothing needs to be compressed.
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
