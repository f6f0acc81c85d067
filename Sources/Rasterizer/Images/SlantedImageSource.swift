import FirstFrameLayoutTree
import Foundation

/// The colours of a picture that is turned or slanted, interpolated between the four nearest pixel centres.
final class SlantedImageSource: PixelSource {
  private let picture: Canvas
  /// Maps pixels to the unit square of the picture.
  private let space: GradientSpace
  private let sampling: ImageContent.Sampling

  init(picture: Canvas, space: GradientSpace, sampling: ImageContent.Sampling) {
    self.picture = picture
    self.space = space
    self.sampling = sampling
  }

  var isOpaque: Bool { false }
  var rowsAreEqual: Bool { false }

  func write(to pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let (width, height) = (Double(picture.bounds.width), Double(picture.bounds.height))
    let deltaY = space.deltaY(y)
    var deltaX = space.deltaX(x)
    var index = 0
    while index < count {
      let u = (deltaX * space.a + deltaY * space.c) * width
      let v = (deltaX * space.b + deltaY * space.d) * height
      pixels[index] = sampling == .nearest ? nearest(u, v) : interpolated(u - 0.5, v - 0.5)
      deltaX += 1
      index &+= 1
    }
  }

  private func nearest(_ u: Double, _ v: Double) -> UInt32 {
    pixel(Int(clamped(u).rounded(.down)), Int(clamped(v).rounded(.down)))
  }

  private func interpolated(_ u: Double, _ v: Double) -> UInt32 {
    let (left, top) = (clamped(u).rounded(.down), clamped(v).rounded(.down))
    let shareX = UInt32((clamped(u) - left) * 256 + 0.5)
    let shareY = UInt32((clamped(v) - top) * 256 + 0.5)
    let (x, y) = (Int(left), Int(top))
    let upper = mixed(pixel(x, y), pixel(x &+ 1, y), shareX)
    let lower = mixed(pixel(x, y &+ 1), pixel(x &+ 1, y &+ 1), shareX)
    return mixed(upper, lower, shareY)
  }

  /// Within what an integer holds, far beyond any picture.
  private func clamped(_ place: Double) -> Double { place > -1e6 ? min(place, 1e6) : -1e6 }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let column = min(max(x, 0), picture.bounds.width &- 1)
    let row = min(max(y, 0), picture.bounds.height &- 1)
    return picture.pixels[row &* picture.bounds.width &+ column]
  }

  /// The mean of two pixels, weighed in 256ths.
  private func mixed(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let redBlue = (first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* share &+ 0x0080_0080
    let greenAlpha = (first &>> 8 & 0x00FF_00FF) &* rest &+ (second &>> 8 & 0x00FF_00FF) &* share &+ 0x0080_0080
    return (redBlue &>> 8 & 0x00FF_00FF) | (greenAlpha & 0xFF00_FF00)
  }
}
