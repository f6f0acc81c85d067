import FirstFrameCPNG
import Foundation

/// Texts as libpng takes them: C strings that stay where they are until the header is written.
final class PNGTextBuffer {
  let texts: UnsafeMutableBufferPointer<png_text>
  private let empty = strdup("")

  init(_ metadata: [PNGMetadata.Text]) {
    texts = .allocate(capacity: metadata.count)
    for (index, text) in metadata.enumerated() {
      let keyword = Self.copy(text.keyword.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
      let value = Array(text.value.utf8)
      texts.initializeElement(
        at: index, to: firstframe_png_international_text(keyword, Self.copy(value), value.count, empty))
    }
  }

  deinit {
    for text in texts {
      text.key.deallocate()
      text.text.deallocate()
    }
    texts.deallocate()
    free(empty)
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
    copy[bytes.count] = 0
    return copy
  }
}
