import Foundation

/// The contents and digests of the input files of a compilation.
struct InputDigests {
  /// The digests by path.
  private(set) var digests: [String: String] = [:]
  private var contents: [String: Data] = [:]

  /// Returns the content of a file, and records its digest.
  mutating func content(of file: URL) throws(ResourcePortingError) -> Data {
    if let content = contents[file.path] { return content }
    let content: Data
    do { content = try Data(contentsOf: file) } catch {
      throw .unreadable(path: file.path, reason: error.localizedDescription)
    }
    digests[file.path] = Self.digest(of: content)
    // Only the last content is stored: its digest is needed immediately afterwards, and older contents are not needed
    // again.
    contents = [file.path: content]
    return content
  }

  mutating func digest(of file: URL) throws(ResourcePortingError) -> String {
    if let digest = digests[file.path] { return digest }
    _ = try content(of: file)
    return digests[file.path] ?? ""
  }

  /// Returns a digest of 128 bits in hexadecimal: two runs of FNV-1a over words of eight bytes.
  static func digest(of content: Data) -> String {
    var first: UInt64 = 0xCBF2_9CE4_8422_2325
    var second: UInt64 = 0x9E37_79B9_7F4A_7C15
    content.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        var word: UInt64 = 0
        let count = min(8, bytes.count - offset)
        withUnsafeMutableBytes(of: &word) {
          $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]))
        }
        word = UInt64(littleEndian: word)
        first = (first ^ word) &* 0x0000_0100_0000_01B3
        first ^= first >> 29
        second = (second ^ word &+ UInt64(truncatingIfNeeded: offset)) &* 0xFF51_AFD7_ED55_8CCD
        second ^= second >> 32
        offset += 8
      }
    }
    first = (first ^ UInt64(content.count)) &* 0xC4CE_B9FE_1A85_EC53
    first ^= first >> 33
    return [first, second].map { value in
      let text = String(value, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }
}
