/// Draws pixels as opaque greys in the lightest third, so that whatever is drawn over them stands out.
enum PaleGrey {
  static func draw(_ pixels: UnsafePointer<UInt32>, count: Int, to canvas: UnsafeMutablePointer<UInt32>) {
    var x = 0
    while x < count {
      canvas[x] = grey(of: pixels[x])
      x &+= 1
    }
  }

  /// Luma by the weights of ITU-R BT.601 in 256ths, over white, and a third of what it lacks to white.
  @inline(__always)
  private static func grey(of pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    let luma = ((pixel & 0xFF) &* 77 &+ ((pixel &>> 8) & 0xFF) &* 150 &+ ((pixel &>> 16) & 0xFF) &* 29) &>> 8
    // A premultiplied pixel lacks to white what its alpha has and its channels have not.
    let lack = alpha > luma ? alpha &- luma : 0
    return 0xFF00_0000 | (255 &- lack / 3) &* 0x0001_0101
  }
}
