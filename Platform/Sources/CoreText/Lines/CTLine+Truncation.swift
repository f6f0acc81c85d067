import CoreGraphics
import Foundation
@_spi(Porting) import HeadlessUIKit

/// The part of a line that an ellipsis replaces.
public enum CTLineTruncationType: UInt32, CaseIterable, Sendable {
  case start = 0
  case end = 1
  case middle = 2
}

/// Returns a line that is at most as wide as a width: the line itself if it fits; `nil` if not even the token fits.
///
/// - Parameters:
///   - width: The width in points.
///   - truncationToken: The line that stands for the missing text, such as an ellipsis; `nil` for none.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  let slack: CGFloat = 1e-6
  let limit = CGFloat(width) + slack
  if line.width - line.trailingSpace <= limit { return line }
  let room = limit - (truncationToken?.width ?? 0)
  guard room >= 0 else { return nil }
  let clusters = line.clusters.filter { !$0.offsets.isEmpty }
    .sorted { $0.offsets.lowerBound < $1.offsets.lowerBound }
  let truncation = LineTruncation(line: line, clusters: clusters, token: truncationToken)
  return switch truncationType {
  case .end: truncation.assembled(head: truncation.head(room), tail: nil)
  case .start: truncation.assembled(head: nil, tail: truncation.tail(room, after: 0))
  case .middle: truncation.middle(room)
  }
}

/// The parts of a line that remain when it is truncated.
private struct LineTruncation {
  let line: CTLine
  /// The clusters in the order of the string.
  let clusters: [TextLine.Cluster]
  let token: CTLine?

  /// Returns the longest start of the line that fits, without white space at its end.
  func head(_ room: CGFloat) -> CTLine.Piece? {
    var width: CGFloat = 0
    var end = clusters.prefix { cluster in
      width += cluster.width
      return width <= room || cluster.isWhiteSpace
    }.count
    while end > 0 {
      if !clusters[end - 1].isWhiteSpace {
        let piece = piece(0..<end)
        if piece.line.width <= room { return piece }
      }
      end -= 1
    }
    return nil
  }

  /// Returns the longest end of the line that fits, without white space at its start.
  func tail(_ room: CGFloat, after first: Int) -> CTLine.Piece? {
    var width: CGFloat = 0
    var start =
      clusters.count
      - clusters.reversed().prefix { cluster in
        width += cluster.width
        return width <= room || cluster.isWhiteSpace
      }.count
    start = max(start, first)
    while start < clusters.count {
      if !clusters[start].isWhiteSpace {
        let piece = piece(start..<clusters.count)
        if piece.line.width <= room { return piece }
      }
      start += 1
    }
    return nil
  }

  func middle(_ room: CGFloat) -> CTLine {
    let head = head(room / 2)
    let end = head.map { $0.start + $0.line.text.length } ?? 0
    let first = clusters.firstIndex { $0.offsets.lowerBound >= end } ?? 0
    return assembled(head: head, tail: tail(room - (head?.line.width ?? 0), after: first))
  }

  /// Returns a line of the parts, with the token between them or in place of the missing one.
  func assembled(head: CTLine.Piece?, tail: CTLine.Piece?) -> CTLine {
    let cut = head.map { $0.start + $0.line.text.length } ?? tail?.start ?? line.range.lowerBound
    let signs = token?.pieces.map { CTLine.Piece(line: $0.line, x: 0, start: cut, isSign: true) } ?? []
    let parts = [head].compactMap { $0 } + signs + [tail].compactMap { $0 }
    var x: CGFloat = 0
    let placed = (line.isRightToLeft ? parts.reversed() : parts).map { part in
      defer { x += part.line.width }
      return CTLine.Piece(line: part.line, x: x, start: part.start, isSign: part.isSign)
    }
    return CTLine(
      source: line.source, original: line.original, range: line.range, isRightToLeft: line.isRightToLeft, pieces: placed
    )
  }

  private func piece(_ part: Range<Int>) -> CTLine.Piece {
    let start = clusters[part.lowerBound].offsets.lowerBound
    let end = clusters[part.upperBound - 1].offsets.upperBound
    let text = line.source.attributedSubstring(from: NSRange(location: start, length: end - start))
    return CTLine.Piece(line: TextLine(text, isRightToLeft: line.isRightToLeft), x: 0, start: start)
  }
}
