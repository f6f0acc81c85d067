import Foundation

/// Blocks of memory that wait for their next use.
///
/// Unchecked: the lock guards all that changes.
final class MemoryPool: @unchecked Sendable {
  static let shared = MemoryPool(byteLimit: 64 << 20)

  private let lock = NSLock()
  private let byteLimit: Int
  private var byteCount = 0
  private var blocks: [Int: [UnsafeMutableRawPointer]] = [:]

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The size of the block that holds as many bytes: an eighth more at most, so that similar sizes share blocks.
  static func capacity(for byteCount: Int) -> Int {
    let step = max(1 << max(Int.bitWidth - byteCount.leadingZeroBitCount - 4, 0), 64)
    return (byteCount + step - 1) / step * step
  }

  func take(_ capacity: Int) -> UnsafeMutableRawPointer {
    lock.lock()
    defer { lock.unlock() }
    if let block = blocks[capacity]?.popLast() {
      byteCount -= capacity
      return block
    }
    return .allocate(byteCount: capacity, alignment: 64)
  }

  func giveBack(_ block: UnsafeMutableRawPointer, capacity: Int) {
    lock.lock()
    defer { lock.unlock() }
    guard byteCount + capacity <= byteLimit else { return block.deallocate() }
    byteCount += capacity
    blocks[capacity, default: []].append(block)
  }
}
