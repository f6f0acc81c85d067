import Foundation

/// The position and length of a view along one axis within its superview, in points, and which parts are flexible according
/// to its autoresizing mask.
struct FlexibleSpan {
  var start: CGFloat
  var length: CGFloat
  /// The length of the superview.
  var extent: CGFloat
  var isStartFlexible: Bool
  var isLengthFlexible: Bool
  var isEndFlexible: Bool

  /// Returns the growth of the start and of the length if the superview's length changes. Flexible parts share the change
  /// in proportion to their lengths.
  func growth(by change: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let parts = [(start, isStartFlexible), (length, isLengthFlexible), (extent - start - length, isEndFlexible)]
    let flexible = parts.filter(\.1)
    guard !flexible.isEmpty else { return (0, 0) }
    let total = flexible.reduce(0) { $0 + $1.0 }
    let growths = parts.map { part -> CGFloat in
      guard part.1 else { return 0 }
      return total > 0 ? change * part.0 / total : change / CGFloat(flexible.count)
    }
    return (growths[0], growths[1])
  }
}

extension UIView {
  /// Whether the view's frame changes with the superview's size, by its autoresizing mask.
  var isAutoresized: Bool {
    translatesAutoresizingMaskIntoConstraints && !autoresizingMask.isEmpty && superview?.autoresizesSubviews == true
  }

  /// Returns the horizontal and the vertical span of the view in a superview of a size, in points.
  func flexibleSpans(in size: CGSize) -> (horizontal: FlexibleSpan, vertical: FlexibleSpan) {
    let (frame, mask) = (layoutFrame, autoresizingMask)
    return (
      FlexibleSpan(
        start: frame.origin.x, length: frame.size.width, extent: size.width,
        isStartFlexible: mask.contains(.flexibleLeftMargin), isLengthFlexible: mask.contains(.flexibleWidth),
        isEndFlexible: mask.contains(.flexibleRightMargin)),
      FlexibleSpan(
        start: frame.origin.y, length: frame.size.height, extent: size.height,
        isStartFlexible: mask.contains(.flexibleTopMargin), isLengthFlexible: mask.contains(.flexibleHeight),
        isEndFlexible: mask.contains(.flexibleBottomMargin))
    )
  }

  /// Resizes the subviews according to their autoresizing masks after the view's size has changed.
  func resizeSubviews(from oldSize: CGSize) {
    guard !subviews.isEmpty else { return }
    NestedCalls.run(of: self, or: ()) { resizeEachSubview(from: oldSize) }
  }

  private func resizeEachSubview(from oldSize: CGSize) {
    for view in subviews where view.isAutoresized {
      let (horizontal, vertical) = view.flexibleSpans(in: oldSize)
      let (dx, width) = horizontal.growth(by: bounds.size.width - oldSize.width)
      let (dy, height) = vertical.growth(by: bounds.size.height - oldSize.height)
      view.layoutFrame = CGRect(
        x: horizontal.start + dx, y: vertical.start + dy, width: max(horizontal.length + width, 0),
        height: max(vertical.length + height, 0))
    }
  }
}
