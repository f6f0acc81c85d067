import Foundation

// Screens and safe areas as Apple's Human Interface Guidelines, "Layout", list them.

extension ViewImageConfig {
  public static let iPhoneSe = iPhoneSe(.portrait)
  public static let iPhone8 = iPhone8(.portrait)
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static let iPhoneX = iPhoneX(.portrait)
  public static let iPhone12 = iPhone12(.portrait)
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static let iPhone13 = iPhone13(.portrait)
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static let iPhone15Pro = iPhone15Pro(.portrait)
  public static let iPadPro11 = iPadPro11(.portrait)

  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    homeButton(width: 320, height: 568, scale: 2, orientation)
  }

  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    homeButton(width: 375, height: 667, scale: 2, orientation)
  }

  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    homeButton(width: 414, height: 736, scale: 3, orientation)
  }

  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    notch(width: 375, height: 812, top: 44, orientation)
  }

  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    notch(width: 390, height: 844, top: 47, orientation)
  }

  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    notch(width: 375, height: 812, top: 50, orientation)
  }

  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    notch(width: 390, height: 844, top: 47, orientation)
  }

  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    notch(width: 390, height: 844, top: 47, orientation)
  }

  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    notch(width: 428, height: 926, top: 47, orientation)
  }

  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    notch(width: 393, height: 852, top: 59, orientation)
  }

  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    let size = orientation == .portrait ? CGSize(width: 834, height: 1194) : CGSize(width: 1194, height: 834)
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), size: size,
      traits: UITraitCollection(displayScale: 2))
  }

  private static func homeButton(
    width: CGFloat, height: CGFloat, scale: CGFloat, _ orientation: Orientation
  ) -> ViewImageConfig {
    let isPortrait = orientation == .portrait
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: isPortrait ? 20 : 0, left: 0, bottom: 0, right: 0),
      size: isPortrait ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: UITraitCollection(displayScale: scale))
  }

  private static func notch(
    width: CGFloat, height: CGFloat, top: CGFloat, _ orientation: Orientation
  ) -> ViewImageConfig {
    let isPortrait = orientation == .portrait
    return ViewImageConfig(
      safeArea: isPortrait
        ? UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
        : UIEdgeInsets(top: 0, left: top, bottom: 21, right: top),
      size: isPortrait ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: UITraitCollection(displayScale: 3))
  }
}
