import Foundation

extension UnsafeMutablePointer<UInt32> {
  /// Replaces neighbouring pixels, by copies of what was set first; the copied part stays in the fastest cache.
  package func set(count: Int, to pixel: UInt32) {
    let largestCopy = 2048
    var filled = Swift.min(count, 32)
    var index = 0
    while index < filled {
      self[index] = pixel
      index &+= 1
    }
    while filled < count {
      let copied = Swift.min(Swift.min(filled, largestCopy), count &- filled)
      memcpy(self + filled, self, copied &* 4)
      filled &+= copied
    }
  }
}
