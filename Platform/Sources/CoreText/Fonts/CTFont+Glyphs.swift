public import CoreGraphics
public import Foundation
@_spi(Porting) public import HeadlessUIKit

/// The number of a glyph of a font. 0 is the sign for a missing character.
public typealias CGGlyph = UInt16

/// The direction in which glyphs advance. Text is horizontal here.
public enum CTFontOrientation: UInt32, Sendable {
  case `default` = 0
  case horizontal = 1
  case vertical = 2

  fileprivate func warn() {
    guard self == .vertical else { return }
    PlatformWarning.warn("`CTFontOrientation.vertical` has no effect here: text is horizontal.")
  }
}

/// Writes the glyphs of UTF-16 code units, and returns whether the font has all characters. The second unit of a
/// surrogate pair has the glyph 0.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
  var isComplete = true
  var index = 0
  while index < count {
    var length = 1
    var scalar = Unicode.Scalar(characters[index])
    if scalar == nil, index + 1 < count, UTF16.isLeadSurrogate(characters[index]) {
      scalar = String(decoding: [characters[index], characters[index + 1]], as: UTF16.self).unicodeScalars.first
      glyphs[index + 1] = 0
      length = 2
    }
    let glyph = scalar.flatMap { font.glyph(for: $0) }
    glyphs[index] = glyph ?? 0
    if glyph == nil { isComplete = false }
    index += length
  }
  return isComplete
}

/// Writes the widths of glyphs, in points, and returns their sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  orientation.warn()
  var sum = 0.0
  for index in 0..<max(count, 0) {
    let advance = font.advance(of: glyphs[index])
    advances?[index] = CGSize(width: advance, height: 0)
    sum += Double(advance)
  }
  return sum
}

/// Writes the bounds of the outlines of glyphs, in points with y up, and returns the rectangle around all of them.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  orientation.warn()
  var union = CGRect.null
  for index in 0..<max(count, 0) {
    let bounds = font.inkBounds(of: glyphs[index])
    boundingRects?[index] = bounds.isNull ? .zero : bounds
    union = union.union(bounds)
  }
  return union.isNull ? .zero : union
}

/// Returns the outline of a glyph in points, with y up from the baseline; `nil` for a glyph without one, such as a
/// space.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let path = font.outline(of: glyph)
  return path.isEmpty ? nil : path.copy(using: matrix)
}

/// Draws glyphs in the fill color of a context, at positions in its text space.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  for index in 0..<max(count, 0) {
    var place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
    if let path = CTFontCreatePathForGlyph(font, glyphs[index], &place) { context.fillInTextSpace(path) }
  }
}

extension UIFont {
  /// Returns the bounds of a glyph's outline, in points with y up; null for a glyph without one.
  func inkBounds(of glyph: CGGlyph) -> CGRect { outline(of: glyph).boundingBoxOfPath }

  /// Returns the bounds of the outlines of glyphs at positions with y up; null if no glyph has an outline.
  func inkBounds(of glyphs: [(number: CGGlyph, position: CGPoint)]) -> CGRect {
    glyphs.reduce(CGRect.null) { bounds, glyph in
      let ink = inkBounds(of: glyph.number)
      return ink.isNull ? bounds : bounds.union(ink.offsetBy(dx: glyph.position.x, dy: glyph.position.y))
    }
  }
}
