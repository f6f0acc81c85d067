public import Foundation

/// A picture within text, or room for one.
public final class NSTextAttachment: NSObject {
  public var image: UIImage?
  /// The size of the picture, and where its lower left corner lies above the baseline, in points; y up.
  ///
  /// Without a size, the picture has its own and stands on the baseline.
  public var bounds = CGRect.zero

  /// The character that stands for an attachment.
  public static let character = 0xFFFC

  public override init() {
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The bounds, or those of the picture.
  var placedBounds: CGRect {
    bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// A text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
