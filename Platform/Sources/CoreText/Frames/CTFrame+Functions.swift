public import CoreGraphics
public import Foundation
import HeadlessUIKit

public let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
public let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
public let kCTFramePathWidthAttributeName: CFString = "CTFramePathWidth"
public let kCTFrameClippingPathsAttributeName: CFString = "CTFrameClippingPaths"

/// The direction in which lines follow each other. Here they follow from top to bottom.
public enum CTFrameProgression: UInt32, CaseIterable, Sendable {
  case topToBottom = 0
  case rightToLeft = 1
  case leftToRight = 2
}

/// Returns the range of the characters that are in the frame. It ends before the first character that does not fit.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CTFrameGetVisibleStringRange(frame) }

/// Returns the same range as `CTFrameGetStringRange(_:)`: frames contain no characters that are not visible.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.lowerBound, length: frame.range.count)
}

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// Returns the lines from top to bottom.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Writes the starts of the lines of a range in points from the lower left corner of the bounding box of the path, with
/// y up. A range without length extends to the last line.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  for (index, origin) in frame.origins[range.clamped(to: frame.origins.count)].enumerated() { origins[index] = origin }
}

/// Draws the lines in a context whose y increases upwards.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.isEmpty ? .zero : frame.path.boundingBox.origin
  let position = context.textPosition
  context.textPosition = .zero
  for (line, origin) in zip(frame.lines, frame.origins) {
    line.draw(in: context, at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y))
  }
  context.textPosition = position
}
