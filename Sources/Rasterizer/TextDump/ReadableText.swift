import FirstFrameTypesetting
import Foundation

/// One line of text as a reader sees it, in points from the picture's top left.
struct ReadableText {
  let string: String
  let minX: CGFloat
  let maxX: CGFloat
  /// Half the way from the line's top to its bottom.
  let middle: CGFloat
  let alignment: TextAlignment
  /// Of the paragraph that the line belongs to.
  let direction: TextDirection
  /// Whether some of it is read from right to left, here or where the dump is looked at.
  let isBidirectional: Bool
}
