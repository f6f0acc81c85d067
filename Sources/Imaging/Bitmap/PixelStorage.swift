/// The memory of one bitmap.
///
/// Unchecked: only `Bitmap` reaches it, and writes to it only while it holds the one reference.
final class PixelStorage: @unchecked Sendable {
  let pixels: UnsafeMutablePointer<UInt32>
  let count: Int

  init(clear count: Int) {
    self.count = count
    pixels = .allocate(capacity: count)
    pixels.initialize(repeating: 0, count: count)
  }

  init(uninitialized count: Int) {
    self.count = count
    pixels = .allocate(capacity: count)
  }

  init(copying other: PixelStorage) {
    count = other.count
    pixels = .allocate(capacity: count)
    pixels.initialize(from: other.pixels, count: count)
  }

  deinit {
    pixels.deallocate()
  }
}
