import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// The device and system on which a measurement was made.
struct Platform: Sendable {
  var name: String
  /// The size of the screen, in points.
  var size: CGSize
  /// The pixels per point.
  var scale: CGFloat
  /// The insets at the top and bottom of the screen, in points.
  var safeArea: (top: CGFloat, bottom: CGFloat)
  /// The look of iOS up to 18, or of iOS 26.
  var look: SystemVersion
  var contentSize = ContentSize.large
  var appearance = Appearance.light
  var direction = LayoutDirection.leftToRight
  /// Whether the measurement was made on Mac Catalyst. It counts only if there is none on iOS.
  var isCatalyst = false

  var environment: RenderingEnvironment {
    let insets = UIEdgeInsets(top: safeArea.top, left: 0, bottom: safeArea.bottom, right: 0)
    var environment = ViewImageConfig(safeArea: insets, size: size).renderingEnvironment
    (environment.scale, environment.appearance, environment.layoutDirection) = (scale, appearance, direction)
    (environment.contentSize, environment.systemVersion) = (contentSize, look)
    return environment
  }

  /// The tolerance of frames that hold text, in points: one device pixel.
  var pixel: Double { 1 / Double(scale) }

  // Origins are whole points on Catalyst, while iOS rounds them to pixels.
  var originTolerance: Double { isCatalyst ? 0.5 : 0 }
}

extension Platform {
  static let iPhone16 = Platform(
    name: "iPhone 16, iOS 26.1", size: CGSize(width: 393, height: 852), scale: 3, safeArea: (59, 34), look: .iOS26)
  static let iPhone16Pro = Platform(
    name: "iPhone 16 Pro, iOS 26", size: CGSize(width: 402, height: 874), scale: 3, safeArea: (62, 34), look: .iOS26)
  static let iPhoneSE = Platform(
    name: "iPhone SE, iOS 26.1", size: CGSize(width: 375, height: 667), scale: 2, safeArea: (20, 0), look: .iOS26)
  static let iPhone13 = Platform(
    name: "iPhone 13, iOS 26", size: CGSize(width: 390, height: 844), scale: 3, safeArea: (47, 34), look: .iOS26)
  static let iPhone12ProMax = Platform(
    name: "428 x 926, iOS 14", size: CGSize(width: 428, height: 926), scale: 3, safeArea: (47, 34), look: .iOS18)
  static let iPhone8 = Platform(
    name: "375 x 667, iOS up to 18", size: CGSize(width: 375, height: 667), scale: 2, safeArea: (20, 0), look: .iOS18)
  static let iPhone8Plus = Platform(
    name: "414 x 736, iOS up to 18", size: CGSize(width: 414, height: 736), scale: 3, safeArea: (20, 0), look: .iOS18)
  static let iPhone15 = Platform(
    name: "iPhone 15, iOS 16 to 18", size: CGSize(width: 393, height: 852), scale: 3, safeArea: (59, 34), look: .iOS18)
  static let iPhoneSE1 = Platform(
    name: "320 x 568, iOS 13.3", size: CGSize(width: 320, height: 568), scale: 3, safeArea: (20, 0), look: .iOS18)
  static let catalyst = Platform(
    name: "Mac Catalyst 26.1", size: CGSize(width: 375, height: 667), scale: 2, safeArea: (0, 0), look: .iOS26,
    isCatalyst: true)

  func with(_ change: (inout Platform) -> Void) -> Platform {
    var copy = self
    change(&copy)
    return copy
  }

  var dark: Platform { with { $0.appearance = .dark } }
  var rightToLeft: Platform { with { $0.direction = .rightToLeft } }

  func at(_ contentSize: ContentSize) -> Platform { with { $0.contentSize = contentSize } }
}
