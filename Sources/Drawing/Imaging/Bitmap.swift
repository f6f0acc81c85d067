import Foundation

/// A bitmap: rows of premultiplied sRGB pixels with 8 bits per channel, from the top down, without padding.
public struct Bitmap: Sendable {
  public let size: PixelSize
  private var storage: PixelStorage

  /// Creates a bitmap of clear pixels.
  public init(size: PixelSize) {
    self.size = size
    storage = PixelStorage(clear: size.area)
  }

  /// Creates a bitmap from pixels that a function writes. The memory is not cleared, so the function must write all of
  /// them.
  init<Failure: Error>(
    size: PixelSize, filledBy fill: (UnsafeMutablePointer<UInt32>) throws(Failure) -> Void
  ) throws(Failure) {
    self.size = size
    storage = PixelStorage(uninitialized: size.area)
    try fill(storage.pixels)
  }

  /// Creates a bitmap of one color.
  public init(size: PixelSize, color: PremultipliedColor) {
    self.size = size
    storage = PixelStorage(count: size.area, color: color)
  }

  public var width: Int { size.width }
  public var height: Int { size.height }

  /// The pixel in a column and a row, counted from the top left corner.
  public subscript(x: Int, y: Int) -> PremultipliedColor {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "(\(x), \(y)) lies outside \(width) x \(height)")
      return PremultipliedColor(packed: storage.pixels[y * width + x])
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "(\(x), \(y)) lies outside \(width) x \(height)")
      let index = y * width + x
      withMutablePixels { $0[index] = newValue.packed }
    }
  }

  /// Calls the body with the `width * height` pixels, packed as in ``PremultipliedColor``.
  public func withPixels<Result, Failure: Error>(
    _ body: (UnsafePointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withExtendedLifetime(storage) { () throws(Failure) in
      try body(UnsafePointer(storage.pixels))
    }
  }

  /// Calls the body with the mutable pixels, copied first if another bitmap shares them.
  public mutating func withMutablePixels<Result, Failure: Error>(
    _ body: (UnsafeMutablePointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !isKnownUniquelyReferenced(&storage) {
      storage = PixelStorage(copying: storage)
    }
    let storage = storage
    return try withExtendedLifetime(storage) { () throws(Failure) in
      try body(storage.pixels)
    }
  }

  /// Whether every pixel is opaque.
  public var isOpaque: Bool {
    let count = size.area
    return withPixels { pixels in
      var index = 0
      var all: UInt32 = .max
      while index < count {
        all &= pixels[index]
        index &+= 1
      }
      return all &>> 24 == 255
    }
  }
}

extension Bitmap: Equatable {
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    guard left.size == right.size else { return false }
    return left.storage === right.storage
      || memcmp(left.storage.pixels, right.storage.pixels, left.size.area * MemoryLayout<UInt32>.stride) == 0
  }
}

extension Bitmap: Hashable {
  /// Hashes the size and all pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    withPixels { hasher.combine(bytes: UnsafeRawBufferPointer(start: $0, count: size.area * 4)) }
  }
}

/// The memory of one bitmap.
///
/// `@unchecked Sendable`: only `Bitmap` accesses the memory, and writes to it only if it has the only reference.
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

extension UnsafeMutablePointer<UInt32> {
  /// Sets consecutive pixels to the same value.
  ///
  /// Copies pixels that are already set. The copied part is small enough for the processor's first-level cache.
  package func set(count: Int, to pixel: UInt32) {
    let maximumCopyCount = 2048
    var filled = Swift.min(count, 32)
    var index = 0
    while index < filled {
      self[index] = pixel
      index &+= 1
    }
    while filled < count {
      let copied = Swift.min(Swift.min(filled, maximumCopyCount), count &- filled)
      memcpy(self + filled, self, copied &* 4)
      filled &+= copied
    }
  }
}
