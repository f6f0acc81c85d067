import FirstFrameLayoutTree
import Foundation

/// A filter of colors with whole weights, so that a pixel is the same on every machine.
struct PixelColors {
  /// The weights in units of 1/65536, as in ``ColorFilter/weights``.
  private let weights: [Int]
  private static let bits = 16

  init(_ filter: ColorFilter) {
    // A factor beyond 1000 turns every channel into its smallest or largest value.
    weights = filter.weights.map { Int((min(max($0, -1000), 1000) * Double(1 << Self.bits)).rounded()) }
  }

  func apply(to canvas: Canvas) {
    let count = canvas.bounds.width * canvas.bounds.height
    // Neighbors often have the same color.
    var (last, result): (UInt32, UInt32) = (0, 0)
    var index = 0
    while index < count {
      let pixel = canvas.pixels[index]
      if pixel != last {
        last = pixel
        result = filtered(pixel)
      }
      canvas.pixels[index] = result
      index &+= 1
    }
  }

  /// Returns a premultiplied pixel with other colors.
  private func filtered(_ pixel: UInt32) -> UInt32 {
    let red = Int(pixel & 0xFF)
    let (green, blue, white) = (Int(pixel &>> 8 & 0xFF), Int(pixel &>> 16 & 0xFF), Int(pixel &>> 24))
    func sum(_ row: Int) -> Int {
      let sum = weights[row] * red + weights[row + 1] * green + weights[row + 2] * blue + weights[row + 3] * white
      return (sum + 1 << (Self.bits - 1)) >> Self.bits
    }
    let alpha = min(max(sum(12), 0), 255)
    func channel(_ row: Int) -> UInt32 { UInt32(min(max(sum(row), 0), alpha)) }
    return channel(0) | channel(4) &<< 8 | channel(8) &<< 16 | UInt32(alpha) &<< 24
  }
}
