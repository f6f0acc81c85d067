public import CoreGraphics
public import Foundation
@_spi(Porting) import HeadlessUIKit

/// Returns the index of the string at which a caret is nearest to a position in points, or `kCFNotFound` in an empty
/// line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  var nearest = (index: kCFNotFound, distance: CGFloat.infinity)
  for cluster in line.clusters where !cluster.offsets.isEmpty {
    let distance = max(cluster.x - position.x, position.x - cluster.x - cluster.width, 0)
    guard distance < nearest.distance else { continue }
    let isLeading = abs(cluster.leadingX - position.x) <= abs(cluster.trailingX - position.x)
    nearest = (isLeading ? cluster.offsets.lowerBound : cluster.offsets.upperBound, distance)
  }
  return nearest.index
}

/// Returns the position of the caret before a character, in points from the start of the line; at the end of the
/// string, that of the caret after the last character.
///
/// - Parameter secondaryOffset: Where the position of the caret after the character before is written. It differs where
///   the direction of the text changes.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let clusters = line.clusters.filter { !$0.offsets.isEmpty }
  let before = clusters.filter { $0.offsets.upperBound <= charIndex }.max {
    $0.offsets.upperBound < $1.offsets.upperBound
  }
  let at = clusters.first { $0.offsets.contains(charIndex) }
  let first = clusters.min { $0.offsets.lowerBound < $1.offsets.lowerBound }
  let primary = at?.leadingX ?? before?.trailingX ?? first?.leadingX ?? 0
  secondaryOffset?.pointee = before?.trailingX ?? primary
  return primary
}

/// Calls a closure for both edges of each character from left to right, with the position in points, the index of the
/// string, and whether the edge is that at which the character starts.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  var isStopped = false
  for cluster in line.clusters where !cluster.offsets.isEmpty {
    for isLeading in cluster.isRightToLeft ? [false, true] : [true, false] {
      let x = isLeading ? cluster.leadingX : cluster.trailingX
      let index = isLeading ? cluster.offsets.lowerBound : cluster.offsets.upperBound - 1
      block(Double(x), index, isLeading, &isStopped)
      if isStopped { return }
    }
  }
}

extension TextLine.Cluster {
  /// The edge at which the cluster starts, in points.
  var leadingX: CGFloat { isRightToLeft ? x + width : x }
  var trailingX: CGFloat { isRightToLeft ? x : x + width }
}
