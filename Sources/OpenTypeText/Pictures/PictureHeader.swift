/// The size that a PNG says it has, read before memory is taken for its pixels.
///
/// Source: Portable Network Graphics (PNG) Specification, Third Edition, sections 5.2 and 11.2.1.
struct PictureHeader {
  /// In pixels; the pictures of fonts have some 128.
  private static let largestSide = 2048

  let width: Int
  let height: Int

  /// Nil for bytes that do not begin as a PNG.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 24, bytes.prefix(4).elementsEqual([0x89, 0x50, 0x4E, 0x47]) else { return nil }
    width = Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt32.self)))
    height = Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 20, as: UInt32.self)))
  }

  var isReasonable: Bool {
    (1...Self.largestSide).contains(width) && (1...Self.largestSide).contains(height)
  }
}
