import Foundation
import HeadlessUIKit

/// The name of a setting of a paragraph style.
public enum CTParagraphStyleSpecifier: UInt32, CaseIterable, Sendable {
  case alignment = 0
  case firstLineHeadIndent = 1
  case headIndent = 2
  case tailIndent = 3
  case tabStops = 4
  case defaultTabInterval = 5
  case lineBreakMode = 6
  case lineHeightMultiple = 7
  case maximumLineHeight = 8
  case minimumLineHeight = 9
  case lineSpacing = 10
  case paragraphSpacing = 11
  case paragraphSpacingBefore = 12
  case baseWritingDirection = 13
  case maximumLineSpacing = 14
  case minimumLineSpacing = 15
  case lineSpacingAdjustment = 16
  case lineBoundsOptions = 17
  case count = 18
}

/// The horizontal alignment of text, whose numbers are not those of `NSTextAlignment`.
public enum CTTextAlignment: UInt8, CaseIterable, Sendable {
  case left = 0
  case right = 1
  case center = 2
  case justified = 3
  case natural = 4

  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .right: self = .right
    case .center: self = .center
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }

  /// The alignment with UIKit's name.
  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// The way in which lines that are too long are broken or truncated.
public enum CTLineBreakMode: UInt8, CaseIterable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// The base direction of a paragraph.
public enum CTWritingDirection: Int8, CaseIterable, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
