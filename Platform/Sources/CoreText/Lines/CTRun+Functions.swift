public import CoreGraphics
public import Foundation
@_spi(Porting) import HeadlessUIKit

/// What is known of the glyphs of a run.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// Returns the attributes of the run's characters by keys of attributed strings, with the font of the glyphs.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.isRightToLeft ? .rightToLeft : [] }

public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.range.lowerBound, length: run.range.count)
}

/// Returns the identity: letters are drawn upright, unless their font is italic.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Writes the glyphs of a range, all of them for a range without length.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (index, glyph) in run.glyphs(in: range).enumerated() { buffer[index] = glyph.number }
}

/// Writes the positions of the glyphs of a range, in points from the start of the line.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (index, glyph) in run.glyphs(in: range).enumerated() { buffer[index] = glyph.position }
}

/// Writes the widths of the glyphs of a range, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (index, glyph) in run.glyphs(in: range).enumerated() { buffer[index] = CGSize(width: glyph.advance, height: 0) }
}

/// Writes the indices of the first characters of the glyphs of a range in the string of the line.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (index, glyph) in run.glyphs(in: range).enumerated() { buffer[index] = glyph.index }
}

// Addresses of what a run has, which are valid as long as the run.

public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? {
  UnsafePointer(run.addresses.numbers.baseAddress)
}

public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? {
  UnsafePointer(run.addresses.positions.baseAddress)
}

public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? {
  UnsafePointer(run.addresses.advances.baseAddress)
}

public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? {
  UnsafePointer(run.addresses.indices.baseAddress)
}

/// Writes the metrics of a run, and returns the width of the glyphs of a range. All lengths are in points.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let line = run.line(of: range)
  ascent?.pointee = line?.ascent ?? 0
  descent?.pointee = line?.descent ?? 0
  leading?.pointee = line?.leading ?? 0
  return Double(run.glyphs(in: range).reduce(0) { $0 + $1.advance })
}

/// Returns the bounds of the outlines of the glyphs of a range, in points of text space.
///
/// - Parameter context: The context whose text position is the start of the line.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let bounds = run.font.inkBounds(of: run.glyphs(in: range).map { ($0.number, $0.position) })
  let position = context?.textPosition ?? .zero
  return bounds.isNull ? .zero : bounds.offsetBy(dx: position.x, dy: position.y)
}

/// Draws the glyphs of a range at their places in the line, which starts at the text position of a context.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  guard let line = run.line(of: range) else { return }
  let x = run.glyphs(in: range).map(\.position.x).min() ?? 0
  context.draw(line, at: CGPoint(x: x, y: 0))
}
