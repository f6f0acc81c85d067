import Foundation

/// Memory for pictures, layers and masks, reused from a pool if a block of the right size is free.
///
/// The system provides new memory page by page, which takes several times as long as clearing a reused block.
package final class PixelMemory {
  package let start: UnsafeMutableRawPointer
  private let capacity: Int

  /// - Parameter isClear: Whether to set all bytes to 0; otherwise they have the values of the previous use.
  package init(byteCount: Int, isClear: Bool = true) {
    capacity = MemoryPool.capacity(for: max(byteCount, 1))
    start = MemoryPool.shared.allocate(capacity)
    if isClear { memset(start, 0, byteCount) }
  }

  deinit {
    MemoryPool.shared.deallocate(start, capacity: capacity)
  }
}

/// A pool of free blocks of memory for reuse.
///
/// `@unchecked Sendable`: the lock guards all mutable state.
final class MemoryPool: @unchecked Sendable {
  static let shared = MemoryPool(byteLimit: 64 << 20)

  private let lock = NSLock()
  private let byteLimit: Int
  private var byteCount = 0
  private var blocks: [Int: [UnsafeMutableRawPointer]] = [:]

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// Returns the size of the block for a number of bytes. It is rounded up by at most an eighth, so that similar sizes
  /// share blocks.
  static func capacity(for byteCount: Int) -> Int {
    let step = max(1 << max(Int.bitWidth - byteCount.leadingZeroBitCount - 4, 0), 64)
    return (byteCount + step - 1) / step * step
  }

  func allocate(_ capacity: Int) -> UnsafeMutableRawPointer {
    lock.lock()
    defer { lock.unlock() }
    if let block = blocks[capacity]?.popLast() {
      byteCount -= capacity
      return block
    }
    return .allocate(byteCount: capacity, alignment: 64)
  }

  func deallocate(_ block: UnsafeMutableRawPointer, capacity: Int) {
    lock.lock()
    defer { lock.unlock() }
    guard byteCount + capacity <= byteLimit else { return block.deallocate() }
    byteCount += capacity
    blocks[capacity, default: []].append(block)
  }
}
