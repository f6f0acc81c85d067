import Foundation

extension ColorComponents {
  func with(alpha: CGFloat) -> ColorComponents {
    ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
  }
}
