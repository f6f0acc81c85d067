public import FirstFramePlaceholders
@_exported public import UIKit

public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// Writes an email. A placeholder with the subject is drawn.
@preconcurrency @MainActor
open class MFMailComposeViewController: PlaceholderNavigationController {
  open override class var platformPlaceholder: Placeholder {
    Placeholder("MFMailComposeViewController", symbol: "envelope")
  }

  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// `false`, as in a simulator without an account.
  public class func canSendMail() -> Bool { false }
  open func setSubject(_ subject: String) { platformDetail = subject }
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

/// Writes a text message. A placeholder with the recipients is drawn.
@preconcurrency @MainActor
open class MFMessageComposeViewController: PlaceholderNavigationController {
  open override class var platformPlaceholder: Placeholder {
    Placeholder("MFMessageComposeViewController", symbol: "bubble.left")
  }

  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]? { didSet { platformDetail = recipients?.joined(separator: ", ") } }
  open var subject: String?
  open var body: String?

  /// `false`, as in a simulator.
  public class func canSendText() -> Bool { false }
  public class func canSendSubject() -> Bool { false }
  public class func canSendAttachments() -> Bool { false }

  @discardableResult
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { true }
}

@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
