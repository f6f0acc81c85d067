import Foundation

/// A box whose edges a reader sees, in points from the picture's top left.
struct ReadableBox {
  let frame: CGRect
  let isRounded: Bool
  /// Whether it hides what lies under it.
  let isOpaque: Bool

  /// A box too small for lines is drawn as a mark.
  static let smallestSide: CGFloat = 14

  var isMark: Bool { frame.width < Self.smallestSide && frame.height < Self.smallestSide }
  var isHorizontalLine: Bool { !isMark && frame.height < Self.smallestSide / 2 }
  var isVerticalLine: Bool { !isMark && frame.width < Self.smallestSide / 2 }
}
