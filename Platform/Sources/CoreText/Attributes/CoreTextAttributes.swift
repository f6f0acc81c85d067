import CoreGraphics
import Foundation
@_spi(Porting) import HeadlessUIKit

extension NSAttributedString {
  /// The text with UIKit's attributes in place of those of Core Text with other names.
  var withAttributesOfUIKit: NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      for (key, value) in attributes {
        guard let (key, value) = attributeOfUIKit(key, value) else { continue }
        result.addAttribute(key, value: value, range: range)
      }
    }
    return result
  }
}

/// Returns the attribute of UIKit with the meaning of one of Core Text; `nil` if both are the same, or if there is none.
private func attributeOfUIKit(
  _ key: NSAttributedString.Key, _ value: Any
) -> (NSAttributedString.Key, Any)? {
  switch key {
  case kCTForegroundColorAttributeName: color(value).map { (.foregroundColor, $0) }
  case kCTBackgroundColorAttributeName: color(value).map { (.backgroundColor, $0) }
  case kCTUnderlineColorAttributeName: color(value).map { (.underlineColor, $0) }
  case kCTStrokeColorAttributeName: color(value).map { (.strokeColor, $0) }
  case kCTUnderlineStyleAttributeName: (value as? CTUnderlineStyle).map { (key, Int($0.rawValue)) }
  case kCTRunDelegateAttributeName: (value as? CTRunDelegate).map { (.attachment, $0.attachment) }
  case kCTSuperscriptAttributeName, kCTRubyAnnotationAttributeName, kCTGlyphInfoAttributeName:
    warn(of: key)
  default: nil
  }
}

private func color(_ value: Any) -> UIColor? { (value as? CGColor).map { UIColor(cgColor: $0) } }

private func warn(of key: NSAttributedString.Key) -> (NSAttributedString.Key, Any)? {
  PlatformWarning.warn("The attribute `\(key.rawValue)` of Core Text has no effect here: letters are drawn without it.")
  return nil
}
