package import Foundation

/// The chunks of a PNG file, without their contents.
package struct PNGChunks {
  private struct Chunk {
    let type: String
    let content: Data
  }

  private let chunks: [Chunk]

  /// The keywords of the texts that FirstFrame writes.
  package static let ownKeywords: Set = ["Test", "Renderer", "Typefaces", "System", "Layout Tree"]

  /// Reads the chunks of a file; `nil` if they do not end with the file.
  package init?(_ file: Data) {
    let bytes = Data(file)
    guard bytes.count > 8 else { return nil }
    var chunks: [Chunk] = []
    var position = 8
    while position < bytes.count {
      guard position + 12 <= bytes.count else { return nil }
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - position - 12,
        let type = String(validating: bytes[position + 4..<position + 8], as: UTF8.self)
      else { return nil }
      chunks.append(Chunk(type: type, content: bytes[position + 8..<position + 8 + length]))
      position += 12 + length
      if type == "IEND" { break }
    }
    guard position == bytes.count, chunks.last?.type == "IEND" else { return nil }
    self.chunks = chunks
  }

  /// Whether the file has only chunks that FirstFrame writes, each as often as it does. A browser then shows exactly the
  /// pixels that FirstFrame reads.
  package var areOwn: Bool {
    let types = chunks.map(\.type)
    guard types.first == "IHDR", types.allSatisfy(Self.types.contains) else { return false }
    for type in ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS"] where types.count(where: { $0 == type }) > 1 { return false }
    guard let first = types.firstIndex(of: "IDAT"), let last = types.lastIndex(of: "IDAT"),
      types[first...last].allSatisfy({ $0 == "IDAT" }), last == types.count - 2
    else { return false }
    // The bit depth, at most 8, and no interlacing.
    guard let header = chunks.first?.content, header.count == 13, header[header.startIndex + 8] <= 8,
      header[header.startIndex + 12] == 0
    else { return false }
    return chunks.filter { $0.type == "iTXt" }.allSatisfy { chunk in
      Self.ownKeywords.contains(String(decoding: chunk.content.prefix { $0 != 0 }, as: UTF8.self))
    }
  }

  private static let types: Set = ["IHDR", "sRGB", "pHYs", "iTXt", "PLTE", "tRNS", "IDAT", "IEND"]
}
