import Foundation

/// The memory of one bitmap.
///
/// Unchecked: only `Bitmap` reaches it, and writes to it only while it holds the one reference.
final class PixelStorage: @unchecked Sendable {
  let pixels: UnsafeMutablePointer<UInt32>
  let count: Int
  private let memory: PixelMemory

  init(clear count: Int) {
    self.count = count
    memory = PixelMemory(byteCount: count * MemoryLayout<UInt32>.stride)
    pixels = memory.start.bindMemory(to: UInt32.self, capacity: count)
  }

  init(count: Int, color: PremultipliedColor) {
    self.count = count
    memory = PixelMemory(byteCount: count * MemoryLayout<UInt32>.stride, isClear: false)
    pixels = memory.start.bindMemory(to: UInt32.self, capacity: count)
    pixels.set(count: count, to: color.packed)
  }

  init(uninitialized count: Int) {
    self.count = count
    memory = PixelMemory(byteCount: count * MemoryLayout<UInt32>.stride, isClear: false)
    pixels = memory.start.bindMemory(to: UInt32.self, capacity: count)
  }

  init(copying other: PixelStorage) {
    count = other.count
    memory = PixelMemory(byteCount: count * MemoryLayout<UInt32>.stride, isClear: false)
    pixels = memory.start.bindMemory(to: UInt32.self, capacity: count)
    memcpy(pixels, other.pixels, count * MemoryLayout<UInt32>.stride)
  }
}
