import HeadlessUIKit

// Screens of the library that HeadlessUIKit does not define.
// Source of screens and safe areas: Apple, Human Interface Guidelines, "Layout".

extension ViewImageConfig {
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(.iPhone11(orientation), notch: 44)
  }

  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { .iPhone11ProMax(orientation) }

  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { .iPhone12(orientation) }

  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig { .iPhone13ProMax(orientation) }

  /// Returns a phone with the size of another phone and a notch of a different height, in points.
  private static func phone(_ other: ViewImageConfig, notch: CGFloat) -> ViewImageConfig {
    var config = other
    if config.safeArea.left > 0 {
      config.safeArea.left = notch
      config.safeArea.right = notch
    } else {
      config.safeArea.top = notch
    }
    return config
  }
}

extension UITraitCollection {
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneSe(orientation).traits
  }

  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8(orientation).traits
  }

  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8Plus(orientation).traits
  }

  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneX(orientation).traits
  }

  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXr(orientation).traits
  }

  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXsMax(orientation).traits
  }

  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12(orientation).traits
  }

  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12Pro(orientation).traits
  }

  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12ProMax(orientation).traits
  }

  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13(orientation).traits
  }

  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13Mini(orientation).traits
  }

  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13Pro(orientation).traits
  }

  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13ProMax(orientation).traits
  }

  /// The traits of a tablet that shows one app.
  public static let iPadMini = ViewImageConfig.iPadMini(.landscape).traits
  public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape).traits
  public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape).traits
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape).traits
  public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape).traits
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape).traits
}
