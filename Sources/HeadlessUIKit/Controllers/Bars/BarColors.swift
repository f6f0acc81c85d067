import Foundation

extension UIColor {
  /// The background of a bar above scrolled content: a material, drawn without the content behind it.
  static let barMaterial = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 1)
      : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 1)
  }

  /// The hairline at the edge of a bar.
  static let barShadow = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
