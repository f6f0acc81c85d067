import Foundation

/// The colors of a picture with at most 256 colors, in the order of their first pixels.
///
/// This is a hash table with open addressing in manually allocated memory, because it is searched at every change of
/// color in a picture.
final class ColorPalette {
  private static let maximumCount = 256
  private static let slotCount = 1024

  private let keys: UnsafeMutablePointer<UInt32>
  /// For each slot, the index of its color plus 1; 0 if the slot is free.
  private let indices: UnsafeMutablePointer<UInt16>
  private(set) var colors: [PremultipliedColor] = []

  /// Returns `nil` if the picture has more than 256 colors.
  init?(of bitmap: Bitmap) {
    keys = .allocate(capacity: Self.slotCount)
    keys.initialize(repeating: 0, count: Self.slotCount)
    indices = .allocate(capacity: Self.slotCount)
    indices.initialize(repeating: 0, count: Self.slotCount)
    let isComplete = bitmap.withPixels { collect($0, width: bitmap.width, height: bitmap.height) }
    guard isComplete else { return nil }
  }

  deinit {
    keys.deallocate()
    indices.deallocate()
  }

  /// The bits per index: 1, 2, 4 or 8, the depths of PNG's palettes.
  var bitDepth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// Writes the palette index of every pixel, with as many bits as `bitDepth` says. Meanwhile, each index takes a byte of
  /// the row, and their number is rounded up to eight.
  func writeIndices(of pixels: UnsafePointer<UInt32>, to words: UnsafeMutablePointer<UInt32>, count: Int) {
    let wordCount = (count &+ 3) / 4
    words[wordCount] = 0
    writeBytes(of: pixels, to: words, count: count)
    if bitDepth < 8 { Self.pack(words, count: wordCount, bitDepth: bitDepth) }
  }

  /// Packs indices of one byte, in place. The first pixel has the highest bits of a byte (PNG Third Edition, 7.2).
  ///
  /// A multiplication moves the bits of four indices next to each other, at the high end of the word.
  private static func pack(_ words: UnsafeMutablePointer<UInt32>, count: Int, bitDepth: Int) {
    let bytes = UnsafeMutableRawPointer(words).assumingMemoryBound(to: UInt8.self)
    var index = 0
    while index < count {
      let four = words[index]
      switch bitDepth {
      case 1:
        let next = words[index &+ 1]
        bytes[index / 2] = UInt8((four &* 0x8040_2010) &>> 24 & 0xF0 | (next &* 0x8040_2010) &>> 28)
        index &+= 1
      case 2:
        bytes[index] = UInt8((four &* 0x4010_0401) &>> 24)
      default:
        bytes[index &* 2] = UInt8(four &<< 4 & 0xF0 | four &>> 8 & 0xF)
        bytes[index &* 2 &+ 1] = UInt8(four &>> 12 & 0xF0 | four &>> 24)
      }
      index &+= 1
    }
  }

  private func writeBytes(of pixels: UnsafePointer<UInt32>, to words: UnsafeMutablePointer<UInt32>, count: Int) {
    var lastPixel = ~pixels[0]
    var lastIndex: UInt32 = 0
    var pixel = pixels
    var word = words
    let end = pixels + count
    while pixel < end {
      if end - pixel >= 4, Self.isRun(pixel, of: lastPixel) {
        word[0] = lastIndex &* 0x0101_0101
      } else {
        var four: UInt32 = 0
        var shift: UInt32 = 0
        var next = pixel
        while shift < 32, next < end {
          if next[0] != lastPixel {
            lastPixel = next[0]
            lastIndex = UInt32(indices[slot(of: lastPixel)]) &- 1
          }
          four |= lastIndex &<< shift
          shift &+= 8
          next += 1
        }
        word[0] = four
      }
      pixel += 4
      word += 1
    }
  }

  /// Whether four pixels all equal the pixel before them, which is common in pictures of interfaces.
  private static func isRun(_ pixel: UnsafePointer<UInt32>, of last: UInt32) -> Bool {
    (pixel[0] ^ last) | (pixel[1] ^ last) | (pixel[2] ^ last) | (pixel[3] ^ last) == 0
  }

  private func collect(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) -> Bool {
    let rowBytes = width &* MemoryLayout<UInt32>.stride
    var row = pixels
    var y = 0
    while y < height {
      let isRepeated = y > 0 && memcmp(row, row - width, rowBytes) == 0
      guard isRepeated || collect(row, count: width) else { return false }
      row += width
      y &+= 1
    }
    return true
  }

  private func collect(_ pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
    var pixel = pixels
    let end = pixels + count
    var lastPixel = ~pixels[0]
    while pixel < end {
      if end - pixel >= 4, Self.isRun(pixel, of: lastPixel) {
        pixel += 4
        continue
      }
      if pixel[0] != lastPixel {
        lastPixel = pixel[0]
        guard include(lastPixel) else { return false }
      }
      pixel += 1
    }
    return true
  }

  private func include(_ pixel: UInt32) -> Bool {
    let slot = slot(of: pixel)
    if indices[slot] != 0 { return true }
    guard colors.count < Self.maximumCount else { return false }
    colors.append(PremultipliedColor(packed: pixel))
    keys[slot] = pixel
    indices[slot] = UInt16(colors.count)
    return true
  }

  /// Returns the slot of a color, or the free slot to insert the color in.
  private func slot(of pixel: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (pixel &* 0x9E37_79B1) &>> 22)
    while indices[slot] != 0, keys[slot] != pixel {
      slot = (slot &+ 1) & (Self.slotCount &- 1)
    }
    return slot
  }
}
