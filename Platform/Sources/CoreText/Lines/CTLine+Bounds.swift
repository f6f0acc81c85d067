public import CoreGraphics
public import Foundation
@_spi(Porting) import HeadlessUIKit

/// What the bounds of a line contain.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// The bounds of the outlines of glyphs.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// Writes the metrics of a line, and returns its width including white space at its end. All lengths are in points.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.ascent
  descent?.pointee = line.descent
  leading?.pointee = line.leading
  return Double(line.width)
}

/// Returns the bounds of a line in points from the start of its baseline, with y up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.inkBounds }
  let leading = options.contains(.excludeTypographicLeading) ? 0 : line.leading
  return CGRect(
    x: 0, y: -line.descent - leading, width: line.width, height: line.ascent + line.descent + leading)
}

/// Returns the bounds of the outlines of glyphs, in points of text space.
///
/// - Parameter context: The context whose text position is the start of the line.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let position = context?.textPosition ?? .zero
  return line.inkBounds.offsetBy(dx: position.x, dy: position.y)
}

/// Returns the width of white space at the end of a line, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.trailingSpace) }

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.clusters.reduce(0) { $0 + $1.glyphs.count }
}

/// Returns the distance by which a line is moved so that it is aligned in a width.
///
/// - Parameter flushFactor: 0 or less for left, 1 or more for right, and 0.5 for centered text.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  let rest = flushWidth - Double(line.width - line.trailingSpace)
  return max(rest, 0) * Double(min(max(flushFactor, 0), 1))
}

extension CTLine {
  /// The bounds of the outlines of glyphs, in points from the start of the baseline, with y up.
  var inkBounds: CGRect {
    let bounds = clusters.reduce(CGRect.null) { $0.union($1.inkBounds) }
    return bounds.isNull ? .zero : bounds
  }
}

extension TextLine.Cluster {
  /// The bounds of the outlines of the glyphs; null without any.
  var inkBounds: CGRect { font.inkBounds(of: glyphs.map { ($0.number, $0.position) }) }
}
