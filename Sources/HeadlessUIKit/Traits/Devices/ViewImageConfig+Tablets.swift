import Foundation

// Source of screens and safe areas: Apple, Human Interface Guidelines, "Layout".

extension ViewImageConfig {
  public static let iPadMini = iPadMini(.portrait)
  public static let iPad9 = iPad9(.portrait)
  public static let iPad10 = iPad10(.portrait)
  public static let iPadAir11 = iPadAir11(.portrait)
  public static let iPadAir13 = iPadAir13(.portrait)
  public static let iPadPro11 = iPadPro11(.portrait)
  public static let iPadPro12_9 = iPadPro12_9(.portrait)
  public static let iPadPro11M4 = iPadPro11M4(.portrait)
  public static let iPadPro13 = iPadPro13(.portrait)

  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.tablet(top: 24).config(744, 1133, scale: 2, orientation)
  }

  public static func iPad9(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.tabletWithHomeButton.config(810, 1080, scale: 2, orientation)
  }

  public static func iPad10(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.tablet(top: 24).config(820, 1180, scale: 2, orientation)
  }

  public static func iPadAir11(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.tablet(top: 24).config(820, 1180, scale: 2, orientation)
  }

  public static func iPadAir13(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.tablet(top: 24).config(1024, 1366, scale: 2, orientation)
  }

  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.tablet(top: 24).config(834, 1194, scale: 2, orientation)
  }

  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.tablet(top: 24).config(1024, 1366, scale: 2, orientation)
  }

  public static func iPadPro11M4(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.tablet(top: 24).config(834, 1210, scale: 2, orientation)
  }

  public static func iPadPro13(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.tablet(top: 24).config(1032, 1376, scale: 2, orientation)
  }
}
