import Foundation

/// Buffers that are not in use, so that shaping a word does not begin with asking for memory.
///
/// Unchecked: the lock guards the list, and a buffer outside of it belongs to one caller.
final class ShapingBufferPool: @unchecked Sendable {
  static let shared = ShapingBufferPool()

  private static let limit = 16

  private let lock = NSLock()
  private var buffers: [ShapingBuffer] = []

  func withBuffer<Result>(_ body: (ShapingBuffer) -> Result) -> Result {
    let buffer = lock.withLock { buffers.popLast() } ?? ShapingBuffer()
    defer {
      if buffer.isWorthKeeping {
        lock.withLock { if buffers.count < Self.limit { buffers.append(buffer) } }
      }
    }
    return body(buffer)
  }
}
