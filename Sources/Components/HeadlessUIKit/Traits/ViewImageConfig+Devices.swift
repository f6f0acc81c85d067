import Foundation

// Source of screens and safe areas: Apple, Human Interface Guidelines, "Layout".

extension ViewImageConfig {
  // MARK: Phones

  public static let iPhoneSe = iPhoneSe(.portrait)
  public static let iPhoneSe3 = iPhoneSe3(.portrait)
  public static let iPhone8 = iPhone8(.portrait)
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static let iPhoneX = iPhoneX(.portrait)
  public static let iPhone11 = iPhone11(.portrait)
  public static let iPhone11ProMax = iPhone11ProMax(.portrait)
  public static let iPhone12 = iPhone12(.portrait)
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static let iPhone13 = iPhone13(.portrait)
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static let iPhone14 = iPhone14(.portrait)
  public static let iPhone14Plus = iPhone14Plus(.portrait)
  public static let iPhone15 = iPhone15(.portrait)
  public static let iPhone15Pro = iPhone15Pro(.portrait)
  public static let iPhone15ProMax = iPhone15ProMax(.portrait)
  public static let iPhone16e = iPhone16e(.portrait)
  public static let iPhone16 = iPhone16(.portrait)
  public static let iPhone16Plus = iPhone16Plus(.portrait)
  public static let iPhone16Pro = iPhone16Pro(.portrait)
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)
  public static let iPhone17 = iPhone17(.portrait)
  public static let iPhone17Pro = iPhone17Pro(.portrait)
  public static let iPhoneAir = iPhoneAir(.portrait)
  public static let iPhone17ProMax = iPhone17ProMax(.portrait)

  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.homeButton.config(320, 568, scale: 2, orientation)
  }

  public static func iPhoneSe3(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.homeButton.config(375, 667, scale: 2, orientation)
  }

  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.homeButton.config(375, 667, scale: 2, orientation)
  }

  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.homeButton.config(414, 736, scale: 3, orientation)
  }

  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 44).config(375, 812, scale: 3, orientation)
  }

  public static func iPhone11(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 48).config(414, 896, scale: 2, orientation)
  }

  public static func iPhone11ProMax(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 44).config(414, 896, scale: 3, orientation)
  }

  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 47).config(390, 844, scale: 3, orientation)
  }

  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 50).config(375, 812, scale: 3, orientation)
  }

  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 47).config(390, 844, scale: 3, orientation)
  }

  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 47).config(390, 844, scale: 3, orientation)
  }

  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 47).config(428, 926, scale: 3, orientation)
  }

  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 47).config(390, 844, scale: 3, orientation)
  }

  public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 47).config(428, 926, scale: 3, orientation)
  }

  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 59).config(393, 852, scale: 3, orientation)
  }

  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 59).config(393, 852, scale: 3, orientation)
  }

  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 59).config(430, 932, scale: 3, orientation)
  }

  public static func iPhone16e(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 47).config(390, 844, scale: 3, orientation)
  }

  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 59).config(393, 852, scale: 3, orientation)
  }

  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 59).config(430, 932, scale: 3, orientation)
  }

  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 62).config(402, 874, scale: 3, orientation)
  }

  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 62).config(440, 956, scale: 3, orientation)
  }

  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 62).config(402, 874, scale: 3, orientation)
  }

  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 62).config(402, 874, scale: 3, orientation)
  }

  public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 68).config(420, 912, scale: 3, orientation)
  }

  public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.notch(top: 62).config(440, 956, scale: 3, orientation)
  }

  // MARK: Tablets

  // The disfavored declarations are those that the module SnapshotTesting of ports declares with other orientations.

  @_disfavoredOverload public static let iPadMini = iPadMini(.portrait)
  public static let iPad9 = iPad9(.portrait)
  public static let iPad10 = iPad10(.portrait)
  public static let iPadAir11 = iPadAir11(.portrait)
  public static let iPadAir13 = iPadAir13(.portrait)
  @_disfavoredOverload public static let iPadPro11 = iPadPro11(.portrait)
  @_disfavoredOverload public static let iPadPro12_9 = iPadPro12_9(.portrait)
  public static let iPadPro11M4 = iPadPro11M4(.portrait)
  public static let iPadPro13 = iPadPro13(.portrait)

  @_disfavoredOverload public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
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

  @_disfavoredOverload public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.tablet(top: 24).config(834, 1194, scale: 2, orientation)
  }

  @_disfavoredOverload public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.tablet(top: 24).config(1024, 1366, scale: 2, orientation)
  }

  public static func iPadPro11M4(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.tablet(top: 24).config(834, 1210, scale: 2, orientation)
  }

  public static func iPadPro13(_ orientation: Orientation) -> ViewImageConfig {
    DeviceFamily.tablet(top: 24).config(1032, 1376, scale: 2, orientation)
  }
}
