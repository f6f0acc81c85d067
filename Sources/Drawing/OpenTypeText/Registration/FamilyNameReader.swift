import FirstFrameLocalFiles
import Foundation

/// Reads the names of families in a font file, without the rest of the file: a search reads many files.
struct FamilyNameReader {
  /// The maximum size of a table of names, in bytes. Real ones have a few thousand.
  private static let maximumTableSize = 1 << 20
  private static let maximumFaceCount = 256
  private static let maximumTableCount = 512
  private static let headerSize = 12
  private static let recordSize = 16

  private let descriptor: Int32

  /// Returns the name of the family of each face; empty if the file cannot be read or is no font. Damaged parts are left
  /// out: only files that are registered are checked, and then as a whole.
  ///
  /// - Parameter path: A path whose links are resolved.
  static func names(inFileAt path: String) -> [String] {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    return FamilyNameReader(descriptor: descriptor).names()
  }

  private func names() -> [String] {
    guard let header = bytes(at: 0, count: Self.headerSize), let tag = header.tag(at: 0) else { return [] }
    guard tag == .collection else { return [name(ofFaceAt: 0)].compactMap { $0 } }
    guard let count = header.unsigned32(at: 8), (1...Self.maximumFaceCount).contains(count),
      let offsets = bytes(at: Self.headerSize, count: 4 * count)
    else { return [] }
    return (0..<count).compactMap { offsets.unsigned32(at: 4 * $0).flatMap(name) }
  }

  /// - Parameter offset: The offset of the face's table directory.
  private func name(ofFaceAt offset: Int) -> String? {
    guard let header = bytes(at: offset, count: Self.headerSize), let count = header.unsigned16(at: 4),
      (1...Self.maximumTableCount).contains(count),
      let records = bytes(at: offset + Self.headerSize, count: count * Self.recordSize)
    else { return nil }
    for record in stride(from: 0, to: count * Self.recordSize, by: Self.recordSize)
    where records.tag(at: record) == "name" {
      guard let start = records.unsigned32(at: record + 8), let length = records.unsigned32(at: record + 12),
        length <= Self.maximumTableSize, let table = bytes(at: start, count: length)
      else { return nil }
      return HarfBuzzFace(namesIn: Self.font(withNames: table)).familyName
    }
    return nil
  }

  /// Returns a font file with one table only, so that names are decoded as those of whole files are.
  private static func font(withNames table: FontBytes) -> FontBytes {
    let start = headerSize + recordSize
    var font: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + Array("name".utf8) + [0, 0, 0, 0]
    for value in [start, table.count] {
      font += stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    return FontBytes(font + UnsafeRawBufferPointer(start: table.start, count: table.count))
  }

  /// Returns bytes of the file; `nil` if it has fewer.
  private func bytes(at offset: Int, count: Int) -> FontBytes? {
    let bytes = FontBytes(capacity: count) { memory in
      var length = 0
      while length < count, let address = memory.baseAddress {
        let read = pread(descriptor, address + length, count - length, off_t(offset + length))
        guard read > 0 || (read < 0 && errno == EINTR) else { break }
        length += max(read, 0)
      }
      return length
    }
    return bytes.count == count ? bytes : nil
  }
}
