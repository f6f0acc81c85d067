import Foundation

/// Where a header or footer lies that stays on screen as long as its section does.
struct PinnedPlace {
  /// The part of the content that is on screen, along the direction in which it scrolls.
  let visible: ClosedRange<CGFloat>
  /// What the view may not leave.
  let section: ClosedRange<CGFloat>

  /// The start of a view that stays at the start.
  func header(from start: CGFloat, length: CGFloat) -> CGFloat {
    max(start, min(visible.lowerBound, section.upperBound - length))
  }

  /// The start of a view that stays at the end.
  func footer(from start: CGFloat, length: CGFloat) -> CGFloat {
    min(start, max(visible.upperBound - length, section.lowerBound))
  }
}
