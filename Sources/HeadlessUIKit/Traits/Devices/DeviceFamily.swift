import Foundation

/// What the devices of a design have in common: where they cover the screen, upright and on their side.
enum DeviceFamily: Sendable {
  /// A status bar above, and a home button outside of the screen.
  case homeButton
  /// A notch or an island above, as high as given, and a home indicator below.
  case notch(top: CGFloat)
  /// A tablet without a home button, whose status bar is as high as given.
  case tablet(top: CGFloat)
  /// A tablet with a home button.
  case tabletWithHomeButton

  func safeArea(_ orientation: ViewImageConfig.Orientation) -> UIEdgeInsets {
    let isPortrait = orientation == .portrait
    return switch self {
    case .homeButton: UIEdgeInsets(top: isPortrait ? 20 : 0, left: 0, bottom: 0, right: 0)
    case .notch(let top):
      isPortrait
        ? UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
        : UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
    case .tablet(let top): UIEdgeInsets(top: top, left: 0, bottom: 20, right: 0)
    case .tabletWithHomeButton: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
  }

  /// A device of the family.
  ///
  /// - Parameters:
  ///   - width: Of the upright screen, in points.
  ///   - height: Of the upright screen, in points.
  func config(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat, _ orientation: ViewImageConfig.Orientation
  ) -> ViewImageConfig {
    let isPortrait = orientation == .portrait
    let size = isPortrait ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
    let screen = ScreenClasses(size: size)
    return ViewImageConfig(
      safeArea: safeArea(orientation), size: size,
      traits: UITraitCollection {
        $0.displayScale = scale
        $0.userInterfaceIdiom = screen.idiom
        $0.horizontalSizeClass = screen.horizontal
        $0.verticalSizeClass = screen.vertical
      })
  }
}
