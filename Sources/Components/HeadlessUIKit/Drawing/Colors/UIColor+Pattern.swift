import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

extension UIColor {
  /// Creates a color from an image. It is the mean color of the image here, with a warning: patterns are not drawn.
  public convenience init(patternImage image: UIImage) {
    UsageWarnings.warnOfNoEffect(
      "UIColor(patternImage:)", "the mean color of the image is drawn; show the image in a view")
    let bitmap = image.cgImage?.bitmap
    let count = (bitmap?.width ?? 0) * (bitmap?.height ?? 0)
    var sums = (red: 0, green: 0, blue: 0, alpha: 0)
    bitmap?.withPixels { pixels in
      for index in 0..<count {
        let pixel = PremultipliedColor(packed: pixels[index])
        sums.red += Int(pixel.red)
        sums.green += Int(pixel.green)
        sums.blue += Int(pixel.blue)
        sums.alpha += Int(pixel.alpha)
      }
    }
    let alpha = CGFloat(max(sums.alpha, 1))
    self.init(
      red: CGFloat(sums.red) / alpha, green: CGFloat(sums.green) / alpha, blue: CGFloat(sums.blue) / alpha,
      alpha: CGFloat(sums.alpha) / CGFloat(255 * max(count, 1)))
  }
}
