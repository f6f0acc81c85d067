import Foundation

extension UIView {
  /// Resizes the subviews by their masks after the view's size has changed.
  func resizeSubviews(from oldSize: CGSize) {
    for view in subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      let frame = view.layoutFrame
      let (x, width) = Self.stretched(
        start: frame.origin.x, length: frame.size.width, within: oldSize.width,
        by: bounds.size.width - oldSize.width, isStartFlexible: mask.contains(.flexibleLeftMargin),
        isLengthFlexible: mask.contains(.flexibleWidth), isEndFlexible: mask.contains(.flexibleRightMargin))
      let (y, height) = Self.stretched(
        start: frame.origin.y, length: frame.size.height, within: oldSize.height,
        by: bounds.size.height - oldSize.height, isStartFlexible: mask.contains(.flexibleTopMargin),
        isLengthFlexible: mask.contains(.flexibleHeight), isEndFlexible: mask.contains(.flexibleBottomMargin))
      view.layoutFrame = CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0))
    }
  }

  /// Distributes a change of size among the flexible parts, in proportion to their lengths.
  private static func stretched(
    start: CGFloat, length: CGFloat, within extent: CGFloat, by change: CGFloat, isStartFlexible: Bool,
    isLengthFlexible: Bool, isEndFlexible: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [(start, isStartFlexible), (length, isLengthFlexible), (extent - start - length, isEndFlexible)]
    let flexible = parts.filter(\.1)
    guard !flexible.isEmpty else { return (start, length) }
    let total = flexible.reduce(0) { $0 + $1.0 }
    let lengths = parts.map { part -> CGFloat in
      guard part.1 else { return part.0 }
      return part.0 + (total > 0 ? change * part.0 / total : change / CGFloat(flexible.count))
    }
    return (lengths[0], lengths[1])
  }
}
