import Foundation
@_spi(Porting) import HeadlessUIKit

extension ViewImageConfig {
  /// The orientation of a tablet, and the part of its screen that the app covers.
  public enum TabletOrientation: Hashable, Sendable {
    /// The parts of a screen in landscape.
    public enum LandscapeSplits: Hashable, Sendable {
      case oneThird, oneHalf, twoThirds, full
    }

    /// The parts of a screen in portrait.
    public enum PortraitSplits: Hashable, Sendable {
      case oneThird, twoThirds, full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)

    /// The whole screen in landscape.
    public static let landscape = TabletOrientation.landscape(splitView: .full)
    /// The whole screen in portrait.
    public static let portrait = TabletOrientation.portrait(splitView: .full)
  }

  // In this library, a tablet without an orientation is in landscape.

  public static let iPadMini = iPadMini(TabletOrientation.landscape)
  public static let iPad9_7 = iPad9_7(TabletOrientation.landscape)
  public static let iPad10_2 = iPad10_2(TabletOrientation.landscape)
  public static let iPadPro10_5 = iPadPro10_5(TabletOrientation.landscape)
  public static let iPadPro11 = iPadPro11(TabletOrientation.landscape)
  public static let iPadPro12_9 = iPadPro12_9(TabletOrientation.landscape)

  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(width: 1024, height: 768, hasHomeButton: true).config(orientation)
  }

  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(width: 1024, height: 768, hasHomeButton: true).config(orientation)
  }

  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(width: 1080, height: 810, hasHomeButton: true).config(orientation)
  }

  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(width: 1112, height: 834, hasHomeButton: true).config(orientation)
  }

  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(width: 1194, height: 834, hasHomeButton: false).config(orientation)
  }

  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(width: 1366, height: 1024, hasHomeButton: false).config(orientation)
  }
}

/// The screen of a tablet.
private struct Tablet {
  /// The longer side, in points.
  let width: CGFloat
  /// The shorter side, in points.
  let height: CGFloat
  let hasHomeButton: Bool

  /// The width of the bar between two apps, in points.
  private static let divider: CGFloat = 10

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let size: CGSize
    let isRegular: Bool
    switch orientation {
    case .landscape(let split):
      size = CGSize(width: share(split), height: height)
      // Only on the largest tablet, two apps of half the width have a regular width.
      isRegular = split == .full || split == .twoThirds || (split == .oneHalf && width >= 1366)
    case .portrait(let split):
      size = CGSize(width: share(split), height: width)
      isRegular = split == .full
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: hasHomeButton ? 20 : 24, left: 0, bottom: hasHomeButton ? 0 : 20, right: 0),
      size: size,
      traits: UITraitCollection {
        $0.displayScale = 2
        $0.userInterfaceIdiom = .pad
        $0.horizontalSizeClass = isRegular ? .regular : .compact
        $0.verticalSizeClass = .regular
      }
    ).named
  }

  /// Returns the width of the narrow app in a split view, in points.
  private func narrowWidth(isPortrait: Bool) -> CGFloat {
    width >= 1366 || (width >= 1194 && !isPortrait) ? 375 : 320
  }

  private func share(_ split: ViewImageConfig.TabletOrientation.LandscapeSplits) -> CGFloat {
    switch split {
    case .full: width
    case .oneThird: narrowWidth(isPortrait: false)
    case .oneHalf: (width - Self.divider) / 2
    case .twoThirds: width - Self.divider - narrowWidth(isPortrait: false)
    }
  }

  private func share(_ split: ViewImageConfig.TabletOrientation.PortraitSplits) -> CGFloat {
    switch split {
    case .full: height
    case .oneThird: narrowWidth(isPortrait: true)
    case .twoThirds: height - Self.divider - narrowWidth(isPortrait: true)
    }
  }
}
