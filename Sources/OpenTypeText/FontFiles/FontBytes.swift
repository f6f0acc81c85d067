import Foundation

/// The bytes of a font file, at one place in memory for as long as anything refers to them.
///
/// Unchecked: the bytes never change, and the lock guards the digest.
final class FontBytes: @unchecked Sendable {
  let start: UnsafeRawPointer
  let count: Int

  private let lock = NSLock()
  private var knownDigest: String?

  /// - Parameter fill: Sets at most as many bytes as there is room for, and tells how many.
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

  /// SHA-256, in hexadecimal.
  var digest: String {
    lock.withLock {
      if let knownDigest { return knownDigest }
      let digest = SHA256.hexadecimal(of: UnsafeRawBufferPointer(start: start, count: count))
      knownDigest = digest
      return digest
    }
  }

  /// A number of 16 bits, the high byte first, or nil beyond the end.
  func number16(at offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return Int(UInt16(bigEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }

  /// A signed number of 16 bits.
  func signed16(at offset: Int) -> Int? {
    number16(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  /// A number of 32 bits, the high byte first, or nil beyond the end.
  func number32(at offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return Int(UInt32(bigEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  func tag(at offset: Int) -> Tag? {
    number32(at: offset).map { Tag(rawValue: UInt32($0)) }
  }
}

/// Reads the bytes of font files.
enum FontFileReader {
  /// In bytes; the largest collections of CJK fonts have a good 100 MB.
  static let largestSize = 1 << 28

  static func bytes(ofFileAt path: String) throws(FontFileError) -> FontBytes {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: place),
      let kind = attributes[.type] as? FileAttributeType
    else { throw .missing(file: path) }
    // A pipe or a device may never end.
    guard kind == .typeRegular else { throw .notAFile(file: path, isFolder: kind == .typeDirectory) }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= largestSize else { throw .tooLarge(file: path, byteCount: size, limit: largestSize) }
    return try FontBytes(capacity: size) { memory throws(FontFileError) in
      guard let stream = InputStream(fileAtPath: place) else {
        throw .unreadable(file: path, reason: "it does not open")
      }
      stream.open()
      defer { stream.close() }
      return try read(stream, into: memory, path: path)
    }
  }

  /// Returns how many bytes there were.
  private static func read(
    _ stream: InputStream, into memory: UnsafeMutableRawBufferPointer, path: String
  ) throws(FontFileError) -> Int {
    guard let start = memory.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
    var count = 0
    while count < memory.count {
      let length = stream.read(start + count, maxLength: memory.count - count)
      if length < 0 {
        throw .unreadable(file: path, reason: stream.streamError?.localizedDescription ?? "reading fails")
      }
      if length == 0 { break }
      count += length
    }
    return count
  }
}
