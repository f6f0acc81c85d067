import FirstFrameCPNG
import Foundation

/// One file on its way through libpng, whose errors arrive here as return values.
final class PNGReader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// In memory of its own, for libpng keeps its address.
  let state: UnsafeMutablePointer<firstframe_png_reader>

  static func read(_ data: Data, withMetadata: Bool) throws(PNGError) -> PNGFile {
    guard data.starts(with: signature) else { throw .notPNG(byteCount: data.count) }
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in
        try PNGReader(bytes: bytes, withMetadata: withMetadata).file(withMetadata: withMetadata)
      }
    }
    return try result.get()
  }

  /// Reads the header. The bytes must outlive the reader.
  private init(bytes: UnsafeRawBufferPointer, withMetadata: Bool) throws(PNGError) {
    state = .allocate(capacity: 1)
    state.initialize(to: firstframe_png_reader())
    state.pointee.bytes = bytes.bindMemory(to: UInt8.self).baseAddress
    state.pointee.count = bytes.count
    try check(firstframe_png_begin_read(state, withMetadata ? 1 : 0))
  }

  deinit {
    firstframe_png_close_reader(state)
    state.deallocate()
  }

  func check(_ result: Int32) throws(PNGError) {
    guard result == 0 else { return }
    throw .damaged(reason: withUnsafeBytes(of: &state.pointee.error) { String(messageIn: $0) })
  }

  private func file(withMetadata: Bool) throws(PNGError) -> PNGFile {
    let bitmap = try bitmap()
    try check(firstframe_png_end_read(state))
    return PNGFile(bitmap: bitmap, metadata: withMetadata ? metadata : PNGMetadata())
  }
}
