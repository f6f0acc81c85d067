public import Foundation

extension TypesetText {
  /// The width of a caret, in points.
  public static let caretWidth: CGFloat = 2

  /// Where a caret stands, in points from the top left of the text; its left side is the place between two characters.
  ///
  /// - Parameter offset: Counted in UTF-16 code units of all runs together, as `NSRange` counts. Within a grapheme
  ///   cluster it means the start of the cluster, in a part that is not shown the end of what is shown before it.
  public func caretRect(at offset: Int) -> CGRect {
    guard let line = lines.last(where: { $0.offsets.lowerBound <= offset }) ?? lines.first else { return .zero }
    return CGRect(
      x: line.caretX(at: offset), y: line.baseline - line.ascent, width: Self.caretWidth,
      height: line.ascent + line.descent)
  }

  /// The place between two characters that is nearest to a point, in UTF-16 code units of all runs together.
  ///
  /// A point above the text counts as one on its first line, a point below as one on its last.
  public func position(closestTo point: CGPoint) -> Int {
    let line = lines.first { point.y < $0.baseline + $0.descent } ?? lines.last
    return line?.offset(closestTo: point.x) ?? 0
  }
}
