import FirstFrameImaging
import Foundation

extension ColorComponents {
  init(_ color: Color) {
    red = CGFloat(color.red) / 255
    green = CGFloat(color.green) / 255
    blue = CGFloat(color.blue) / 255
    alpha = CGFloat(color.alpha) / 255
  }
}
