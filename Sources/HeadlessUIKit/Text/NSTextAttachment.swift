public import Foundation

/// Room for a picture within text.
public final class NSTextAttachment: NSObject {
  /// The size of the picture, and where its lower left corner lies above the baseline, in points; y up.
  public var bounds = CGRect.zero

  /// The character that stands for an attachment.
  public static let character = 0xFFFC
}

extension NSAttributedString {
  /// A text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
