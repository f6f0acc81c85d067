public import Foundation

/// Whether an item is sent as a copy, or people work on it together.
public enum UIActivityCollaborationMode: Int, CaseIterable, Sendable {
  case sendCopy = 0
  case collaborate = 1
}

/// Why a mode of sharing is disabled. The sheet has no modes.
@preconcurrency @MainActor
open class UIActivityCollaborationModeRestriction: NSObject {
  open private(set) var disabledMode: UIActivityCollaborationMode
  open private(set) var alertTitle: String?
  open private(set) var alertMessage: String?
  open private(set) var alertDismissButtonTitle: String?
  open private(set) var alertRecoverySuggestionButtonTitle: String?
  open private(set) var alertRecoverySuggestionButtonLaunchURL: URL?

  private init(
    mode: UIActivityCollaborationMode, title: String?, message: String?, dismissTitle: String?, recoveryTitle: String?,
    url: URL?
  ) {
    disabledMode = mode
    alertTitle = title
    alertMessage = message
    alertDismissButtonTitle = dismissTitle
    alertRecoverySuggestionButtonTitle = recoveryTitle
    alertRecoverySuggestionButtonLaunchURL = url
    super.init()
  }

  public convenience init(disabledMode: UIActivityCollaborationMode) {
    self.init(mode: disabledMode, title: nil, message: nil, dismissTitle: nil, recoveryTitle: nil, url: nil)
  }

  public convenience init(disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String) {
    self.init(
      mode: disabledMode, title: alertTitle, message: alertMessage, dismissTitle: nil, recoveryTitle: nil, url: nil)
  }

  public convenience init(
    disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String,
    alertDismissButtonTitle: String
  ) {
    self.init(
      mode: disabledMode, title: alertTitle, message: alertMessage, dismissTitle: alertDismissButtonTitle,
      recoveryTitle: nil, url: nil)
  }

  public convenience init(
    disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String,
    alertDismissButtonTitle: String, alertRecoverySuggestionButtonTitle: String,
    alertRecoverySuggestionButtonLaunchURL: URL
  ) {
    self.init(
      mode: disabledMode, title: alertTitle, message: alertMessage, dismissTitle: alertDismissButtonTitle,
      recoveryTitle: alertRecoverySuggestionButtonTitle, url: alertRecoverySuggestionButtonLaunchURL)
  }
}

/// Sections of a sheet of activities.
public struct UIActivitySectionTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Suggested people, which the sheet never has.
  public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1 << 0)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

extension UIActivity.ActivityType {
  public static let postToTencentWeibo = UIActivity.ActivityType("com.apple.UIKit.activity.TencentWeibo")
  public static let sharePlay = UIActivity.ActivityType("com.apple.UIKit.activity.SharePlay")
  public static let collaborationInviteWithLink = UIActivity.ActivityType(
    "com.apple.UIKit.activity.CollaborationInviteWithLink")
  public static let collaborationCopyLink = UIActivity.ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
}
