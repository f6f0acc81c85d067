import Foundation

/// The colours of a picture that was already made for the pixels it is drawn on.
final class CanvasSource: PixelSource {
  private let canvas: Canvas
  let isOpaque: Bool

  init(_ canvas: Canvas) {
    self.canvas = canvas
    var all: UInt32 = .max
    var index = 0
    let count = canvas.bounds.width * canvas.bounds.height
    while index < count, all &>> 24 == 255 {
      all &= canvas.pixels[index]
      index &+= 1
    }
    isOpaque = all &>> 24 == 255
  }

  var rowsAreEqual: Bool { false }

  func write(to pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    memcpy(pixels, canvas.row(y, fromX: x), count &* 4)
  }
}
