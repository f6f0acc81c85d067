import Foundation

extension UIAccessibility {
  /// Settings that guided access can change.
  public struct GuidedAccessAccessibilityFeature: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let voiceOver = Self(rawValue: 1 << 0)
    public static let zoom = Self(rawValue: 1 << 1)
    public static let assistiveTouch = Self(rawValue: 1 << 2)
    public static let invertColors = Self(rawValue: 1 << 3)
    public static let grayscaleDisplay = Self(rawValue: 1 << 4)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Whether users may use a part of an app.
  public enum GuidedAccessRestrictionState: Int, CaseIterable, Sendable {
    case allow = 0
    case deny = 1
  }

  /// Why guided access was not configured.
  public struct GuidedAccessError: Error, Hashable, Sendable {
    public let code: Code

    public static var errorDomain: String { "UIGuidedAccessErrorDomain" }
    public static var permissionDenied: Code { .permissionDenied }
    public static var failed: Code { .failed }

    public enum Code: Int, CaseIterable, Sendable {
      case permissionDenied = 0
      case failed = -1
    }
  }

  /// Returns `allow`: there is no guided access.
  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> GuidedAccessRestrictionState { .allow }

  /// Calls the handler with an error: there is no guided access.
  public static func configureForGuidedAccess(
    features: GuidedAccessAccessibilityFeature, enabled: Bool, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, GuidedAccessError(code: .failed))
  }
}

public typealias UIGuidedAccessAccessibilityFeature = UIAccessibility.GuidedAccessAccessibilityFeature
public typealias UIGuidedAccessRestrictionState = UIAccessibility.GuidedAccessRestrictionState
public typealias UIGuidedAccessErrorCode = UIAccessibility.GuidedAccessError.Code

/// Describes the parts of an app that guided access can restrict. Its methods are not called.
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: DelegateObject {
  var guidedAccessRestrictionIdentifiers: [String]? { get }
  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String,
    didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
  func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
  public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { nil }
}
