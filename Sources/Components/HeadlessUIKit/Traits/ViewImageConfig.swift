import FirstFrameGeometry
public import FirstFrameLayoutTree
public import Foundation

/// The screen of a device: its size, safe area and traits.
public struct ViewImageConfig: Hashable, Sendable {
  /// The orientation of a device.
  public enum Orientation: CaseIterable, Sendable {
    case portrait, landscape
  }

  /// The insets of the part of the screen that the device does not cover, in points.
  public var safeArea: UIEdgeInsets
  /// The size of the screen, in points, or `nil` for the component's own size.
  public var size: CGSize?
  public var traits: UITraitCollection
  /// The version of iOS that the device runs.
  public var systemVersion: SystemVersion

  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
    systemVersion: SystemVersion = .default
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
    self.systemVersion = systemVersion
  }

  /// Whether the configuration is one of those that this type names.
  @_spi(Porting) public private(set) var isNamedDevice = false

  /// The configuration as one that has a name.
  @_spi(Porting) public var named: ViewImageConfig {
    var config = self
    config.isNamedDevice = true
    return config
  }

  /// Returns the same device with its traits overridden by others.
  public func with(traits: UITraitCollection) -> ViewImageConfig {
    var config = self
    config.traits = UITraitCollection(traitsFrom: [self.traits, traits])
    return config
  }

  /// The same device in dark appearance.
  public var dark: ViewImageConfig { with(traits: UITraitCollection(userInterfaceStyle: .dark)) }

  /// The device as an environment. Unspecified traits default to light appearance, left-to-right layout, scale 2, the
  /// default text size, and the idiom and size classes of a device of this size.
  public var renderingEnvironment: RenderingEnvironment {
    RenderingEnvironment(
      size: size, screenSize: size, scale: traits.displayScale > 0 ? traits.displayScale : 2,
      appearance: traits.userInterfaceStyle == .dark ? .dark : .light,
      layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      safeArea: EdgeInsets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
      contentSize: traits.preferredContentSizeCategory.contentSize,
      horizontalSizeClass: traits.horizontalSizeClass.sizeClass, verticalSizeClass: traits.verticalSizeClass.sizeClass,
      idiom: traits.userInterfaceIdiom.idiom, isContrastIncreased: traits.accessibilityContrast == .high,
      isTextBold: traits.legibilityWeight == .bold, systemVersion: systemVersion)
  }
}

/// A group of devices with the same kinds of safe area insets, in both orientations.
enum DeviceFamily: Sendable {
  /// A phone with a status bar, and with a home button outside of the screen.
  case homeButton
  /// A phone with a notch or island of the given height in points, and a home indicator.
  case notch(top: CGFloat)
  /// A tablet without a home button, with a status bar of the given height in points.
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

  /// Returns a device of the family.
  ///
  /// - Parameters:
  ///   - width: The width of the screen in portrait, in points.
  ///   - height: The height of the screen in portrait, in points.
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
      }
    ).named
  }
}
