#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// What conditions of the build decide.
public enum Platform {
  #if os(iOS)
  public static let system = "iOS"
  #elseif os(macOS)
  public static let system = "macOS"
  #else
  public static let system = "another"
  #endif

  #if targetEnvironment(simulator) && !os(Linux)
  public static let isSimulated = true
  #else
  public static let isSimulated = false
  #endif

  #if canImport(UIKit) && MENU
  public typealias Color = UIColor
  #endif

  #if os(iOS) || os(tvOS)
  @available(iOS 13.0, *)
  public static func isCompact(_ traits: UITraitCollection) -> Bool { traits.horizontalSizeClass == .compact }
  #endif
}
