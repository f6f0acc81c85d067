import FirstFrameImaging
import Foundation

extension Bitmap {
  /// The colour that all pixels have; nil where there are two or more.
  var onlyColor: PremultipliedColor? {
    withPixels { pixels in
      // Equal to itself moved by one pixel means equal throughout; memcmp is fast in debug builds too.
      let isFlat = memcmp(pixels, pixels + 1, (size.area - 1) * MemoryLayout<UInt32>.stride) == 0
      return isFlat ? PremultipliedColor(packed: pixels[0]) : nil
    }
  }
}
