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
