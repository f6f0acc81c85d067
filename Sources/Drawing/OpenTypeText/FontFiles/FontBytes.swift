import FirstFrameLocalFiles
import Foundation
import Synchronization

/// The bytes of a font file, at a fixed address for the lifetime of the object.
///
/// `@unchecked Sendable`: nothing writes to the bytes after `init`.
final class FontBytes: @unchecked Sendable {
  let start: UnsafeRawPointer
  let count: Int

  private let cachedDigest = Mutex<String?>(nil)

  /// - Parameter fill: Writes to the buffer, and returns the number of bytes written.
  init<Failure: Error>(
    capacity: Int, filledBy fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(capacity, 1), alignment: 16)
    do {
      count = try fill(memory)
    } catch {
      memory.deallocate()
      throw error
    }
    start = UnsafeRawPointer(memory.baseAddress.unsafelyUnwrapped)
  }

  convenience init(_ bytes: [UInt8]) {
    self.init(capacity: bytes.count) { memory in
      bytes.withUnsafeBytes { memory.copyMemory(from: $0) }
      return bytes.count
    }
  }

  deinit {
    start.deallocate()
  }

  /// The SHA-256 digest of the bytes, as 64 lowercase hexadecimal digits.
  var digest: String {
    if let digest = cachedDigest.withLock({ $0 }) { return digest }
    let digest = SHA256.hexadecimal(of: UnsafeRawBufferPointer(start: start, count: count))
    cachedDigest.withLock { $0 = digest }
    return digest
  }

  /// Returns an unsigned big-endian 16-bit number; `nil` beyond the end.
  func unsigned16(at offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return Int(UInt16(bigEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }

  /// Returns a signed big-endian 16-bit number; `nil` beyond the end.
  func signed16(at offset: Int) -> Int? {
    unsigned16(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  /// Returns an unsigned big-endian 32-bit number; `nil` beyond the end.
  func unsigned32(at offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return Int(UInt32(bigEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  /// Returns a tag; `nil` beyond the end.
  func tag(at offset: Int) -> Tag? {
    unsigned32(at: offset).map { Tag(rawValue: UInt32($0)) }
  }
}

/// The functions that read font files.
enum FontFileReader {
  /// The maximum size of a file, in bytes. The largest collections of CJK fonts have slightly more than 100 MB.
  static let maximumSize = 1 << 28

  static func bytes(ofFileAt path: String) throws(FontFileError) -> FontBytes {
    let resolvedPath = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolvedPath),
      let kind = attributes[.type] as? FileAttributeType
    else { throw .missing(file: path) }
    // Reading a pipe or a device might never end.
    guard kind == .typeRegular else { throw .notAFile(file: path, isFolder: kind == .typeDirectory) }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= maximumSize else { throw .tooLarge(file: path, byteCount: size, limit: maximumSize) }
    return try FontBytes(capacity: size) { memory throws(FontFileError) in
      guard let stream = InputStream(fileAtPath: resolvedPath) else {
        throw .unreadable(file: path, reason: "it cannot be opened")
      }
      stream.open()
      defer { stream.close() }
      return try read(stream, into: memory, path: path)
    }
  }

  /// Returns the number of bytes read.
  private static func read(
    _ stream: InputStream, into memory: UnsafeMutableRawBufferPointer, path: String
  ) throws(FontFileError) -> Int {
    guard let start = memory.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
    var count = 0
    while count < memory.count {
      let length = stream.read(start + count, maxLength: memory.count - count)
      if length < 0 {
        throw .unreadable(file: path, reason: stream.streamError?.localizedDescription ?? "unknown error")
      }
      if length == 0 { break }
      count += length
    }
    return count
  }
}
