import FirstFrameLayoutTree
import Foundation

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, CaseIterable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The contrast of colors.
public enum UIAccessibilityContrast: Int, CaseIterable, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The legibility weight of text.
public enum UILegibilityWeight: Int, CaseIterable, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The layout direction of an environment, or unspecified.
public enum UITraitEnvironmentLayoutDirection: Int, CaseIterable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The layout direction of a view.
public enum UIUserInterfaceLayoutDirection: Int, CaseIterable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// The meaning of a view's content, which determines whether it is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, CaseIterable, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// The level of an interface: content of sheets and popovers is elevated above other content.
public enum UIUserInterfaceLevel: Int, CaseIterable, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, CaseIterable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6

  init(_ idiom: Idiom) {
    self =
      switch idiom {
      case .phone: .phone
      case .pad: .pad
      case .tv: .tv
      case .carPlay: .carPlay
      case .mac: .mac
      case .vision: .vision
      }
  }

  /// The value in layout trees, or `nil` if unspecified.
  var idiom: Idiom? {
    switch self {
    case .unspecified: nil
    case .phone: .phone
    case .pad: .pad
    case .tv: .tv
    case .carPlay: .carPlay
    case .mac: .mac
    case .vision: .vision
    }
  }
}

/// The size class of an axis: whether space is limited.
public enum UIUserInterfaceSizeClass: Int, CaseIterable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2

  init(_ sizeClass: SizeClass) {
    self = sizeClass == .compact ? .compact : .regular
  }

  /// The value in layout trees, or `nil` if unspecified.
  var sizeClass: SizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}

/// The idiom and size classes of a device, derived from its screen size.
///
/// The sizes are from Apple's Human Interface Guidelines, "Layout": the smallest iPad is 744 points wide, and phones
/// that are at least 414 points wide have regular width in landscape.
struct ScreenClasses {
  var idiom: UIUserInterfaceIdiom
  var horizontal: UIUserInterfaceSizeClass
  var vertical: UIUserInterfaceSizeClass

  /// - Parameter size: The size, in points. If `nil` or smaller than any phone, it counts as part of a phone's portrait
  ///   screen.
  init(size: CGSize?) {
    let size = size ?? .zero
    let short = min(size.width, size.height)
    if short >= 744 {
      (idiom, horizontal, vertical) = (.pad, .regular, .regular)
    } else if short >= 320, size.width > size.height {
      (idiom, horizontal, vertical) = (.phone, short >= 414 ? .regular : .compact, .compact)
    } else {
      (idiom, horizontal, vertical) = (.phone, .compact, .regular)
    }
  }
}
